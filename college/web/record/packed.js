// A record as the end of an address: all that is read on other pages, in signs an address may hold.

import { GROUPS } from "./fields.js";
import { NOT_OURS, Unreadable, noLives, tidyLives } from "./lives.js";

/** @typedef {import("./lives.js").Lives} Lives */
/** @typedef {import("./record.js").LearningRecord} LearningRecord */

/** How much of it a link carries: the last answers, notes and programs up to so many signs. */
const CARRIED = { answers: 2, reviews: 6, note: 1500, program: 6000, folded: 60, most: 60000 };
/** No moment that a link names is later than this, so that a change made here always counts. */
const LATEST = Date.UTC(2100, 0);

/** Signs that an address may hold as they are, for those a record is full of. */
const SHORTER = [
  ["%22", "'"],
  ["%5B", "("],
  ["%5D", ")"],
  ["%2C", "!"],
];

/**
 * Return the lives in short: where they are longer than `most`, without programs, then without
 * notes, then with the last answer to each question alone, then with the lessons' marks alone.
 * @param {Lives} stored @param {number} [most] @returns {string}
 */
export function packedLives(stored, most = CARRIED.most) {
  const whole = { note: CARRIED.note, program: CARRIED.program, last: Infinity, marks: false };
  const tries = [{}, { program: 0 }, { note: 0 }, { last: 1 }, { marks: true }];
  let shorter = whole;
  let text = "";
  for (const step of tries) {
    shorter = { ...shorter, ...step };
    text = packedText(stored, shorter);
    if (text.length <= most) break;
  }
  return text;
}

/**
 * @typedef {object} Cut how much is carried
 * @property {number} note @property {number} program signs of each
 * @property {number} last items of a list
 * @property {boolean} marks whether there are only the lessons' marks
 */

/** @param {Lives} stored @param {Cut} most */
function packedText({ ended, folded, lives }, most) {
  /** @type {unknown[][]} */
  const rows = [
    ["v", 2, ...ended],
    ["f", 2, ...folded.slice(-CARRIED.folded)],
  ];
  for (const [life, record] of Object.entries(lives)) {
    rows.push(["e", life]);
    for (const [name, group] of Object.entries(GROUPS)) {
      if (most.marks && name !== "lessons") continue;
      for (const [id, member] of Object.entries(/** @type {any} */ (record)[name])) {
        const items = group.list
          ? member.slice(-Math.min(carried(name), most.last))
          : [shortened(name, member, most)];
        const packed = items
          .filter(Boolean)
          .flatMap((/** @type {any} */ item) =>
            Object.entries(group.fields).map(([field, kind]) => kind.pack(item[field])),
          );
        if (packed.length > 0) rows.push([group.mark, id, ...packed]);
      }
    }
  }
  return SHORTER.reduce(
    (text, [long, short]) =>
      text.replaceAll(short, `%${short.charCodeAt(0).toString(16)}`).replaceAll(long, short),
    encodeURIComponent(JSON.stringify(rows)),
  );
}

/** @param {string} name of a group @returns {number} how many of its items a link carries */
function carried(name) {
  return /** @type {Record<string, any>} */ (CARRIED)[name] ?? CARRIED.answers;
}

/**
 * Leave a long text out; how far a program's author got is always there.
 * @param {string} name @param {any} item @param {Cut} most
 */
function shortened(name, item, most) {
  if (name === "notes") return item.text.length <= most.note ? item : undefined;
  const long = name === "code" && (item.code?.length ?? 0) > most.program;
  return long ? { ...item, code: undefined } : item;
}

/** Return the lives that a link carries; an Unreadable if it was cut short. @param {string} packed @returns {Lives} */
export function unpackedLives(packed) {
  const whole = SHORTER.reduce((text, [long, short]) => text.replaceAll(short, long), packed);
  try {
    return tidyLives(unpacked(JSON.parse(decodeURIComponent(whole))));
  } catch {
    throw new Unreadable(NOT_OURS);
  }
}

/** @param {any[][]} rows */
function unpacked(rows) {
  /** @type {{version: number, ended: any[], folded: any[], lives: Record<string, any>}} */
  const found = noLives();
  const groups = new Map(Object.entries(GROUPS).map(([name, group]) => [group.mark, name]));
  let life = "";
  for (const [mark, id, ...rest] of rows) {
    if (mark === "v") found.ended = rest;
    else if (mark === "f") found.folded = rest;
    else if (mark === "e") life = String(id);
    const name = groups.get(mark);
    if (!name || !life) continue;
    const { fields, list } = GROUPS[name];
    const size = Object.keys(fields).length;
    const items = Array.from({ length: Math.floor(rest.length / size) }, (_, index) =>
      unpackedItem(fields, rest.slice(index * size, (index + 1) * size)),
    );
    ((found.lives[life] ??= {})[name] ??= {})[id] = list ? items : items[0];
  }
  return found;
}

/** @param {Record<string, import("./fields.js").Kind>} fields @param {any[]} packed */
function unpackedItem(fields, packed) {
  const pairs = Object.entries(fields).map(([name, kind], index) => {
    const value = kind.unpack(packed[index]);
    return [name, typeof value === "number" ? Math.min(value, LATEST) : value];
  });
  return Object.fromEntries(pairs);
}
