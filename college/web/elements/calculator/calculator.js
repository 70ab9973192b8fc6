// The element <course-calculator>: it passes what the reader types to Python and shows what comes
// back. It never computes and never formats a number.

import { tag } from "../../element.js";
import { pageNumbers } from "../../live/page-numbers.js";
import { showState, whenWanted } from "../../runtime/intent.js";
import { askCalculator, onState, python } from "../../runtime/python_in_page.js";
import { Speaker } from "../speaker.js";
import { showField, wholeText } from "./field.js";
import { History } from "./history.js";
import { listen } from "./listening.js";
import { closedParts, openLink } from "./opening.js";
import { SavedScenarios } from "./saved.js";
import { share } from "./sharing.js";

/** @typedef {import("./field.js").Field} Field */
/** @typedef {import("./field.js").Reply} Reply */
/** @typedef {import("../../api.js").Failed} Failed */
/** @typedef {import("./history.js").Moment} Moment */

export class CourseCalculator extends HTMLElement {
  form = /** @type {HTMLFormElement} */ (this.querySelector("form"));
  name = this.getAttribute("name") ?? "";
  history = new History();
  /** @type {any} */
  waiting;
  /** @type {any} */
  last;
  saved = new SavedScenarios(this);
  /** @type {[string, number] | undefined} A slider's stop that no field shows as a number yet. */
  slid;
  busy = false;
  /** @type {any} What Python could not be asked; once it is there, it is. */
  unanswered;
  lastSaid = /** @type {string | undefined} */ (undefined);
  /** @type {Speaker | undefined} */
  speaker;

  connectedCallback() {
    if (this.speaker) return;
    this.speaker = new Speaker();
    this.append(this.speaker.line);
    whenWanted(this, () => this.want());
    listen(this);
    openLink(this);
    window.addEventListener("hashchange", () => openLink(this));
  }

  want() {
    if (this.dataset.wanted) return;
    this.dataset.wanted = "yes";
    showState(this, this.place("state"));
    onState(({ state }) => {
      if (state === "ready" && this.unanswered) this.ask();
    });
    this.ask(this.waiting ?? {});
  }

  /** @param {string} name @returns {HTMLElement} */
  place(name) {
    return /** @type {HTMLElement} */ (this.querySelector(`[data-part="${name}"]`));
  }

  /** @returns {Field[]} */
  fields() {
    return /** @type {Field[]} */ ([...this.form.querySelectorAll("[name]")]);
  }

  /** @returns {Moment} */
  moment() {
    /** @type {Moment} */
    const moment = { inputs: {}, writings: {} };
    for (const field of this.fields()) {
      const text = wholeText(field);
      if (text !== field.dataset.wasValue) moment.inputs[field.name] = text;
    }
    for (const unit of this.form.querySelectorAll("[data-writing]")) {
      const choice = /** @type {HTMLSelectElement} */ (unit);
      const shown = Number(choice.dataset.shown ?? 0);
      if (shown) moment.writings[choice.dataset.writing ?? ""] = shown;
    }
    return moment;
  }

  /** Do what one of the buttons says. @param {string} action */
  act(action) {
    if (action === "undo") this.restore(this.history.undo(this.moment()));
    else if (action === "redo") this.restore(this.history.redo(this.moment()));
    else if (action === "restart") {
      this.history.past.push(this.moment());
      this.restore({ inputs: {}, writings: this.history.current.writings });
    } else share(this, action);
  }

  /** @param {string} name */
  reset(name) {
    const field = this.fields().find((item) => item.name === name);
    if (!field) return;
    this.slid = undefined;
    field.value = field.dataset.wasValue ?? "";
    this.change({ settled: true });
    field.focus();
  }

  /** Go to another moment. @param {Moment | undefined} moment */
  restore(moment) {
    if (!moment) return;
    this.slid = undefined;
    for (const field of this.fields()) {
      field.value = moment.inputs[field.name] ?? field.dataset.wasValue ?? "";
    }
    this.history.current = this.moment();
    this.showHistory();
    this.ask({ settled: true });
  }

  /** Take what was typed into a field as it is, and end its typing. @param {Element | null} field */
  settle(field) {
    this.change({ settled: true }, field?.getAttribute("name") ?? "");
    this.history.typed = "";
  }

  /**
   * @param {object} extra what is asked besides the fields as they are
   * @param {string} [typed] the field that is being typed into
   */
  change(extra, typed) {
    const asked = Object.keys(extra).some((key) => key !== "settled");
    this.history.change(this.moment(), asked, typed);
    this.showHistory();
    this.ask(extra);
  }

  showHistory() {
    const { past, future } = this.history;
    for (const [action, pile] of Object.entries({ undo: past, redo: future })) {
      const button = this.querySelector(`[data-do="${action}"]`);
      if (button instanceof HTMLButtonElement) button.disabled = pile.length === 0;
    }
  }

  /** One question at a time; of those that pile up only the newest is asked. @param {any} [extra] */
  ask(extra = {}) {
    // What an unasked question had to bring along must not get lost with it.
    const held = this.waiting ?? this.unanswered ?? {};
    const kept = {
      ...(held.copy && { copy: held.copy }),
      ...(held.linked && !this.last && { linked: held.linked }),
    };
    const slide = this.slid && { slide: this.slid };
    const settled = extra.settled || held.settled;
    this.waiting = { ...this.moment(), ...slide, ...kept, ...extra, settled };
    if (!this.dataset.wanted) this.want();
    else if (!this.busy) this.next();
  }

  async next() {
    const extra = this.waiting;
    if (!extra) return;
    this.waiting = this.unanswered = undefined;
    this.busy = true;
    const dim = window.setTimeout(() => this.classList.add("cc-calculator-waiting"), 300);
    const failed = (/** @type {Error} */ reason) => ({ failed: reason.message });
    try {
      const reply = await this.answer(this.request(extra)).catch(failed);
      if ("failed" in reply && python().state === "failed") this.unanswered = extra;
      this.show(reply, extra);
    } finally {
      clearTimeout(dim);
      this.classList.remove("cc-calculator-waiting");
      this.busy = false;
      this.next();
    }
  }

  /** @param {any} extra what is asked @returns {import("../../api.js").CalculatorRequest} */
  request(extra) {
    return {
      start: JSON.parse(this.dataset.start ?? "{}"),
      example: this.dataset.example,
      uid: this.dataset.uid,
      saved: this.saved.asked(),
      closed: closedParts(this),
      ...extra,
    };
  }

  /** Ask Python; numbers that are the page's change for all of it. @param {any} request */
  answer(request) {
    if (this.dataset.scenario) return pageNumbers().askFor(this, request);
    return askCalculator(this.name, request);
  }

  /** Show what a change elsewhere on the page makes of it. @param {Reply} reply @param {boolean} moving */
  follow(reply, moving) {
    const before = this.history.current;
    this.slid = undefined;
    this.show(reply, { settled: true });
    this.history.current = before;
    if (moving) return;
    this.history.change(this.moment(), false);
    this.showHistory();
  }

  /** @param {Reply | Failed} reply @param {any} extra what was asked */
  show(reply, extra) {
    if ("failed" in reply) return this.refuse(reply.failed);
    // What was typed since it was asked is the next step, and no part of this one.
    const asked = JSON.stringify(extra.inputs) === JSON.stringify(this.moment().inputs);
    // A newer question holds newer fields; this answer must not write over them.
    if (!this.waiting) {
      for (const field of this.fields()) showField(field, reply, extra);
      if (extra.slide === this.slid) this.slid = undefined;
    }
    const starts = /** @type {HTMLSelectElement} */ (this.querySelector("[data-preset]"));
    starts.value = String(reply.begun);
    const more = this.place("more");
    if (more) more.textContent = reply.more ? `(${reply.more} changed)` : "";
    const wrong = Object.keys(reply.errors ?? {}).length > 0;
    this.refuse(reply.refused ?? (wrong ? "The number marked in the form needs mending." : ""));
    if (reply.notices?.length) this.notice(reply.notices);
    if (reply.parts) {
      for (const [name, html] of Object.entries(reply.parts)) {
        const box = this.place(name);
        if (box && box.innerHTML !== html) box.innerHTML = html; // escaped by our own renderer
      }
      this.last = reply;
      if (!this.waiting && asked) this.history.current = this.moment();
      this.say(reply.said ?? "");
    }
    this.dispatchEvent(new CustomEvent("answered", { detail: reply }));
  }

  /** @param {string} sentence */
  refuse(sentence) {
    const place = this.place("refused");
    place.textContent = sentence && `${sentence} The result shown is the last one that worked.`;
    place.hidden = !sentence;
  }

  /** @param {string[]} sentences */
  notice(sentences) {
    const place = this.place("notices");
    place.replaceChildren(...sentences.map((sentence) => tag("li", {}, sentence)));
    place.hidden = false;
  }

  /** Say the result, unless it is the first or the same. @param {string} sentence */
  say(sentence) {
    this.speaker?.hush();
    if (this.lastSaid === undefined || sentence === this.lastSaid) this.lastSaid = sentence;
    else this.speaker?.say(() => (this.lastSaid = sentence));
  }
}

customElements.define("course-calculator", CourseCalculator);
