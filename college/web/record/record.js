// A reader's record: its shape, and how a text or an older record becomes one. It touches neither
// page nor storage, so that a test can run it alone.

import { mergedRecords } from "./merge.js";

/** @typedef {{first: number, last: number, done: boolean, changed: number}} LessonMark */
/** @typedef {{t: number, ok: boolean, kind: string}} Answer */
/** @typedef {{t: number, rating: number}} Review */
/** @typedef {{t: number, stop: number, text: string}} Guess */
/** @typedef {{t: number, text: string}} Note */
/** @typedef {{t: number, code?: string, runs: number, failed: number, passed: boolean}} Program */
/** @typedef {{t: number, value: string}} Setting */
/** @typedef {{t: number, values: Record<string, {value: string, text: string}>}} OwnNumbers */
/**
 * @typedef {object} LearningRecord
 * @property {number} version
 * @property {{t: number, before: number}} erased when everything was last deleted, or brought back
 * @property {Record<string, LessonMark>} lessons
 * @property {Record<string, Answer[]>} answers
 * @property {Record<string, Review[]>} reviews
 * @property {Record<string, Guess>} guesses
 * @property {Record<string, Note>} notes
 * @property {Record<string, Program>} code the programs of the exercises
 * @property {Record<string, Setting>} settings
 * @property {OwnNumbers} scenario
 */

const VERSION = 1;
const LONGEST = { text: 200, kind: 20, note: 10000, code: 20000 };
const NOT_OURS = "This is not a record of the course.";

/** Return a record with nothing in it. @returns {LearningRecord} */
export function blankRecord() {
  return {
    version: VERSION,
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

/** Each turns a record of its own version into one of the next. @type {((old: any) => any)[]} */
const MIGRATIONS = [
  (old) => ({
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
];

/**
 * Read a record of this or an older version; what does not belong is left out.
 * @param {string} text
 * @returns {LearningRecord} or an error with a sentence, if it is no record at all
 */
export function readRecord(text) {
  let found = JSON.parse(text);
  if (typeof found !== "object" || found === null || Array.isArray(found))
    throw new Error(NOT_OURS);
  if (!found.lessons && !found.answers && !found.quiz) throw new Error(NOT_OURS);
  if ((found.version ?? 0) > VERSION) {
    throw new Error("This record was made by a newer edition of the course.");
  }
  while ((found.version ?? 0) < VERSION) found = MIGRATIONS[found.version ?? 0](found);
  return mergedRecords(blankRecord(), tidyRecord(found));
}

/** Return what of it is a record. @param {any} given @returns {LearningRecord} */
export function tidyRecord(given) {
  return {
    version: VERSION,
    erased: { t: time(given.erased?.t), before: time(given.erased?.before) },
    lessons: each(given.lessons, (item) => ({
      first: time(item.first),
      last: time(item.last),
      done: item.done === true,
      changed: time(item.changed),
    })),
    answers: each(given.answers, (list) =>
      timed(list, ({ t, ok, kind }) => ({
        t: time(t),
        ok: ok === true,
        kind: text(kind, LONGEST.kind),
      })),
    ),
    reviews: each(given.reviews, (list) =>
      timed(list, ({ t, rating }) => ({
        t: time(t),
        rating: [1, 2, 3, 4].includes(rating) ? rating : 1,
      })),
    ),
    guesses: each(given.guesses, (item) => ({
      t: time(item.t),
      stop: time(item.stop),
      text: text(item.text),
    })),
    notes: each(given.notes, (item) => ({ t: time(item.t), text: text(item.text, LONGEST.note) })),
    code: each(given.code, (item) => ({
      t: time(item.t),
      ...(typeof item.code === "string" ? { code: text(item.code, LONGEST.code) } : {}),
      runs: time(item.runs),
      failed: time(item.failed),
      passed: item.passed === true,
    })),
    settings: each(given.settings, (item) => ({ t: time(item.t), value: text(item.value) })),
    scenario: {
      t: time(given.scenario?.t),
      values: each(given.scenario?.values, (item) => ({
        value: text(item.value),
        text: text(item.text),
      })),
    },
  };
}

/** @param {any} value a moment, or a count */
function time(value) {
  return Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
}

/** @param {any} value @param {number} [longest] */
function text(value, longest = LONGEST.text) {
  return typeof value === "string" ? value.slice(0, longest) : "";
}

/** @template T @param {any} group @param {(item: any) => T | undefined} keep @returns {Record<string, T>} */
function each(group, keep) {
  /** @type {Record<string, T>} */
  const kept = {};
  if (typeof group !== "object" || group === null) return kept;
  for (const [id, item] of Object.entries(group)) {
    const named = /^[a-z0-9][\w./-]{0,150}$/i.test(id);
    const found = named && typeof item === "object" && item !== null ? keep(item) : undefined;
    if (found !== undefined) kept[id] = found;
  }
  return kept;
}

/** @template T @param {any} list @param {(item: any) => T} keep */
function timed(list, keep) {
  return Array.isArray(list) ? list.filter((item) => time(item?.t)).map(keep) : undefined;
}
