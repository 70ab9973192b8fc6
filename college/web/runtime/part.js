// How a part of the pack becomes bytes: fetched or carried, counted, unzipped, compiled. The page
// does it for the small part; the large ones go through a worker of their own (unpacker.js).

/**
 * A part and where it comes from: `address` to fetch, or `carried`, the base64 text of a script tag.
 * @typedef {object} PackedPart
 * @property {string} name
 * @property {number} bytes
 * @property {string} sum of those bytes, as browsers write it
 * @property {string} [address]
 * @property {boolean} [again] whether to pass by the browser's cache
 * @property {string} [carried]
 */
/**
 * What went wrong with it: absent ("0" when no server spoke), damaged, whole but another than this
 * page was made for, or refused by the browser.
 * @typedef {{ part: string, kind: "absent" | "damaged" | "other" | "refused", detail: string }} PartTrouble
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
 * Return what a use makes of a part, unzipped while it arrives. A part that is not whole, or not the
 * one that the page was built with, ends in trouble, whatever became of its use.
 * @template Made
 * @param {PackedPart} part @param {(bytes: number) => void} arrived
 * @param {string} type @param {(response: Response) => Promise<Made>} use
 */
export async function unpackedPart(part, arrived, type, use) {
  const [flow, copy] = (await packedBytes(part)).tee();
  const plain = flow.pipeThrough(new DecompressionStream("gzip"));
  const using = use(new Response(plain, { headers: { "content-type": type } }));
  const [used, wrong] = await Promise.allSettled([using, compared(part, copy, arrived)]);
  if (wrong.status === "rejected") throw partTrouble(part, "damaged");
  if (wrong.value) throw partTrouble(part, wrong.value);
  if (used.status === "fulfilled") return used.value;
  const refused = used.reason instanceof WebAssembly.CompileError;
  throw partTrouble(part, refused ? "refused" : "damaged", used.reason);
}

/**
 * Return what Python needs of a part: the WebAssembly compiled, anything else as it is.
 * @param {PackedPart} part @param {(bytes: number) => void} arrived
 * @returns {Promise<WebAssembly.Module | ArrayBuffer>}
 */
export function finishedPart(part, arrived) {
  if (part.name !== "wasm") {
    return unpackedPart(part, arrived, "application/octet-stream", (each) => each.arrayBuffer());
  }
  return unpackedPart(part, arrived, "application/wasm", WebAssembly.compileStreaming);
}

/**
 * Return what is wrong with the bytes, or nothing. A browser reckons sums only where the connection
 * is safe; where it is not, it has compared them as it fetched.
 * @param {PackedPart} part @param {Bytes} stream @param {(bytes: number) => void} arrived
 * @returns {Promise<PartTrouble["kind"] | undefined>}
 */
async function compared(part, stream, arrived) {
  const whole = new Uint8Array(part.bytes);
  let bytes = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    const { length } = next.value;
    if (bytes + length <= part.bytes) whole.set(next.value, bytes);
    bytes += length;
    arrived(length);
  }
  if (bytes !== part.bytes) return "damaged";
  if (!crypto.subtle) return undefined;
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return part.sum === `sha256-${btoa(String.fromCharCode(...sum))}` ? undefined : "other";
}

/** Return a part's bytes as they travel. @param {PackedPart} part @returns {Promise<Bytes>} */
async function packedBytes(part) {
  if (part.carried !== undefined) return fromBase64(part, part.carried);
  const cache = part.again ? "reload" : "default";
  // To compare is to wait for the last byte: the browser does it only where we cannot.
  const integrity = crypto.subtle ? "" : part.sum;
  const response = await fetch(part.address ?? "", { cache, integrity }).catch(() => {
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
