// A memory that lasts as long as the page, where a browser has none to give: some privacy modes
// have null in its place, or throw when it is touched, and scripts that touch it would stop.

/** Put it there if it is missing. @param {"localStorage" | "sessionStorage"} name @returns {boolean} whether it was */
export function standInFor(name) {
  try {
    if (window[name]) return false;
  } catch {
    // denied: as good as missing
  }
  try {
    Object.defineProperty(window, name, { configurable: true, value: new PageMemory() });
  } catch {
    // a browser that lets nobody mend it; who touches it must be ready for that
  }
  return true;
}

class PageMemory {
  /** @type {Map<string, string>} */
  #held = new Map();

  get length() {
    return this.#held.size;
  }

  /** @param {number} index */
  key(index) {
    return [...this.#held.keys()][index] ?? null;
  }

  /** @param {string} name */
  getItem(name) {
    return this.#held.get(String(name)) ?? null;
  }

  /** @param {string} name @param {string} text */
  setItem(name, text) {
    this.#held.set(String(name), String(text));
  }

  /** @param {string} name */
  removeItem(name) {
    this.#held.delete(String(name));
  }

  clear() {
    this.#held.clear();
  }
}
