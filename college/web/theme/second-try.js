// A second try of the search: words that nothing was found for are sought again as if mistyped.

/** @typedef {{terms?: Record<string, boolean>}} Found */

const SHORTEST = 4;
const LONG = 8;
/** Signs with which a reader tells the search more than words. */
const ORDERS = /["+:^~*]/;

/**
 * Return what to ask instead, or nothing where all words were found.
 * @param {string} query @param {Found[][]} items pages, each with the sections that were found
 */
export function secondTry(query, items) {
  if (ORDERS.test(query)) return "";
  const found = new Set(
    items
      .flat()
      .flatMap(({ terms }) => Object.keys(terms ?? {}))
      .map((word) => word.toLowerCase()),
  );
  let changed = false;
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => {
      if (word.length < SHORTEST || found.has(word)) return word;
      changed = true;
      return `${word}~${word.length < LONG ? 1 : 2}`;
    });
  return changed ? words.join(" ") : "";
}
