// What a reader's record is made of: the one table of its groups and fields. How a field is read
// from what may be anything, and how it is written into a link, is derived from it.

/**
 * @typedef {object} Kind one kind of field
 * @property {(value: any) => any} read the value as it may stand in a record
 * @property {(value: any) => any} pack as a link carries it
 * @property {(packed: any) => any} unpack the value that a link carried, not yet read
 */
/**
 * @typedef {object} Group
 * @property {string} mark what its rows in a link begin with
 * @property {boolean} [list] whether an id has several items, the last ones of which are kept
 * @property {Record<string, Kind>} fields
 */

/** The last moment that a date can name. */
const MOST = 8.64e15;
const same = (/** @type {any} */ value) => value;

/** A moment or a count. @param {any} value */
export function time(value) {
  return Number.isFinite(value) && value > 0 ? Math.min(Math.floor(value), MOST) : 0;
}

/** @type {Kind} */
const moment = {
  read: time,
  pack: (value) => value.toString(36),
  unpack: (packed) => Number.parseInt(packed, 36),
};
/** @type {Kind} */
const count = { read: time, pack: same, unpack: same };
/** @type {Kind} */
const truth = { read: (value) => value === true, pack: Number, unpack: (packed) => packed === 1 };
/** @type {Kind} */
const grade = {
  read: (value) => ([1, 2, 3, 4].includes(value) ? value : 1),
  pack: same,
  unpack: same,
};

/** @param {number} [longest] @returns {Kind} */
function words(longest = 200) {
  const read = (/** @type {any} */ value) =>
    typeof value === "string" ? value.slice(0, longest) : "";
  return { read, pack: same, unpack: same };
}

/** A text that may be missing. @param {number} longest @returns {Kind} */
function perhaps(longest) {
  const { read } = words(longest);
  const known = (/** @type {any} */ value) => (typeof value === "string" ? read(value) : undefined);
  return { read: known, pack: (value) => value ?? null, unpack: same };
}

/** A table of texts by name, such as the reader's own numbers. @type {Kind} */
const table = {
  read: (value) =>
    named(value, (item) => ({ value: words().read(item.value), text: words().read(item.text) })),
  pack: (value) => Object.entries(value).flatMap(([name, item]) => [name, item.value, item.text]),
  unpack: (packed) =>
    Object.fromEntries(
      Array.from({ length: Math.floor((packed?.length ?? 0) / 3) }, (_, index) => {
        const [name, value, text] = packed.slice(index * 3, index * 3 + 3);
        return [name, { value, text }];
      }),
    ),
};

/** @type {Record<string, Group>} */
export const GROUPS = {
  lessons: { mark: "l", fields: { first: moment, last: moment, done: truth, changed: moment } },
  answers: {
    mark: "a",
    list: true,
    fields: { t: moment, ok: truth, kind: words(20), slip: perhaps(160) },
  },
  reviews: { mark: "r", list: true, fields: { t: moment, rating: grade } },
  guesses: { mark: "g", fields: { t: moment, stop: count, text: words() } },
  notes: { mark: "n", fields: { t: moment, text: words(10000) } },
  code: {
    mark: "p",
    fields: { t: moment, runs: count, failed: count, passed: truth, code: perhaps(20000) },
  },
  settings: { mark: "s", fields: { t: moment, value: words() } },
  numbers: { mark: "c", fields: { t: moment, values: table } },
  saved: {
    mark: "k",
    fields: { t: moment, name: words(60), calculator: words(80), link: words(2000), gone: truth },
  },
};

const NAME = /^[a-z0-9][\w./-]{0,150}$/i;
const MOST_NAMES = 5000;

/**
 * Return what of a group has a fitting name and can be read.
 * @template T @param {any} group @param {(item: any) => T | undefined} read
 * @returns {Record<string, T>}
 */
export function named(group, read) {
  /** @type {Record<string, T>} */
  const kept = {};
  if (typeof group !== "object" || group === null || Array.isArray(group)) return kept;
  for (const [id, item] of Object.entries(group).slice(0, MOST_NAMES)) {
    if (!NAME.test(id) || typeof item !== "object" || item === null) continue;
    const found = read(item);
    if (found !== undefined) kept[id] = found;
  }
  return kept;
}

/**
 * Return what stands under a name, and not what every object has: a lesson may be named "constructor".
 * @template T @param {Record<string, T>} group @param {string} id @returns {T | undefined}
 */
export function own(group, id) {
  return Object.hasOwn(group, id) ? group[id] : undefined;
}

/** Return one item as it may stand in a record. @param {Group} group @param {any} given */
export function readItem({ fields }, given) {
  /** @type {Record<string, any>} */
  const item = {};
  for (const [name, kind] of Object.entries(fields)) {
    const value = kind.read(given?.[name]);
    if (value !== undefined) item[name] = value;
  }
  return item;
}

/** Return everything under one id of a group, or nothing. @param {Group} group @param {any} given */
export function readMember(group, given) {
  if (!group.list) return Array.isArray(given) ? undefined : readItem(group, given);
  if (!Array.isArray(given)) return undefined;
  const items = given.filter((item) => time(item?.t)).map((item) => readItem(group, item));
  return items.length > 0 ? items : undefined;
}
