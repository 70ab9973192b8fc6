// This file is a learner's run: its own Python, fresh for each run, ended when asked or when its time is up.

import { loaded } from "./loading.js";

/**
 * @typedef {object} Runtime
 * @property {"idle" | "starting" | "ready" | "failed"} state
 * @property {string} sentence
 * @property {() => void} start
 * @property {() => void} retry
 * @property {(sentence: string) => void} stop
 * @property {(name: string, text: string, print?: (line: string) => void) => Promise<string>} answer
 */
/**
 * @typedef {{ state: "passed" | "failed" | "error" | "skipped", hidden: boolean, code: string, message: string, got: string }} Outcome
 * @typedef {{ error: string, checks: Outcome[], passed: boolean }} Result
 * @typedef {{ pack: string, seconds: number, print: (text: string) => void, state: (sentence: string) => void }} Manner
 */

const NAME = "computeCollegeExercise";
const STATE = `${NAME.toLowerCase()}:state`;

/** @returns {Runtime} once its script has come */
function python() {
  return Reflect.get(window, NAME);
}

/**
 * Run a program and its checks: the result, or a rejection with a sentence.
 * @param {string} code @param {string} checks @param {Manner} manner
 * @returns {Promise<Result>}
 */
export async function run(code, checks, { pack, seconds, print, state }) {
  let timer = 0;
  await loaded(pack);
  try {
    await started(state);
    state("Running …");
    timer = window.setTimeout(() => python().stop(`Stopped after ${seconds} seconds. Does a loop never end?`), seconds * 1000);
    const text = await python().answer("run", JSON.stringify({ code, checks }), (line) => print(heard(line)));
    return JSON.parse(text);
  } finally {
    window.clearTimeout(timer);
    refresh();
  }
}

/** End the run at once. */
export function stop() {
  python()?.stop("Stopped.");
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

/** A piece of what the program prints; anything else that reaches its output is no text of ours. @param {string} line */
function heard(line) {
  try {
    return String(JSON.parse(line));
  } catch {
    return "";
  }
}
