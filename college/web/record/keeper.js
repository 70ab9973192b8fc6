// The keeper of the record: what pages read and change, whatever other pages do meanwhile and
// whether or not the browser has room. It knows neither page nor clock, so that a test can run many.

import { Entries } from "./entries.js";
import {
  BROUGHT,
  FIRST,
  Unreadable,
  endOf,
  foldedLives,
  joinedLives,
  noLives,
  oneLife,
  readLives,
  seenIn,
} from "./lives.js";
import { madeNew } from "./merge.js";

/** @typedef {import("./lives.js").Lives} Lives */
/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/**
 * @typedef {object} Means
 * @property {() => import("./entries.js").Shelf | null | undefined} shelf
 * @property {string} key
 * @property {() => number} now
 * @property {() => string} fresh a name that nobody else makes up
 * @property {(stored: Lives) => Lives} [renamed] lessons under the ids that they have now
 */

/** Entries that may lie there before they are made one. */
const MANY = 12;
export const DENIED = "This browser does not let pages keep anything";
export const FULL = "This browser's storage is full";

export class Keeper {
  /** @param {Means} means */
  constructor({ shelf, key, now, fresh, renamed = (stored) => stored }) {
    this.entries = new Entries(shelf, key, fresh);
    this.now = now;
    this.renamed = renamed;
    this.fresh = fresh;
    /** Everything that is known. */
    this.stored = noLives();
    /** What of it has found no room yet. */
    this.unsaved = noLives();
    /** @type {Map<string, string>} the entries whose content is known, by name */
    this.known = new Map();
    /** @type {Map<string, string>} why an entry cannot be read; it is left as it is */
    this.unread = new Map();
    this.trouble = "";
    this.load();
  }

  /** Return a new name, which sorts by its time. @param {string} [kind] what it begins with */
  name(kind = "o-") {
    return `${kind}${this.now().toString(36).padStart(11, "0")}-${this.fresh()}`;
  }

  /** The record as pages see it. @returns {LearningRecord} */
  get record() {
    return seenIn(this.stored, this.now());
  }

  /** Take in what other pages wrote. */
  load() {
    let found;
    try {
      found = this.entries.read();
    } catch {
      this.trouble = DENIED;
      return;
    }
    for (const [name, text] of found) {
      if (this.known.get(name) === text || this.unread.has(name)) continue;
      try {
        this.stored = joinedLives(this.stored, this.renamed(readLives(text)));
        this.known.set(name, text);
      } catch (reason) {
        if (!(reason instanceof Unreadable)) throw reason;
        this.unread.set(name, reason.message);
      }
    }
    for (const name of this.known.keys()) if (!found.has(name)) this.known.delete(name);
  }

  /** Change the record. @param {(record: LearningRecord) => void} edit */
  change(edit) {
    this.load();
    const was = this.record;
    const is = structuredClone(was);
    edit(is);
    const made = madeNew(was, is);
    if (Object.keys(made).length > 0) this.add(oneLife(this.name(), made));
    else this.retry();
  }

  /** Write what found no room before, if there is any. */
  retry() {
    const { ended, lives } = this.unsaved;
    if (ended.length > 0 || Object.keys(lives).length > 0) this.save();
  }

  /** Add another record as a life of its own, and return its name: `end` undoes it. @param {LearningRecord} record */
  bring(record) {
    const name = this.name(BROUGHT);
    this.load();
    this.add(oneLife(name, record));
    return name;
  }

  /** Take in lives as they are, such as a link carries. @param {Lives} lives */
  add(lives) {
    this.stored = joinedLives(this.stored, lives);
    this.unsaved = joinedLives(this.unsaved, lives);
    this.save();
  }

  /** End lives, all of them if none is named: what was done in them is removed. @param {string[]} [names] */
  end(names) {
    this.load();
    const first = this.stored.folded.filter((name) => name.startsWith(FIRST));
    const everything = [...Object.keys(this.stored.lives), ...first];
    const there = [...this.known.keys()];
    this.add(endOf(names ?? everything));
    if (names) return this.makeOne();
    try {
      // All of it is to go, so it need not wait for room to say so.
      this.entries.remove(there);
      this.entries.removeFirst();
    } catch {
      return; // nothing is kept here
    }
    if (this.trouble) this.save();
    this.makeOne();
  }

  /** Write what is not yet stored. */
  save() {
    try {
      const text = JSON.stringify(this.unsaved);
      this.known.set(this.entries.write(text), text);
      this.unsaved = noLives();
      this.trouble = "";
    } catch (reason) {
      const full = /** @type {Error} */ (reason).name === "QuotaExceededError";
      this.trouble = full ? FULL : DENIED;
      return;
    }
    if (this.known.size > MANY) this.makeOne();
  }

  /** Make one entry of all, then remove those that it holds. */
  makeOne() {
    this.load();
    const held = [...this.known.keys()];
    try {
      const whole = foldedLives(this.stored, this.name());
      const text = JSON.stringify(whole);
      const name = this.entries.write(text);
      this.entries.remove(held);
      this.stored = whole;
      this.unsaved = noLives();
      this.known = new Map([[name, text]]);
    } catch {
      // No room for a copy: the entries stay as they are.
    }
  }
}
