// The test that each build gives its pack: start it as a reader's worker would, and ask.
//
// node self_test.mjs FOLDER REST QUESTIONS REPLIES [LATER FROM]: the folder holds the parts of the pack, REST is the
// name of the third, and LATER of one that is brought before question FROM. QUESTIONS is a file of [name, text] pairs; REPLIES is written: { text, printed } for
// each. Whether they are right, the build says: it knows what its own Python answers.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { workerStub } from "./worker_stub.mjs";

const [, , folder, rest, questions, out, later, from] = process.argv;
const content = (name) => gunzipSync(readFileSync(join(folder, `${name}.bin`)));

const messages = [];
let wake = () => {};
const postMessage = (message) => wake(messages.push(message));
const worker = workerStub(content("core").toString(), { postMessage });

/** Give the next message that is no printed line; those are kept in `printed`, as the page reads them. */
async function heard(printed = []) {
  while (!messages.length) await new Promise((resolve) => (wake = resolve));
  const message = messages.shift();
  if (message.failed) throw new Error(message.failed);
  if (!("print" in message)) return message;
  printed.push(JSON.parse(message.print));
  return heard(printed);
}

worker.onmessage({ data: { wasm: await WebAssembly.compile(content("wasm")) } });
const buffer = (name) => new Uint8Array(content(name)).buffer;
worker.onmessage({ data: { [rest]: buffer(rest) } });
await heard();
const replies = [];
for (const [id, [name, text]] of JSON.parse(readFileSync(questions, "utf8")).entries()) {
  const printed = [];
  if (later && id === Number(from)) worker.onmessage({ data: { later: buffer(later) } });
  worker.onmessage({ data: { id, name, text } });
  const reply = await heard(printed);
  if (reply.error) throw new Error(`asked “${name}”, Python raised ${reply.error}`);
  replies.push({ text: reply.text, printed });
}
writeFileSync(out, JSON.stringify(replies));
process.exit(0);
