// A reader's record as pages see it: its shape, and how anything becomes one. It touches neither
// page nor storage, so that a test can run it alone.

import { GROUPS, named, readMember } from "./fields.js";

/** @typedef {{first: number, last: number, done: boolean, changed: number}} LessonMark */
/** An answer; `slip` is what was said to a wrong number that people give, or the option chosen. */
/** @typedef {{t: number, ok: boolean, kind: string, slip?: string}} Answer */
/** @typedef {{t: number, rating: number}} Review */
/** @typedef {{t: number, stop: number, text: string}} Guess */
/** @typedef {{t: number, text: string}} Note */
/** @typedef {{t: number, code?: string, runs: number, failed: number, passed: boolean}} Program */
/** @typedef {{t: number, value: string}} Setting */
/** @typedef {{t: number, values: Record<string, {value: string, text: string}>}} OwnNumbers */
/** A scenario that was saved; a deleted one stays as a mark, so that no older copy brings it back. */
/** @typedef {{t: number, name: string, calculator: string, link: string, gone: boolean}} Saved */
/**
 * @typedef {object} LearningRecord
 * @property {Record<string, LessonMark>} lessons
 * @property {Record<string, Answer[]>} answers
 * @property {Record<string, Review[]>} reviews
 * @property {Record<string, Guess>} guesses
 * @property {Record<string, Note>} notes
 * @property {Record<string, Program>} code the programs of the exercises
 * @property {Record<string, Setting>} settings
 * @property {Record<string, OwnNumbers>} numbers the reader's own, under OWN
 * @property {Record<string, Saved>} saved the reader's scenarios of calculators
 */

/** The name under which the reader's own numbers stand. */
export const OWN = "own";

/** Return a record with nothing in it. @returns {LearningRecord} */
export function blankRecord() {
  return tidyRecord({});
}

/** Return what of it is a record. @param {any} given @returns {LearningRecord} */
export function tidyRecord(given) {
  const groups = Object.entries(GROUPS).map(([name, group]) => [
    name,
    named(given?.[name], (item) => readMember(group, item)),
  ]);
  return Object.fromEntries(groups);
}
