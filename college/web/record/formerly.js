// How a record follows a lesson that was renamed: what was kept under an id of before is the new
// one's, questions and all. It touches neither page nor storage, so that a test can run it alone.

import { mergedRecords } from "./merge.js";
import { blankRecord } from "./record.js";

/** @typedef {import("./lives.js").Lives} Lives */
/** @typedef {import("./record.js").LearningRecord} LearningRecord */

/** The groups whose names begin with a lesson's id. */
const BY_LESSON = /** @type {const} */ ([
  "lessons",
  "answers",
  "reviews",
  "guesses",
  "notes",
  "code",
]);

/**
 * Return the lives with every lesson under the id it has now; what is under both is merged.
 * @param {Lives} stored @param {{id: string, formerly: string[]}[]} lessons @returns {Lives}
 */
export function withNewNames(stored, lessons) {
  const now = new Map(lessons.flatMap(({ id, formerly }) => formerly.map((old) => [old, id])));
  if (now.size === 0) return stored;
  const lives = Object.entries(stored.lives).map(([name, life]) => [name, renamedIn(life, now)]);
  return { ...stored, lives: Object.fromEntries(lives) };
}

/** @param {LearningRecord} record @param {Map<string, string>} now @returns {LearningRecord} */
function renamedIn(record, now) {
  const renamed = (/** @type {string} */ name) => {
    const [lesson, ...rest] = name.split("/");
    return [now.get(lesson) ?? lesson, ...rest].join("/");
  };
  const stays = { ...record };
  const moves = blankRecord();
  for (const group of BY_LESSON) {
    /** @type {[string, any][]} */
    const all = Object.entries(record[group]);
    const named = (/** @type {boolean} */ old) =>
      all.filter(([name]) => (renamed(name) !== name) === old);
    stays[group] = Object.fromEntries(named(false));
    moves[group] = Object.fromEntries(named(true).map(([name, item]) => [renamed(name), item]));
  }
  return mergedRecords(stays, moves);
}
