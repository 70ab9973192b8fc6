// The record as it is stored: lives, and the names of those that ended. Every change is a life of its
// own, never changed again; many are folded into one. "Delete everything" ends the lives that are
// there: it can neither reach into the future nor into another reader's record, whatever a clock or
// a link says. An import is a life that is not folded, so that undoing it takes nothing else away.

import { named, own, time } from "./fields.js";
import { mergedRecords } from "./merge.js";
import { blankRecord, tidyRecord } from "./record.js";

/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/**
 * @typedef {object} Lives
 * @property {number} version
 * @property {string[]} ended the names of those that were deleted
 * @property {string[]} folded the names of those whose content stands in another
 * @property {Record<string, LearningRecord>} lives
 */

const VERSION = 2;
const NAME = /^[a-z0-9-]{1,60}$/;
const MOST_NAMES = 2000;
const MOST_LIVES = 200;
const MOST_FOLDED = 300;
const DAY = 86_400_000;
/** What the names of lives of the first edition, and of imports, begin with. */
export const FIRST = "first-";
export const BROUGHT = "in-";
export const NOT_OURS = "This is not a record of the course.";
export const NEWER = "This record was made by a newer edition of the course.";

/** A record that cannot be read, with a sentence for the reader. */
export class Unreadable extends Error {}

/** Return lives with nothing in them. @returns {Lives} */
export function noLives() {
  return { version: VERSION, ended: [], folded: [], lives: {} };
}

/** @param {string} name @param {Partial<LearningRecord>} record @returns {Lives} */
export function oneLife(name, record) {
  return { ...noLives(), lives: { [name]: { ...blankRecord(), ...record } } };
}

/** Make one of two; in any order, as often as one likes. @param {Lives} one @param {Lives} other @returns {Lives} */
export function joinedLives(one, other) {
  const ended = union(one.ended, other.ended);
  const folded = union(one.folded, other.folded);
  const over = new Set([...ended, ...folded]);
  /** @type {Record<string, LearningRecord>} */
  const lives = {};
  for (const name of union(Object.keys(one.lives), Object.keys(other.lives))) {
    const [a, b] = [own(one.lives, name), own(other.lives, name)];
    const both = a && b ? mergedRecords(a, b) : (a ?? b);
    if (both && !over.has(name)) lives[name] = both;
  }
  return { version: VERSION, ended, folded, lives };
}

/** @param {string[]} one @param {string[]} other */
function union(one, other) {
  return [...new Set([...one, ...other])].sort();
}

/** Return lives that end the named ones. @param {string[]} names @returns {Lives} */
export function endOf(names) {
  return { ...noLives(), ended: [...names].sort() };
}

/** Make one life of all but those that were brought in. @param {Lives} stored @param {string} name @returns {Lives} */
export function foldedLives(stored, name) {
  const all = Object.entries(stored.lives).filter(([life]) => !life.startsWith(BROUGHT));
  if (all.length < 2) return stored;
  const record = all.map(([, life]) => life).reduce(mergedRecords);
  const folded = { ...noLives(), folded: all.map(([life]) => life), lives: { [name]: record } };
  const both = joinedLives(stored, folded);
  // A name is needed only while a page may still hold that life; the first edition's stays for good.
  const old = both.folded.filter((life) => !life.startsWith(FIRST)).slice(-MOST_FOLDED);
  const kept = new Set(old);
  return {
    ...both,
    folded: both.folded.filter((life) => life.startsWith(FIRST) || kept.has(life)),
  };
}

/**
 * Return the record that pages see. What is dated after now was written by a clock that ran ahead:
 * of answers it gives way to those with a true date, of marks it counts as now.
 * @param {Lives} stored @param {number} now @returns {LearningRecord}
 */
export function seenIn({ lives }, now) {
  const record = Object.values(lives).reduce(mergedRecords, blankRecord());
  const soon = now + DAY;
  const upTo = (/** @type {number} */ t) => (t > soon ? now : t);
  for (const group of /** @type {Record<string, any[]>[]} */ ([record.answers, record.reviews])) {
    for (const [id, list] of Object.entries(group)) {
      const dated = list.filter((item) => item.t <= soon);
      group[id] = dated.length ? dated : list.map((item) => ({ ...item, t: now }));
    }
  }
  for (const [id, mark] of Object.entries(record.lessons)) {
    record.lessons[id] = { ...mark, first: upTo(mark.first), last: upTo(mark.last) };
  }
  return record;
}

/**
 * Read what was stored, exported or carried, of this or an older edition; what does not belong is
 * left out.
 * @param {string} text @returns {Lives} or an Unreadable, if it is no record at all
 */
export function readLives(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unreadable(NOT_OURS);
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    throw new Unreadable(NOT_OURS);
  }
  const version = found.version ?? 0;
  if (Number.isInteger(version) && version > VERSION) throw new Unreadable(NEWER);
  if (version === VERSION && typeof found.lives === "object") return tidyLives(found);
  if (version !== 0 && version !== 1) throw new Unreadable(NOT_OURS);
  const record = normal(fromFirstEdition(found, version === 0));
  const some = Object.values(record).some((group) => Object.keys(group).length > 0);
  if (!some && !found.lessons && !found.answers && !found.quiz) throw new Unreadable(NOT_OURS);
  return oneLife(`${FIRST}${digest(text)}`, record);
}

/** @param {any} given @returns {Lives} */
export function tidyLives(given) {
  const fits = (/** @type {any} */ name) => typeof name === "string" && NAME.test(name);
  const names = (/** @type {any} */ list) =>
    Array.isArray(list) ? list.filter(fits).slice(0, MOST_NAMES) : [];
  const all = Object.entries(named(given.lives, normal)).filter(([name]) => fits(name));
  return joinedLives(noLives(), {
    version: VERSION,
    ended: names(given.ended),
    folded: names(given.folded),
    lives: Object.fromEntries(all.slice(0, MOST_LIVES)),
  });
}

/** Return what of it is a record, its lists in order. @param {any} given */
function normal(given) {
  return mergedRecords(blankRecord(), tidyRecord(given));
}

/** Bring a record of the first edition's two shapes to this one's. @param {any} old @param {boolean} oldest */
function fromFirstEdition(old, oldest) {
  const erased = time(old.erased?.before);
  const marks = named(old.lessons, (mark) => {
    const numbered = oldest && typeof mark.done === "number";
    return numbered ? { ...mark, done: mark.done > 0, changed: mark.done || mark.last } : mark;
  });
  const after = (/** @type {any} */ group) =>
    named(group, (item) => (Array.isArray(item) || time(item.t) > erased ? item : undefined));
  return {
    ...old,
    lessons: marks,
    answers: old.answers ?? old.quiz,
    guesses: after(old.guesses),
    notes: after(old.notes),
    code: after(old.code),
    numbers: time(old.scenario?.t) ? { own: old.scenario } : {},
  };
}

/** A short name for a text, the same for the same text. @param {string} text */
export function digest(text) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return `${sum.toString(36)}-${text.length.toString(36)}`;
}
