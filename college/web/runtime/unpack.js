// This file is how a part of the pack becomes bytes: fetched or carried, counted, unzipped, compiled.
//
// The page uses it for the small part. The large ones go through a worker of their own, whose text
// is made of these same functions: so they use nothing but their arguments and one another.
"use strict";

/**
 * A part and where it comes from: `address` to fetch, or `carried`, the base64 text of a script tag.
 * @typedef {{ name: string, bytes: number, address?: string, again?: boolean, carried?: string }} PackedPart
 * What went wrong with it: absent ("0" when no server spoke), damaged, or refused by the browser.
 * @typedef {{ part: string, kind: "absent" | "damaged" | "refused", detail: string }} PartTrouble
 */

/**
 * Give the trouble as an exception, so that it can be told from other errors.
 * @param {PackedPart} part
 * @param {PartTrouble["kind"]} kind
 * @param {unknown} [detail]
 */
function partTrouble(part, kind, detail = "") {
  return Object.assign(new Error(kind), { part: part.name, kind, detail: String(detail) });
}

/**
 * Give a part's bytes as they travel.
 * @param {PackedPart} part
 * @returns {Promise<ReadableStream<Uint8Array<ArrayBuffer>>>}
 */
async function packedBytes(part) {
  if (part.carried !== undefined) return fromBase64(part, part.carried);
  const response = await fetch(part.address ?? "", { cache: part.again ? "reload" : "default" }).catch(() => {
    throw partTrouble(part, "absent", 0);
  });
  if (!response.ok || !response.body) throw partTrouble(part, "absent", response.status);
  return response.body;
}

/**
 * Give the bytes that a text carries, piece by piece.
 * @param {PackedPart} part
 * @param {string} text
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function fromBase64(part, text) {
  const piece = 1 << 18;
  const native = Reflect.get(Uint8Array, "fromBase64");
  let at = 0;
  return new ReadableStream({
    pull(control) {
      if (at >= text.length) return control.close();
      const letters = text.slice(at, (at += piece));
      try {
        control.enqueue(native ? native.call(Uint8Array, letters) : Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0)));
      } catch {
        control.error(partTrouble(part, "damaged"));
      }
    },
  });
}

/**
 * Give a part unzipped while it arrives; a part that is not whole ends in trouble.
 * @param {PackedPart} part
 * @param {(bytes: number) => void} arrived
 * @param {string} type
 * @returns {Promise<Response>}
 */
async function unpackedPart(part, arrived, type) {
  const packed = await packedBytes(part);
  let bytes = 0;
  const counted = new TransformStream({
    transform(/** @type {Uint8Array<ArrayBuffer>} */ chunk, control) {
      bytes += chunk.length;
      arrived(chunk.length);
      control.enqueue(chunk);
    },
    flush(control) {
      if (bytes !== part.bytes) control.error(partTrouble(part, "damaged"));
    },
  });
  const plain = packed.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": type } });
}

/**
 * Give what Python needs of a part: the WebAssembly compiled, anything else as it is.
 * @param {PackedPart} part
 * @param {(bytes: number) => void} arrived
 * @returns {Promise<WebAssembly.Module | ArrayBuffer>}
 */
async function finishedPart(part, arrived) {
  const compile = part.name === "wasm";
  try {
    const response = await unpackedPart(part, arrived, compile ? "application/wasm" : "application/octet-stream");
    return compile ? await WebAssembly.compileStreaming(response) : await response.arrayBuffer();
  } catch (reason) {
    if (reason instanceof Error && "kind" in reason) throw reason;
    throw partTrouble(part, reason instanceof WebAssembly.CompileError ? "refused" : "damaged", reason);
  }
}

/**
 * Give a part with where it is: its address, or on file:// its text, which a script tag brings.
 * @template {{ name: string, bytes: number }} Named
 * @param {Named} part @param {URL} place @param {string} digest @param {number} failures how often it went wrong before
 * @returns {Promise<PackedPart>}
 */
function locatedPart(part, place, digest, failures) {
  if (place.protocol !== "file:") return Promise.resolve({ ...part, address: new URL(`${part.name}.bin?${digest}`, place).href, again: failures > 0 });
  // Each script that carries a part calls this; it tells the tag it came by, as two Pythons may load the same part.
  const hook = "computeCollegePart";
  Reflect.set(window, hook, (/** @type {string} */ _, /** @type {string} */ detail) => document.currentScript?.dispatchEvent(new CustomEvent(hook, { detail })));
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.addEventListener(hook, (event) => resolve({ ...part, carried: /** @type {CustomEvent<string>} */ (event).detail }));
    script.src = new URL(`${part.name}.js?${failures}`, place).href;
    script.onerror = () => reject(partTrouble(part, "absent", 0));
    script.onload = () => {
      script.remove();
      reject(partTrouble(part, "damaged")); // has no effect where the script has handed over its text
    };
    document.head.append(script);
  });
}

/**
 * Say what went wrong with a part, and what to do; `folder` is its name on file://, else nothing.
 * @param {any} reason @param {string} folder @param {string} again
 */
function partSentence(reason, folder, again) {
  const file = `${reason.part}.${folder ? "js" : "bin"}`;
  const copy = "Copy the whole course folder again.";
  const connection = "Check the connection, then try again.";
  switch (reason.kind) {
    case "absent":
      if (folder) return `The file ${file} is missing from the folder ${folder}. ${copy}`;
      if (reason.detail === "0") return `The file ${file} did not arrive. ${connection}`;
      return `The server did not give the file ${file} (it said ${reason.detail}). ${again}`;
    case "damaged":
      if (folder) return `The file ${file} in the folder ${folder} is damaged. ${copy}`;
      return `The file ${file} did not arrive whole. ${connection}`;
    case "refused":
      return `The browser refused to run Python (${reason.detail}). Allow WebAssembly for this page, or use another browser.`;
    default:
      return `Python did not start (${reason}). ${again}`;
  }
}

/** Be the worker that unpacks: parts come in, `{ arrived }`, then `{ name, content }` or `{ trouble }` go out. */
function serveParts() {
  self.onmessage = async ({ data }) => {
    try {
      const content = await finishedPart(data, (bytes) => self.postMessage({ arrived: bytes }));
      self.postMessage({ name: data.name, content }, { transfer: content instanceof ArrayBuffer ? [content] : [] });
    } catch (reason) {
      const { part, kind, detail } = /** @type {PartTrouble} */ (reason);
      self.postMessage({ trouble: { part, kind, detail } });
    }
  };
}

/** Give the text of that worker. */
function unpackerText() {
  const functions = [partTrouble, packedBytes, fromBase64, unpackedPart, finishedPart, serveParts];
  return `"use strict";\n${functions.map(String).join("\n")}\nserveParts();\n`;
}
