// This file is what is kept of an exercise between visits: the program, and how far its author got.
// It stands in the reader's one record, so that one export and one deletion cover it.

/**
 * `runs` counts runs of a changed program, `failed` all runs whose checks did not pass.
 * @typedef {{ code?: string, runs: number, failed: number, passed: boolean }} Kept
 */

/**
 * Give what is kept of an exercise.
 * @param {string} id
 * @returns {Kept}
 */
export function kept(id) {
  return { runs: 0, failed: 0, passed: false, ...programs()?.get(id) };
}

/**
 * Keep something; say whether it could be kept.
 * @param {string} id @param {Kept} what
 */
export function keep(id, what) {
  try {
    programs()?.set(id, what);
    return programs() !== undefined;
  } catch {
    return false;
  }
}

/**
 * Where the record keeps programs; missing if its script did not come.
 * @returns {{ get: (id: string) => Partial<Kept> | undefined, set: (id: string, kept: Kept) => void } | undefined}
 */
function programs() {
  return Reflect.get(window, "courseProgress")?.code;
}
