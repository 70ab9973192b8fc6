// What a learning platform is told of a lesson: how it stands, and the part of the record that
// belongs to it, short enough to be kept there.

import { GROUPS } from "../record/fields.js";
import { digest, oneLife } from "../record/lives.js";
import { packedLives } from "../record/packed.js";

/** @typedef {import("../record/record.js").LearningRecord} LearningRecord */
/** @typedef {{id: string, questions: string[], exercises: string[]}} Taught */
/** @typedef {{done: boolean, right: number, answered: number, questions: number}} Standing */

/** Return how a lesson stands; right is what was right the last time. @param {LearningRecord} record @param {Taught} lesson @returns {Standing} */
export function standing(record, { id, questions }) {
  const last = questions.map((question) => record.answers[question]?.at(-1)).filter(Boolean);
  return {
    done: Boolean(record.lessons[id]?.done),
    right: last.filter((answer) => answer?.ok).length,
    answered: last.length,
    questions: questions.length,
  };
}

/** Return what of a record belongs to a lesson. @param {LearningRecord} record @param {Taught} lesson @returns {Partial<LearningRecord>} */
export function partOf(record, { id, questions, exercises }) {
  const own = new Set([id, ...questions, ...exercises]);
  const groups = Object.keys(GROUPS).map((name) => {
    const all = Object.entries(/** @type {any} */ (record)[name]);
    return [
      name,
      Object.fromEntries(all.filter(([key]) => own.has(key) || key.startsWith(`${id}/`))),
    ];
  });
  return Object.fromEntries(groups);
}

/**
 * Return that part as a text, of no more than so many characters where that can be; what is left out
 * then is said at `packedLives`. The learner's own browser keeps all of it.
 * @param {LearningRecord} record @param {Taught} lesson @param {number} most
 */
export function memoryOf(record, lesson, most) {
  const part = partOf(record, lesson);
  const name = `lms-${digest(JSON.stringify(part))}`;
  return packedLives(oneLife(name, part), most);
}
