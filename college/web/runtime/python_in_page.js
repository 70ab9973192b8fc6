// Python as the rest of the page knows it: typed questions, and what state it is in.

/**
 * @typedef {import("../api.js").CalculatorRequest} CalculatorRequest
 * @typedef {import("../api.js").CalculatorReply} CalculatorReply
 * @typedef {import("../api.js").PageRequest} PageRequest
 * @typedef {import("../api.js").PageReply} PageReply
 * @typedef {import("../api.js").QuestionRequest} QuestionRequest
 * @typedef {import("../api.js").QuestionReply} QuestionReply
 * @typedef {import("../api.js").SpreadsheetRequest} SpreadsheetRequest
 * @typedef {import("../api.js").SpreadsheetReply} SpreadsheetReply
 * @typedef {import("../api.js").Failed} Failed
 */
/**
 * @typedef {"idle" | "starting" | "ready" | "late" | "failed"} State
 * @typedef {{ state: State, sentence: string }} RuntimeState
 * @typedef {object} Runtime
 * @property {State} state
 * @property {string} sentence
 * @property {string} level
 * @property {string[]} notes why the level is not the best
 * @property {Promise<void>} ready
 * @property {() => void} start begins, unless it has begun
 * @property {() => void} retry begins again after a failure or a silence
 * @property {() => Promise<void>} add gives a Python that runs what its start did not need
 * @property {(sentence: string) => void} stop ends it at once; open questions are told the sentence
 * @property {(name: string, text: string, print?: (line: string) => void) => Promise<string>} answer
 */

/** Return the Python of the calculators. @returns {Runtime} */
export function python() {
  return window.college;
}

/**
 * Run a calculator; rejects with a sentence if there is no Python.
 * @param {string} name @param {CalculatorRequest} request
 * @returns {Promise<CalculatorReply | Failed>}
 */
export function askCalculator(name, request) {
  return ask(name, request);
}

/**
 * Change the numbers of a page; rejects if there is no Python.
 * @param {PageRequest} request
 * @returns {Promise<PageReply | Failed>}
 */
export function askPage(request) {
  return ask("page", request);
}

/**
 * Have a spreadsheet written by a Python that runs, with what that takes brought first; rejects with
 * a sentence.
 * @param {SpreadsheetRequest} request
 * @returns {Promise<SpreadsheetReply>}
 */
export async function askSpreadsheet(request) {
  await python().add();
  const reply = await ask("spreadsheet", request);
  if ("failed" in reply) throw new Error(reply.failed);
  return reply;
}

/**
 * Have an answer judged, and let the reader see that Python starts.
 * @param {QuestionRequest} request @param {(sentence: string) => void} tell
 * @returns {Promise<QuestionReply | Failed>}
 */
export async function askQuestion(request, tell) {
  const done = new AbortController();
  onState(({ sentence }) => tell(sentence), done.signal);
  try {
    if (python().state === "failed") python().retry();
    if (!["ready", "late"].includes(python().state)) tell("Starting Python to check it.");
    return await ask("question", request);
  } catch (reason) {
    return { failed: /** @type {Error} */ (reason).message };
  } finally {
    done.abort();
    tell("");
  }
}

/** @param {string} name @param {object} request */
async function ask(name, request) {
  return JSON.parse(await python().answer(name, JSON.stringify(request)));
}

/**
 * Tell of each change of its state, until the signal is given.
 * @param {(state: RuntimeState) => void} tell @param {AbortSignal} [signal]
 */
export function onState(tell, signal) {
  const hear = (/** @type {Event} */ event) =>
    tell(/** @type {CustomEvent<RuntimeState>} */ (event).detail);
  document.addEventListener("college:state", hear, { signal });
}
