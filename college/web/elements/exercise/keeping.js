// What is kept of an exercise between visits: the program, and how far its author got. It stands in
// the reader's one record, so that one export and one deletion cover it.

import { learning } from "../../record/store.js";

/**
 * `runs` counts runs of a changed program, `failed` all runs whose checks did not pass.
 * @typedef {{ code?: string, runs: number, failed: number, passed: boolean }} Kept
 */

/** Return what is kept of an exercise. @param {string} id @returns {Kept} */
export function kept(id) {
  return { ...(learning().record.code[id] ?? { runs: 0, failed: 0, passed: false }) };
}

/** Keep something; say whether it could be kept. @param {string} id @param {Kept} what */
export function keep(id, what) {
  learning().change((record) => (record.code[id] = { ...what, t: Date.now() }));
  return !learning().trouble;
}
