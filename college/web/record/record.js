// This file is a reader's record: its shape, how an older one becomes a new one, how two become one.
// It touches neither page nor storage, so that a test can run it alone.

"use strict";

/** @typedef {{first: number, last: number, done: boolean, changed: number}} LessonMark */
/** @typedef {{t: number, ok: boolean, kind: string}} Answer */
/** @typedef {{t: number, rating: number}} Review */
/** @typedef {{t: number, stop: number, text: string}} Guess */
/** @typedef {{t: number, text: string}} Note */
/** @typedef {{t: number, code?: string, runs: number, failed: number, passed: boolean}} Program */
/** @typedef {{t: number, value: string}} Setting */
/** @typedef {{t: number, values: Record<string, {value: string, text: string}>}} Cluster */
/**
 * @typedef {object} LearningRecord
 * @property {number} version
 * @property {{t: number, before: number}} erased the last time that everything was deleted, or brought back
 * @property {Record<string, LessonMark>} lessons
 * @property {Record<string, Answer[]>} answers
 * @property {Record<string, Review[]>} reviews
 * @property {Record<string, Guess>} guesses
 * @property {Record<string, Note>} notes
 * @property {Record<string, Program>} code the programs of the exercises
 * @property {Record<string, Setting>} settings
 * @property {Cluster} scenario
 */

const RECORD_VERSION = 1;
/** Answers kept per question: enough to schedule it, few enough to stay small. */
const RECORD_KEPT = 20;
const RECORD_NOTE = 10000;
const RECORD_CODE = 20000;

/** @returns {LearningRecord} */
function blankRecord() {
  return {
    version: RECORD_VERSION,
    erased: { t: 0, before: 0 },
    lessons: {},
    answers: {},
    reviews: {},
    guesses: {},
    notes: {},
    code: {},
    settings: {},
    scenario: { t: 0, values: {} },
  };
}

/** Each turns a record of its own version into one of the next. @type {Record<number, (old: any) => any>} */
const RECORD_MIGRATIONS = {
  0: (old) => ({
    ...old,
    version: 1,
    lessons: Object.fromEntries(
      Object.entries(old.lessons ?? {}).map(([id, mark]) => [
        id,
        { ...mark, done: Boolean(mark.done), changed: Number(mark.done) || mark.last },
      ]),
    ),
    answers: old.answers ?? old.quiz,
  }),
};

/**
 * Read a record of this or an older version; what does not belong is left out.
 * @param {string} text
 * @returns {LearningRecord} or an error with a sentence, if it is no record at all
 */
function readRecord(text) {
  let found = JSON.parse(text);
  if (typeof found !== "object" || found === null || Array.isArray(found)) throw new Error("This is not a record of the course.");
  if (!found.lessons && !found.answers && !found.quiz) throw new Error("This is not a record of the course.");
  if ((found.version ?? 0) > RECORD_VERSION) throw new Error("This record was made by a newer edition of the course.");
  while ((found.version ?? 0) < RECORD_VERSION) found = RECORD_MIGRATIONS[found.version ?? 0](found);
  return mergedRecords(blankRecord(), tidyRecord(found));
}

/** @param {any} given @returns {LearningRecord} */
function tidyRecord(given) {
  const time = (/** @type {any} */ value) => (Number.isFinite(value) && value > 0 ? Math.floor(value) : 0);
  const text = (/** @type {any} */ value, most = 200) => (typeof value === "string" ? value.slice(0, most) : "");
  /** @template T @param {any} group @param {(item: any) => T | undefined} keep @returns {Record<string, T>} */
  const each = (group, keep) => {
    /** @type {Record<string, T>} */
    const kept = {};
    if (typeof group !== "object" || group === null) return kept;
    for (const [id, item] of Object.entries(group)) {
      const found = /^[a-z0-9][\w./-]{0,150}$/i.test(id) && typeof item === "object" && item !== null ? keep(item) : undefined;
      if (found !== undefined) kept[id] = found;
    }
    return kept;
  };
  /** @template T @param {any} list @param {(item: any) => T} keep */
  const timed = (list, keep) => (Array.isArray(list) ? list.filter((item) => time(item?.t)).map(keep) : undefined);
  return {
    version: RECORD_VERSION,
    erased: { t: time(given.erased?.t), before: time(given.erased?.before) },
    lessons: each(given.lessons, (item) => ({ first: time(item.first), last: time(item.last), done: item.done === true, changed: time(item.changed) })),
    answers: each(given.answers, (list) => timed(list, (item) => ({ t: time(item.t), ok: item.ok === true, kind: text(item.kind, 20) }))),
    reviews: each(given.reviews, (list) => timed(list, (item) => ({ t: time(item.t), rating: [1, 2, 3, 4].includes(item.rating) ? item.rating : 1 }))),
    guesses: each(given.guesses, (item) => ({ t: time(item.t), stop: time(item.stop), text: text(item.text) })),
    notes: each(given.notes, (item) => ({ t: time(item.t), text: text(item.text, RECORD_NOTE) })),
    code: each(given.code, (item) => ({
      t: time(item.t),
      ...(typeof item.code === "string" ? { code: text(item.code, RECORD_CODE) } : {}),
      runs: time(item.runs),
      failed: time(item.failed),
      passed: item.passed === true,
    })),
    settings: each(given.settings, (item) => ({ t: time(item.t), value: text(item.value) })),
    scenario: {
      t: time(given.scenario?.t),
      values: each(given.scenario?.values, (item) => ({ value: text(item.value), text: text(item.text) })),
    },
  };
}

/**
 * Make one record of two: everything that is in either, the later of what is in both.
 * The order does not matter, nor does doing it twice.
 * @param {LearningRecord} one @param {LearningRecord} other @returns {LearningRecord}
 */
function mergedRecords(one, other) {
  /** @template {{t: number}} T @param {T} a @param {T} b @returns {T} */
  const later = (a, b) => (a.t !== b.t ? (a.t > b.t ? a : b) : JSON.stringify(a) >= JSON.stringify(b) ? a : b);
  /** @template T @param {Record<string, T>} a @param {Record<string, T>} b @param {(a: T, b: T) => T} join @param {(item: T) => boolean} alive */
  const joined = (a, b, join, alive) => {
    /** @type {Record<string, T>} */
    const found = {};
    for (const id of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
      const item = a[id] === undefined ? join(b[id], b[id]) : b[id] === undefined ? join(a[id], a[id]) : join(a[id], b[id]);
      if (alive(item)) found[id] = item;
    }
    return found;
  };
  const erased = later(one.erased, other.erased);
  const lives = (/** @type {{t: number}} */ item) => item.t > erased.before;
  /** @template {{t: number}} T @param {T[]} a @param {T[]} b @returns {T[]} */
  const both = (a, b) =>
    [...new Map([...a, ...b].filter(lives).map((item) => [JSON.stringify(item), item])).values()]
      .sort((x, y) => x.t - y.t || (JSON.stringify(x) < JSON.stringify(y) ? -1 : 1))
      .slice(-RECORD_KEPT);
  const some = (/** @type {unknown[]} */ list) => list.length > 0;
  return {
    version: RECORD_VERSION,
    erased,
    lessons: joined(one.lessons, other.lessons, joinedMarks, (mark) => Math.max(mark.last, mark.changed) > erased.before),
    answers: joined(one.answers, other.answers, both, some),
    reviews: joined(one.reviews, other.reviews, both, some),
    guesses: joined(one.guesses, other.guesses, later, lives),
    notes: joined(one.notes, other.notes, later, lives),
    code: joined(one.code, other.code, later, lives),
    settings: joined(one.settings, other.settings, later, lives),
    scenario: lives(later(one.scenario, other.scenario)) ? later(one.scenario, other.scenario) : { t: 0, values: {} },
  };
}

/** @param {LessonMark} a @param {LessonMark} b @returns {LessonMark} */
function joinedMarks(a, b) {
  const changed = Math.max(a.changed, b.changed);
  return {
    first: Math.min(...[a.first, b.first].filter(Boolean), Infinity) === Infinity ? 0 : Math.min(...[a.first, b.first].filter(Boolean)),
    last: Math.max(a.last, b.last),
    done: a.changed === b.changed ? a.done || b.done : a.changed > b.changed ? a.done : b.done,
    changed,
  };
}

/**
 * Count what one record has that another has not: for the preview of an import.
 * @param {LearningRecord} before @param {LearningRecord} after
 */
// eslint-disable-next-line no-unused-vars
function addedTo(before, after) {
  const fresh = (/** @type {Record<string, any>} */ a, /** @type {Record<string, any>} */ b) =>
    Object.keys(b).filter((id) => JSON.stringify(a[id]) !== JSON.stringify(b[id])).length;
  const count = (/** @type {Record<string, any[]>} */ group) => Object.values(group).reduce((sum, list) => sum + list.length, 0);
  return {
    lessons: fresh(before.lessons, after.lessons),
    answers: count(after.answers) - count(before.answers),
    reviews: count(after.reviews) - count(before.reviews),
    guesses: fresh(before.guesses, after.guesses),
    notes: fresh(before.notes, after.notes),
    settings: fresh(before.settings, after.settings) + (after.scenario.t > before.scenario.t ? 1 : 0),
  };
}
