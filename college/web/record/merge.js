// How two records become one, and what one has that another has not.

/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/** @typedef {import("./record.js").LessonMark} LessonMark */
/** @typedef {import("./record.js").Program} Program */
/** @typedef {{t: number}} Timed */

/** Answers kept per question: enough to schedule it, few enough to stay small. */
export const KEPT = 20;

/**
 * Make one record of two: everything that is in either, the later of what is in both.
 * The order does not matter, nor does doing it twice.
 * @param {LearningRecord} one @param {LearningRecord} other @returns {LearningRecord}
 */
export function mergedRecords(one, other) {
  const erased = later(one.erased, other.erased);
  const lives = (/** @type {Timed} */ item) => item.t > erased.before;
  /** @template {Timed} T @param {T[]} a @param {T[]} b @returns {T[]} */
  const both = (a, b) =>
    [...new Map([...a, ...b].filter(lives).map((item) => [JSON.stringify(item), item])).values()]
      .sort((x, y) => x.t - y.t || (JSON.stringify(x) < JSON.stringify(y) ? -1 : 1))
      .slice(-KEPT);
  const some = (/** @type {unknown[]} */ list) => list.length > 0;
  const touched = (/** @type {LessonMark} */ mark) =>
    Math.max(mark.last, mark.changed) > erased.before;
  const scenario = later(one.scenario, other.scenario);
  return {
    version: one.version,
    erased,
    lessons: joined(one.lessons, other.lessons, joinedMarks, touched),
    answers: joined(one.answers, other.answers, both, some),
    reviews: joined(one.reviews, other.reviews, both, some),
    guesses: joined(one.guesses, other.guesses, later, lives),
    notes: joined(one.notes, other.notes, later, lives),
    code: joined(one.code, other.code, laterProgram, lives),
    settings: joined(one.settings, other.settings, later, lives),
    scenario: lives(scenario) ? scenario : { t: 0, values: {} },
  };
}

/** @template {Timed} T @param {T} a @param {T} b @returns {T} */
function later(a, b) {
  if (a.t !== b.t) return a.t > b.t ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/** Of two marks of one moment the one with the program: a link may have left it out. @param {Program} a @param {Program} b */
function laterProgram(a, b) {
  if (a.t !== b.t || (a.code === undefined) === (b.code === undefined)) return later(a, b);
  return a.code === undefined ? b : a;
}

/** @param {LessonMark} a @param {LessonMark} b @returns {LessonMark} */
function joinedMarks(a, b) {
  const begun = [a.first, b.first].filter(Boolean);
  const either = a.changed === b.changed;
  return {
    first: begun.length ? Math.min(...begun) : 0,
    last: Math.max(a.last, b.last),
    done: either ? a.done || b.done : (a.changed > b.changed ? a : b).done,
    changed: Math.max(a.changed, b.changed),
  };
}

/**
 * @template T @param {Record<string, T>} a @param {Record<string, T>} b
 * @param {(a: T, b: T) => T} join @param {(item: T) => boolean} alive
 */
function joined(a, b, join, alive) {
  /** @type {Record<string, T>} */
  const found = {};
  for (const id of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
    const item = join(a[id] ?? b[id], b[id] ?? a[id]);
    if (alive(item)) found[id] = item;
  }
  return found;
}

/**
 * Count what one record has that another has not: for the preview of an import.
 * @param {LearningRecord} before @param {LearningRecord} after
 */
export function addedTo(before, after) {
  const fresh = (/** @type {Record<string, any>} */ a, /** @type {Record<string, any>} */ b) =>
    Object.keys(b).filter((id) => JSON.stringify(a[id]) !== JSON.stringify(b[id])).length;
  const count = (/** @type {Record<string, any[]>} */ group) =>
    Object.values(group).reduce((sum, list) => sum + list.length, 0);
  return {
    lessons: fresh(before.lessons, after.lessons),
    answers: count(after.answers) - count(before.answers),
    reviews: count(after.reviews) - count(before.reviews),
    guesses: fresh(before.guesses, after.guesses),
    notes: fresh(before.notes, after.notes),
    programs: fresh(before.code, after.code),
    settings: fresh(before.settings, after.settings) + Number(after.scenario.t > before.scenario.t),
  };
}
