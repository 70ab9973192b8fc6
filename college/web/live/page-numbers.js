// The numbers of a page: one set for all that shows them. A change is one question to Python, whose
// answer goes to the sentences, figures, workings and calculators alike.

import { askPage, onState } from "../runtime/python_in_page.js";
import { figuresIn, inSight, numbersIn } from "./showing.js";

/**
 * @typedef {import("../api.js").PageRequest} PageRequest
 * @typedef {import("../api.js").PageReply} PageReply
 * @typedef {import("../api.js").CalculatorRequest} CalculatorRequest
 * @typedef {import("../api.js").CalculatorReply} CalculatorReply
 * @typedef {import("../api.js").Failed} Failed
 * @typedef {PageRequest["changes"]} Changes
 * @typedef {import("../elements/calculator/calculator.js").CourseCalculator} CourseCalculator
 */
/**
 * @typedef {object} Act one change, as it is asked for
 * @property {string} key acts of one key replace each other while they wait
 * @property {Partial<PageRequest>} [change] what Python is told of it
 * @property {Changes} [from] the changes it starts from, if not those of now
 * @property {boolean} [moving] whether it goes on
 * @property {boolean} [settled] whether fields are written as they were understood
 * @property {CourseCalculator} [asker] the calculator it comes from
 * @property {CalculatorRequest} [request] what that one asks
 * @property {(reply: CalculatorReply | Failed) => void} [answered] what tells it the answer
 */

const LIVE = "course-example data.number, [data-follows] data.number";
const RECORD = "[data-page-scenarios]";

class PageNumbers {
  record = /** @type {HTMLElement | null} */ (document.querySelector(RECORD));
  scenarios = JSON.parse(this.record?.dataset.pageScenarios ?? "{}");
  /** @type {Changes} */
  changes = {};
  /** @type {Changes[]} what is shown, for sure and while a number moves */
  shown = [{}];
  /** @type {PageReply["link"]} */
  link = [];
  /** @type {Act[]} */
  waiting = [];
  busy = false;
  /** @type {Act | undefined} What Python could not be asked; once it is there, it is. */
  unanswered;

  constructor() {
    onState(({ state }) => {
      if (state === "ready" && this.unanswered) this.ask(this.unanswered);
    });
  }

  /** Change a number, or draw what a moving one left. @param {Act} act */
  ask(act) {
    const same = this.waiting.findIndex((other) => other.key === act.key);
    if (same >= 0) this.waiting[same] = act;
    else this.waiting.push(act);
    if (!this.busy) this.next();
  }

  /**
   * Have a calculator's question answered, and all else follow it.
   * @param {CourseCalculator} asker @param {CalculatorRequest} request
   * @returns {Promise<CalculatorReply | Failed>}
   */
  askFor(asker, request) {
    return new Promise((answered) => {
      const key = asker.dataset.uid ?? "";
      this.ask({ key, asker, request, answered, moving: request.moving, settled: true });
    });
  }

  /** Go back to the example, everywhere. */
  reset() {
    this.waiting = this.waiting.filter((act) => act.asker);
    this.ask({ key: "reset", from: {}, settled: true });
  }

  async next() {
    const act = this.waiting.shift();
    if (!act) return;
    this.busy = true;
    this.unanswered = undefined;
    try {
      await this.answer(act);
    } finally {
      this.busy = false;
      this.next();
    }
  }

  /** @param {Act} act */
  async answer(act) {
    const seen = act.moving ? inSight : () => true;
    const numbers = numbersIn(document, LIVE);
    const figures = figuresIn(document).filter(({ place }) => seen(place));
    const calculators = followers().filter((item) => item === act.asker || seen(item));
    /** @type {PageRequest} */
    const request = {
      scenarios: this.scenarios,
      changes: act.from ?? this.changes,
      shown: this.shown,
      ...act.change,
      moving: Boolean(act.moving),
      fields: fields().map((field) => field.name),
      numbers: numbers.asked,
      figures: figures.map(({ figure }) => figure),
      calculators: calculators.map((item) => ({
        name: item.name,
        scenario: item.dataset.scenario ?? "",
        request: item === act.asker ? (act.request ?? {}) : item.request(item.moment()),
      })),
    };
    if (act.asker) request.asked = calculators.indexOf(act.asker);
    /** @type {PageReply | Failed} */
    let reply;
    try {
      reply = await askPage(request);
    } catch (reason) {
      reply = { failed: /** @type {Error} */ (reason).message };
      if (!act.asker) this.unanswered = act; // a calculator asks again by itself
    }
    if ("failed" in reply) {
      act.answered?.(reply);
      tell("college:numbers-failed", reply.failed);
      return;
    }
    const good = reply.numbers.length === numbers.asked.length && noneWrong(reply);
    if (good) {
      this.changes = reply.changes;
      this.shown = act.moving ? [this.shown[0], reply.changes] : [reply.changes];
      this.link = reply.link;
      numbers.fill(reply.numbers);
      figures.forEach(({ renew }, index) => renew(reply.figures[index]));
    }
    calculators.forEach((item, index) => {
      const own = reply.calculators[index];
      if (item === act.asker) act.answered?.(own ?? { failed: "" });
      else if (own) item.follow(own, Boolean(act.moving));
    });
    tell("college:numbers", { reply, act, changes: this.changes });
  }
}

/**
 * Tell the page, so that whatever shows its numbers in a way of its own can follow.
 * @param {string} type @param {unknown} detail
 */
function tell(type, detail) {
  document.dispatchEvent(new CustomEvent(type, { detail }));
}

/** @param {PageReply} reply */
function noneWrong(reply) {
  const refused = reply.calculators.some((own) => own && !own.parts);
  return !refused && Object.keys(reply.errors).length === 0;
}

/** The calculators that start from a scenario of the page. @returns {CourseCalculator[]} */
function followers() {
  return [...document.querySelectorAll("course-calculator[data-scenario]")].map(
    (item) => /** @type {CourseCalculator} */ (item),
  );
}

/** The fields in sentences. @returns {HTMLInputElement[]} */
export function fields() {
  return [...document.querySelectorAll(/** @type {"input"} */ ("course-example input"))];
}

/** @type {PageNumbers | undefined} */
let only;

/** Return the numbers of this page. */
export function pageNumbers() {
  return (only ??= new PageNumbers());
}
