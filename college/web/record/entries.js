// The record in a browser's storage: entries that are written once and never changed. Several pages
// write at the same time without ever writing over each other; an entry is removed only by a page
// that has just written another with all that was in it. So nothing is lost in any order of events,
// and no lock is needed, which a page on file:// might not have.

/**
 * @typedef {object} Shelf what of a browser's storage is used
 * @property {number} length
 * @property {(index: number) => string | null} key
 * @property {(name: string) => string | null} getItem
 * @property {(name: string, text: string) => void} setItem
 * @property {(name: string) => void} removeItem
 */

export class Entries {
  /**
   * @param {() => Shelf | null | undefined} shelf the storage, which may be refused
   * @param {string} key what their names begin with; one of the first edition has no more
   * @param {() => string} fresh a name that nobody else makes up
   */
  constructor(shelf, key, fresh) {
    this.shelf = shelf;
    this.key = key;
    this.fresh = fresh;
  }

  /** Return the storage, or throw as it does. */
  open() {
    const shelf = this.shelf();
    if (!shelf) throw new Error("denied");
    return shelf;
  }

  /** @param {string | null} name */
  isOurs(name) {
    return name === this.key || Boolean(name?.startsWith(`${this.key}/`));
  }

  /** Return what is stored now, by name. @returns {Map<string, string>} */
  read() {
    const shelf = this.open();
    const names = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const name of names) {
      const text = name !== null && this.isOurs(name) ? shelf.getItem(name) : null;
      if (name !== null && text !== null) found.set(name, text);
    }
    return found;
  }

  /** Write an entry, and return its name; throws if there is no room. @param {string} text */
  write(text) {
    const name = `${this.key}/${this.fresh()}`;
    this.open().setItem(name, text);
    return name;
  }

  /** Remove what the first edition left, when the reader deletes everything. */
  removeFirst() {
    this.open().removeItem(this.key);
  }

  /** Remove entries whose content stands in another. Pages of the first edition may still write to
   * the one that has the key itself, so it stays. @param {string[]} names */
  remove(names) {
    const shelf = this.open();
    for (const name of names) if (name !== this.key) shelf.removeItem(name);
  }
}
