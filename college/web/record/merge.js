// How two records become one, and what one has that another has not. The join is commutative,
// associative and idempotent: pages and computers may meet in any order, as often as they like.

import { GROUPS, own } from "./fields.js";

/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/** @typedef {import("./record.js").LessonMark} LessonMark */

/** Items kept per question: enough to schedule it, few enough to stay small. */
export const KEPT = 20;

/**
 * Make one record of two: everything that is in either, the later of what is in both.
 * @param {LearningRecord} one @param {LearningRecord} other @returns {LearningRecord}
 */
export function mergedRecords(one, other) {
  const groups = Object.entries(GROUPS).map(([name, { list }]) => {
    /** @type {(a: any, b: any) => any} */
    const join = list ? joinedLists : name === "lessons" ? joinedMarks : later;
    return [name, joined(/** @type {any} */ (one)[name], /** @type {any} */ (other)[name], join)];
  });
  return Object.fromEntries(groups);
}

/** @param {any} a @param {any} b whether a comes before b, of two that are not the same */
function before(a, b) {
  if (a.t !== b.t) return a.t < b.t;
  // A link may leave a program's text out: of one moment, the one with it counts.
  if ((a.code === undefined) !== (b.code === undefined)) return a.code === undefined;
  return JSON.stringify(a) < JSON.stringify(b);
}

/** @param {any} a @param {any} b */
function later(a, b) {
  return before(a, b) ? b : a;
}

/** @param {any[]} a @param {any[]} b */
function joinedLists(a, b) {
  const all = new Map([...a, ...b].map((item) => [JSON.stringify(item), item]));
  return [...all.values()].sort((x, y) => (before(x, y) ? -1 : 1)).slice(-KEPT);
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
 * @param {(a: T, b: T) => T} join
 */
function joined(a, b, join) {
  /** @type {Record<string, T>} */
  const found = {};
  for (const id of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
    const [one, other] = [own(a, id), own(b, id)];
    found[id] = join(/** @type {T} */ (one ?? other), /** @type {T} */ (other ?? one));
  }
  return found;
}

/**
 * Return what an edit made new, stamped so that it counts as later than what it was made from,
 * whatever the clocks say that either was made by.
 * @param {LearningRecord} was @param {LearningRecord} is @returns {Partial<LearningRecord>}
 */
export function madeNew(was, is) {
  const groups = Object.entries(GROUPS).map(([name, { list }]) => {
    const [old, now] = [/** @type {any} */ (was)[name], /** @type {any} */ (is)[name]];
    const fresh = Object.keys(now).filter(
      (id) => JSON.stringify(own(old, id)) !== JSON.stringify(now[id]),
    );
    const stamp = list ? added : name === "lessons" ? remarked : stamped;
    return [name, Object.fromEntries(fresh.map((id) => [id, stamp(own(old, id), now[id])]))];
  });
  return Object.fromEntries(groups.filter(([, group]) => Object.keys(group).length > 0));
}

/** @param {any[] | undefined} was @param {any[]} is */
function added(was, is) {
  const old = new Set((was ?? []).map((item) => JSON.stringify(item)));
  return is.filter((item) => !old.has(JSON.stringify(item)));
}

/** @param {{t: number} | undefined} was @param {{t: number}} is */
function stamped(was, is) {
  return { ...is, t: Math.max(is.t, (was?.t ?? 0) + 1) };
}

/** @param {LessonMark | undefined} was @param {LessonMark} is */
function remarked(was, is) {
  if (!was || was.done === is.done) return is;
  return { ...is, changed: Math.max(is.changed, was.changed + 1) };
}

/** The groups as they are counted for a reader. */
const COUNTED = /** @type {const} */ ({
  lessons: "lessons",
  answers: "answers",
  reviews: "reviews",
  guesses: "guesses",
  notes: "notes",
  code: "programs",
  settings: "settings",
  numbers: "settings",
  saved: "settings",
});

/**
 * Count what one record has that another has not: for the preview of an import.
 * @param {LearningRecord} was @param {LearningRecord} is @returns {Record<string, number>}
 */
export function addedTo(was, is) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const [name, group] of Object.entries(madeNew(was, is))) {
    const word = /** @type {Record<string, string>} */ (COUNTED)[name] ?? name;
    const items = GROUPS[name].list ? Object.values(group).flat() : Object.keys(group);
    counts[word] = (counts[word] ?? 0) + items.length;
  }
  return counts;
}
