// One edition of the course: which files it has, with the sums of their bytes, and those that are
// kept on this device. A file is kept only if it is the edition's own, byte for byte.

import { prefixOf } from "./names.js";

/** @typedef {import("./names.js").Trouble} Trouble */
/**
 * The sum of each file by its path, with a mark before it where the name changes with the content;
 * `bytes` is what all of them take.
 * @typedef {{ name: string, bytes: number, files: Record<string, string>, away: string }} EditionRecord
 */

/** The entry of a cache that tells which files its edition has. */
const RECORD = "?edition";
const SUM_BYTES = 8;
const NAMED = "!";

export class Edition {
  /** @param {EditionRecord} record @param {string} root the address of the course */
  constructor(record, root) {
    this.record = record;
    this.root = root;
  }

  /** Where its files are kept; opened anew each time, for a reader may have removed it. */
  get cache() {
    return caches.open(prefixOf(this.root) + this.record.name);
  }

  /** Return the editions of which anything is kept. @param {string} root @returns {Promise<Edition[]>} */
  static async all(root) {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(root)));
    const records = names.map(async (name) => (await caches.open(name)).match(root + RECORD));
    const found = (await Promise.all(records)).filter((response) => response !== undefined);
    return Promise.all(found.map(async (response) => new Edition(await response.json(), root)));
  }

  get name() {
    return this.record.name;
  }

  /** Write down which files it has, for the editions after it. */
  async begin() {
    await (await this.cache).put(this.root + RECORD, Response.json(this.record));
  }

  /** Return the file that an address means, if it is one of this edition. @param {string} address */
  pathOf(address) {
    const { pathname, origin } = new URL(address);
    const root = new URL(this.root);
    if (origin !== root.origin || !pathname.startsWith(root.pathname)) return undefined;
    const path = plain(pathname.slice(root.pathname.length));
    const folder = path === "" || path.endsWith("/");
    const names = folder ? [`${path}index.html`] : [path, `${path}.html`];
    return names.find((name) => Object.hasOwn(this.record.files, name));
  }

  /** Whether the name of a file tells its content. @param {string} path */
  isNamed(path) {
    return this.record.files[path].startsWith(NAMED);
  }

  /** @param {string} path */
  address(path) {
    return new URL(path.split("/").map(encodeURIComponent).join("/"), this.root).href;
  }

  /** @param {string} path @returns {Promise<Response | undefined>} */
  async kept(path) {
    return (await this.cache).match(this.address(path));
  }

  /** Return the files that are kept. @returns {Promise<Set<string>>} */
  async paths() {
    const requests = await (await this.cache).keys();
    const listed = requests.filter(({ url }) => url !== this.root + RECORD);
    return new Set(listed.map(({ url }) => this.pathOf(url) ?? ""));
  }

  /** Return the files that are not. */
  async missing() {
    const kept = await this.paths();
    return Object.keys(this.record.files).filter((path) => !kept.has(path));
  }

  /** Fetch a file and keep it, or say why not. @param {string} path */
  async keep(path) {
    for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
      const response = await fetched(this.address(path), path, cache);
      if (await this.keepIfOwn(path, response.clone())) return response;
    }
    throw trouble(path, "other");
  }

  /** Keep what came if it is the edition's own; say whether it is. @param {string} path @param {Response} response */
  async keepIfOwn(path, response) {
    const bytes = await response.arrayBuffer().catch(() => {
      throw trouble(path, "away");
    });
    if ((await sumOf(bytes)) !== this.record.files[path].replace(NAMED, "")) return false;
    await this.put(path, copied(response, bytes));
    return true;
  }

  /** @param {string} path @param {Response} response */
  async put(path, response) {
    try {
      await (await this.cache).put(this.address(path), response);
    } catch (reason) {
      throw trouble(path, "full", reason);
    }
  }
}

/** Return an answer that can be given again, without what told of its way here. @param {Response} response @param {ArrayBuffer} bytes */
export function copied(response, bytes) {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "age"]) headers.delete(name);
  return new Response(bytes, { headers });
}

/** @param {string} path @param {Trouble["kind"]} kind @param {unknown} [detail] */
export function trouble(path, kind, detail = "") {
  return Object.assign(new Error(`${path}: ${kind}`), { path, kind, detail: String(detail) });
}

/** @param {string} address @param {string} path @param {RequestCache} cache */
async function fetched(address, path, cache) {
  const response = await fetch(address, { cache }).catch(() => {
    throw trouble(path, "away");
  });
  if (!response.ok) throw trouble(path, "absent", response.status);
  return response;
}

/** @param {ArrayBuffer} bytes */
async function sumOf(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...sum.slice(0, SUM_BYTES))).replaceAll("=", "");
}

/** @param {string} path as an address has it */
function plain(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
