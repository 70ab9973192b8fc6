// Which open page is of which edition: all parts of a page come from the edition that it is of.
// Only exceptions are written down; any other page is of the edition that is in force.

import { Edition } from "./edition.js";
import { prefixOf } from "./names.js";

/** A page that is of no edition we know: all it asks for comes from the network. */
const NETWORK = "";
const STATE = "pages";
/** @typedef {{ current: string, pages: Record<string, string> }} State */

export class Pages {
  /** @type {State | undefined} */
  #state;

  /**
   * @param {string} root @param {() => Promise<string[]>} open the ids of the pages that are open now
   * @param {() => boolean} isOneComing whether an edition is about to be put in force
   */
  constructor(root, open, isOneComing) {
    this.root = root;
    this.open = open;
    this.isOneComing = isOneComing;
  }

  /** Return the edition of a page, none if the network has it. @param {string} id @param {Edition} own */
  async editionOf(id, own) {
    const name = (await this.state()).pages[id];
    if (name === undefined || name === own.name) return own;
    return (await Edition.all(this.root)).find((edition) => edition.name === name);
  }

  /** Leave a page to the network. @param {string} id */
  async leave(id) {
    const state = await this.state();
    state.pages[id] = NETWORK;
    await this.save(state);
  }

  /** Put an edition in force: pages that are open stay with the one before. @param {Edition} own */
  async putInForce(own) {
    const state = await this.state();
    const { current } = state;
    const open = await this.open();
    const kept = Object.entries(state.pages).filter(([id]) => open.includes(id));
    state.pages = Object.fromEntries(kept);
    for (const id of open) if (current && current !== own.name) state.pages[id] ??= current;
    state.current = own.name;
    await this.save(state);
    await this.tidy(own);
  }

  /** Forget the editions before this one that no open page is of. @param {Edition} own */
  async tidy(own) {
    const state = await this.state();
    if (state.current !== own.name || this.isOneComing()) return; // what it has kept is no waste
    const open = await this.open();
    const pages = Object.entries(state.pages).filter(([id]) => open.includes(id));
    const needed = [own.name, STATE, ...pages.map(([, name]) => name)];
    const prefix = prefixOf(this.root);
    for (const name of await caches.keys()) {
      const idle = name.startsWith(prefix) && !needed.includes(name.slice(prefix.length));
      if (idle) await caches.delete(name);
    }
  }

  /** @returns {Promise<State>} */
  async state() {
    if (this.#state) return this.#state;
    const written = await (await this.cache()).match(this.root);
    this.#state ??= written ? await written.json() : { current: "", pages: {} };
    return /** @type {State} */ (this.#state);
  }

  /** @param {State} state */
  async save(state) {
    this.#state = state;
    await (await this.cache()).put(this.root, Response.json(state));
  }

  cache() {
    return caches.open(prefixOf(this.root) + STATE);
  }
}
