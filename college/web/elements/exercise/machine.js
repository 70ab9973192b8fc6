// A learner's run: its own Python, fresh for each run, ended when asked or when its time is up.

/**
 * @typedef {import("../../runtime/python_in_page.js").Runtime} Runtime
 * @typedef {import("../../api.js").RunReply} Result
 * @typedef {import("../../api.js").RunRequest} RunRequest
 * @typedef {object} Manner
 * @property {number} seconds
 * @property {(text: string) => void} print
 * @property {(sentence: string) => void} state
 */

const STATE = "collegeexercise:state";

/** @returns {Runtime} */
function python() {
  return window.collegeExercise;
}

/**
 * Run a program and its checks: the result, or a rejection with a sentence.
 * @param {string} code @param {string} checks @param {Manner} manner
 * @returns {Promise<Result>}
 */
export async function run(code, checks, { seconds, print, state }) {
  let timer = 0;
  try {
    await started(state);
    state("Running …");
    const late = `Stopped after ${seconds} seconds. Does a loop never end?`;
    timer = window.setTimeout(() => python().stop(late), seconds * 1000);
    /** @type {RunRequest} */
    const request = { code, checks };
    const hear = (/** @type {string} */ line) => print(heard(line));
    return JSON.parse(await python().answer("run", JSON.stringify(request), hear));
  } finally {
    window.clearTimeout(timer);
    refresh();
  }
}

/** End the run at once. */
export function stop() {
  python().stop("Stopped.");
}

/** Throw the used Python away, and have a new one ready before the next run. */
function refresh() {
  if (python().state === "failed") return;
  python().stop("");
  python().start();
}

/**
 * Wait until Python can be asked.
 * @param {Manner["state"]} tell
 * @returns {Promise<void>}
 */
function started(tell) {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { state, sentence } = python();
      if (state === "starting") return tell(sentence);
      document.removeEventListener(STATE, look);
      if (state === "ready") resolve();
      else reject(new Error(sentence));
    };
    if (python().state === "ready") return resolve();
    document.addEventListener(STATE, look);
    if (python().state === "starting") look();
    else python().retry();
  });
}

/** A piece of what the program prints; anything else in its output is no text of ours. @param {string} line */
function heard(line) {
  try {
    return String(JSON.parse(line));
  } catch {
    return "";
  }
}
