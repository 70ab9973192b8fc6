// Python on the page: it starts when it is asked, answers questions, and says how it is. It does
// nothing until asked.

import { AGAIN, Attempt, SILENCE, Trouble } from "./attempt.js";
import { folderOf, partSentence } from "./pack.js";

/** @typedef {import("./pack.js").Pack} Pack */
/** @typedef {import("./python_in_page.js").State} State */
/**
 * @typedef {object} Question
 * @property {string} name
 * @property {string} text
 * @property {(line: string) => void} [print]
 * @property {(text: string) => void} resolve
 * @property {(reason: Error) => void} reject
 * @property {number[]} [timers]
 */

export class PageRuntime {
  /** @type {State} */
  state = "idle";
  sentence = "";
  /** @type {Attempt | undefined} */
  attempt;
  tries = 0;
  failures = 0;
  asked = 0;
  /** @type {Map<number, Question>} */
  questions = new Map();
  /** @type {Map<string, any>} A guest's parts, unpacked. */
  kept = new Map();

  /** @param {Pack} pack @param {URL} home the folder of its parts */
  constructor(pack, home) {
    this.pack = pack;
    this.home = home;
    this.level = pack.level;
    this.notes = pack.notes;
    this.total = pack.parts.reduce((sum, part) => sum + part.bytes, 0);
    /** @type {() => void} */
    this.isReady = () => {};
    /** @type {Promise<void>} */
    this.ready = new Promise((resolve) => (this.isReady = resolve));
  }

  /** Begin, unless it has begun. */
  start() {
    if (this.state === "idle") this.begin();
  }

  /** Begin again from nothing, after a failure or a silence; open questions are asked again. */
  retry() {
    if (this.state === "starting" || this.state === "ready") return;
    this.attempt?.end();
    for (const question of this.questions.values()) forget(question);
    this.begin();
  }

  /**
   * Ask Python: the text it answers, or a rejection with a sentence.
   * @param {string} name @param {string} text
   * @param {(line: string) => void} [print] told each line that a guest's program prints
   * @returns {Promise<string>}
   */
  answer(name, text, print) {
    if (this.state === "failed") return Promise.reject(new Error(this.sentence));
    return new Promise((resolve, reject) => {
      const id = (this.asked += 1);
      this.questions.set(id, { name, text, print, resolve, reject });
      this.start();
      if (this.attempt?.answers) this.ask(id);
    });
  }

  /** Give a Python that runs what its start did not need; rejects with a sentence. */
  async add() {
    const { attempt, pack } = this;
    if (!attempt?.answers || !pack.later) throw new Error(this.sentence || AGAIN);
    try {
      await attempt.add(pack.later);
    } catch (reason) {
      this.failures += 1;
      throw new Error(this.sentenceFor(reason), { cause: reason });
    }
  }

  /** End Python at once; it starts again at the next question. @param {string} sentence what open questions are told */
  stop(sentence) {
    this.end("idle", sentence);
  }

  begin() {
    this.tries += 1;
    if (this.tries === 1) this.mark("start");
    this.attempt = new Attempt(this);
    this.tell("starting", "Starting Python.");
    this.attempt.begin();
  }

  /** Take a message of Python's worker. @param {any} said */
  hear(said) {
    if (said.ready) this.nowReady(said.ready);
    else if (said.print !== undefined) {
      this.questions.values().next().value?.print?.(said.print);
    } else if (said.failed) {
      this.fail(new Trouble(`Python stopped (${said.failed}). ${AGAIN}`));
    } else {
      const question = this.questions.get(said.id);
      this.questions.delete(said.id);
      if (question) forget(question);
      if (this.state === "late") this.tell("ready", "Python is ready.");
      if (!performance.getEntriesByName(this.marked("first-result")).length) {
        this.mark("first-result");
      }
      if ("error" in said) question?.reject(new Error(said.error));
      else question?.resolve(said.text);
    }
  }

  /** @param {Record<string, number>} times of its start */
  nowReady(times) {
    this.attempt?.started();
    for (const [name, time] of Object.entries(times)) this.mark(name, time);
    this.mark("ready");
    this.tell("ready", "Python is ready.");
    this.isReady();
    for (const id of this.questions.keys()) this.ask(id);
  }

  /** @param {number} id */
  ask(id) {
    const current = this.attempt;
    const question = this.questions.get(id);
    if (!question) return;
    const { patience } = this.pack;
    const late = new Trouble(`Python gave no answer within ${patience} seconds. ${AGAIN}`);
    question.timers = [window.setTimeout(() => current?.fail(late), patience * 1000)];
    if (!this.pack.guest) {
      question.timers.push(window.setTimeout(() => current?.late(), SILENCE * 1000));
    }
    current?.post({ id, name: question.name, text: question.text });
  }

  /** End the attempt with a sentence, and all open questions with it. @param {unknown} reason */
  fail(reason) {
    if (this.state === "failed") return;
    this.failures += 1;
    this.end("failed", reason instanceof Trouble ? reason.message : this.sentenceFor(reason));
  }

  /** Return what is told of a part that did not come. @param {unknown} reason */
  sentenceFor(reason) {
    const folder = this.home.protocol === "file:" ? folderOf(reason, this.pack, this.home) : "";
    return partSentence(reason, folder, AGAIN);
  }

  /** @param {"idle" | "failed"} state @param {string} sentence */
  end(state, sentence) {
    this.attempt?.end();
    const left = [...this.questions.values()];
    this.questions.clear();
    this.tell(state, sentence);
    for (const question of left) {
      forget(question);
      question.reject(new Error(this.sentence));
    }
  }

  /** Tell of a silence: Python may still work, or be gone without a word. */
  late() {
    const told = `Python has been silent for ${SILENCE} seconds. It may still be at work.`;
    if (this.state !== "failed") this.tell("late", told);
  }

  showArrival() {
    if (this.state !== "starting" && this.state !== "late") return;
    const loaded = this.attempt?.loaded ?? 0;
    const megabytes = (/** @type {number} */ count) => (count / 1e6).toFixed(1);
    const count = `: ${megabytes(loaded)} of ${megabytes(this.total)} MB`;
    this.tell("starting", `Starting Python${loaded < this.total ? count : ""}.`);
  }

  /** @param {State} state @param {string} sentence */
  tell(state, sentence) {
    if (state === this.state && sentence === this.sentence) return;
    Object.assign(this, { state, sentence });
    const detail = { state, sentence, loaded: this.attempt?.loaded ?? 0, total: this.total };
    const type = `${this.pack.name.toLowerCase()}:state`;
    document.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {string} name */
  marked(name) {
    return `${this.pack.name.replace("college", "cc")}-${name}`;
  }

  /** @param {string} name @param {number} [epoch] on the clock that workers share; now if not given */
  mark(name, epoch) {
    const startTime = epoch && Math.max(0, epoch - performance.timeOrigin);
    performance.mark(this.marked(name), epoch === undefined ? {} : { startTime });
  }
}

/** Stop the clocks of a question. @param {Question} question */
function forget(question) {
  for (const timer of question.timers ?? []) clearTimeout(timer);
}
