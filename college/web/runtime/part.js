// How a part of the pack becomes bytes: fetched or carried, counted, unzipped, compiled. The page
// does it for the small part; the large ones go through a worker of their own (unpacker.js).

/**
 * A part and where it comes from: `address` to fetch, or `carried`, the base64 text of a script tag.
 * @typedef {object} PackedPart
 * @property {string} name
 * @property {number} bytes
 * @property {string} [address]
 * @property {boolean} [again] whether to pass by the browser's cache
 * @property {string} [carried]
 */
/**
 * What went wrong with it: absent ("0" when no server spoke), damaged, or refused by the browser.
 * @typedef {{ part: string, kind: "absent" | "damaged" | "refused", detail: string }} PartTrouble
 */
/** @typedef {ReadableStream<Uint8Array<ArrayBuffer>>} Bytes */

/** Letters of base64 that are decoded at a time. */
const PIECE = 1 << 18;

/**
 * Return the trouble as an exception, so that it can be told from other errors.
 * @param {{ name: string }} part @param {PartTrouble["kind"]} kind @param {unknown} [detail]
 */
export function partTrouble(part, kind, detail = "") {
  return Object.assign(new Error(kind), { part: part.name, kind, detail: String(detail) });
}

/**
 * Return a part unzipped while it arrives; a part that is not whole ends in trouble.
 * @param {PackedPart} part @param {(bytes: number) => void} arrived @param {string} type
 */
export async function unpackedPart(part, arrived, type) {
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
 * Return what Python needs of a part: the WebAssembly compiled, anything else as it is.
 * @param {PackedPart} part @param {(bytes: number) => void} arrived
 * @returns {Promise<WebAssembly.Module | ArrayBuffer>}
 */
export async function finishedPart(part, arrived) {
  const compile = part.name === "wasm";
  const type = compile ? "application/wasm" : "application/octet-stream";
  try {
    const response = await unpackedPart(part, arrived, type);
    return compile ? await WebAssembly.compileStreaming(response) : await response.arrayBuffer();
  } catch (reason) {
    if (reason instanceof Error && "kind" in reason) throw reason;
    const refused = reason instanceof WebAssembly.CompileError;
    throw partTrouble(part, refused ? "refused" : "damaged", reason);
  }
}

/** Return a part's bytes as they travel. @param {PackedPart} part @returns {Promise<Bytes>} */
async function packedBytes(part) {
  if (part.carried !== undefined) return fromBase64(part, part.carried);
  const cache = part.again ? "reload" : "default";
  const response = await fetch(part.address ?? "", { cache }).catch(() => {
    throw partTrouble(part, "absent", 0);
  });
  if (!response.ok || !response.body) throw partTrouble(part, "absent", response.status);
  return response.body;
}

/** Return the bytes that a text carries, piece by piece. @param {PackedPart} part @param {string} text */
function fromBase64(part, text) {
  const native = Reflect.get(Uint8Array, "fromBase64");
  const decoded = (/** @type {string} */ letters) =>
    native
      ? native.call(Uint8Array, letters)
      : Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  let at = 0;
  return new ReadableStream({
    pull(control) {
      if (at >= text.length) return control.close();
      const letters = text.slice(at, (at += PIECE));
      try {
        control.enqueue(decoded(letters));
      } catch {
        control.error(partTrouble(part, "damaged"));
      }
    },
  });
}
