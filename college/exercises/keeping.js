// This file is what is kept of an exercise between visits: the program, and how far its author got.

/**
 * `runs` counts runs of a changed program, `failed` all runs whose checks did not pass.
 * @typedef {{ code?: string, runs: number, failed: number, passed: boolean }} Kept
 */

const KEY = "compute-college:code:v1";

/** @returns {Record<string, Kept>} */
function all() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found ? found : {};
  } catch {
    return {};
  }
}

/**
 * Give what is kept of an exercise.
 * @param {string} id
 * @returns {Kept}
 */
export function kept(id) {
  const shared = store();
  return { runs: 0, failed: 0, passed: false, ...(shared ? shared.get(id) : all()[id]) };
}

/**
 * Keep something; say whether it could be kept.
 * @param {string} id @param {Kept} what
 */
export function keep(id, what) {
  try {
    const shared = store();
    if (shared) shared.set(id, what);
    else localStorage.setItem(KEY, JSON.stringify({ ...all(), [id]: what }));
    return true;
  } catch {
    return false;
  }
}

/**
 * The course's own record, where the page has one.
 * @returns {{ get: (id: string) => Partial<Kept> | undefined, set: (id: string, kept: Kept) => void } | undefined}
 */
function store() {
  return Reflect.get(window, "courseProgress")?.code;
}
