// This file is the test that each build gives its pack: start it as a reader's worker would, and ask.
//
// node selftest.mjs FOLDER JOB: reads the parts of the pack in FOLDER; JOB is a JSON record with
// their names, a question, and where known the answer Python gave before the snapshot.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { workerStub } from "./worker_stub.mjs";

const [, , folder, text] = process.argv;
const { rest, probe, expected } = JSON.parse(text);
const content = (name) => gunzipSync(readFileSync(join(folder, `${name}.bin`)));

const worker = workerStub(content("core").toString());
const messages = [];
let wake = () => {};
worker.postMessage = (message) => wake(messages.push(message));
async function heard() {
  while (!messages.length) await new Promise((resolve) => (wake = resolve));
  const message = messages.shift();
  if (message.failed) throw new Error(message.failed);
  if ("print" in message) return heard();
  return message;
}

worker.onmessage({ data: { wasm: await WebAssembly.compile(content("wasm")) } });
const bytes = content(rest);
worker.onmessage({ data: { [rest]: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) } });
await heard();
worker.onmessage({ data: { id: 1, name: probe[0], text: probe[1] } });
const { text: said, error } = await heard();
if (error) throw new Error(`Python answered with an error: ${error}`);
if (expected !== undefined && said !== expected) throw new Error("Python answers otherwise after the restart than before.");
process.exit(0);
