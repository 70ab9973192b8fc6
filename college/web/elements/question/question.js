// The element <course-question>: try, hear why, try once more, then see the answer. What is tried
// and how it is judged depends on the kind; each kind has a file of its own.

import { button, tag } from "../../element.js";
import { noteAnswer } from "../../record/log.js";
import { learning } from "../../record/store.js";
import { choice } from "./choice.js";
import { number } from "./number.js";
import { open } from "./open.js";
import { order } from "./order.js";

/**
 * @typedef {object} Verdict
 * @property {"right" | "slip" | "wrong" | "unreadable" | "failed"} kind
 * @property {string} say
 * @property {string} [heard] what stands elsewhere for the eye
 * @property {string} [slip] which wrong answer it is, of those that people give
 * @typedef {object} QuestionKind
 * @property {Node[]} fields
 * @property {() => Verdict | Promise<Verdict>} check
 * @property {() => void} reset
 * @property {() => void} [settle] called when the answer is shown
 * @property {string} [shown] what is said when the answer is shown, if it does not stand below
 * @property {() => Promise<void>} [vary] asks for other numbers
 * @property {boolean} [alone] whether the reader judges the answer, so that nothing shows it but that
 */

/** @type {Record<string, (question: CourseQuestion) => QuestionKind>} */
const KINDS = { choice, number, open, order };

export class CourseQuestion extends HTMLElement {
  tries = 0;
  busy = false;
  over = false;
  status = tag("p", { class: "cc-feedback", role: "status" });
  state = tag("p", { class: "cc-note", hidden: true });
  answer = tag("div", { class: "cc-reveal", hidden: true });
  check = tag("button", { class: "cc-button cc-button-main" }, "Check");
  give = button("Show the answer", () => this.finish("shown", this.where()));
  /** @type {QuestionKind | undefined} */
  kind;

  connectedCallback() {
    const fold = this.querySelector("details");
    const kind = KINDS[this.dataset.kind ?? ""];
    if (this.kind || !fold || !kind) return;
    fold.querySelector("summary")?.remove();
    this.answer.append(...fold.childNodes);
    this.kind = kind(this);
    const more = this.kind.vary && button("Other numbers", () => this.vary());
    const form = tag(
      "form",
      { class: "cc-try", novalidate: true },
      ...this.kind.fields,
      tag("p", { class: "cc-buttons" }, this.check, this.give, more),
      this.state,
      this.status,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.over) this.again();
      else this.judge();
    });
    fold.replaceWith(form, this.answer);
    this.answer.append(this.taught());
    this.remember();
  }

  /** Where the lesson teaches it. */
  taught() {
    const { see, seeTitle, page } = this.dataset;
    if (!see) return "";
    const place = tag("a", { href: `${page ?? ""}#${see}` }, seeTitle ?? "this lesson");
    return tag("p", { class: "cc-note" }, "Taught in: ", place);
  }

  /** Say what came of it last time, if there was one. */
  remember() {
    const last = learning().record.answers[this.dataset.question ?? ""]?.at(-1);
    if (!last || this.dataset.mode === "review") return;
    this.tell(last.ok ? "Last time: right." : "Last time: not right.");
  }

  /** Say something that nobody need hear. @param {string} sentence */
  tell(sentence) {
    this.state.textContent = sentence;
    this.state.hidden = !sentence;
  }

  async judge() {
    if (this.busy || !this.kind) return;
    this.busy = true;
    const verdict = await this.kind.check();
    this.busy = false;
    if (this.over) return this.kind.settle?.(); // the answer was asked for while it was judged
    this.tell("");
    if (verdict.kind === "unreadable" || verdict.kind === "failed") return this.say(verdict.say);
    this.tries += 1;
    const ok = verdict.kind === "right";
    this.keep(ok, verdict.slip);
    this.dataset.outcome = ok ? "right" : "wrong";
    if (ok) this.finish("right", verdict.say, verdict.heard);
    else if (this.tries > 1) this.finish("wrong", `${verdict.say} ${this.where()}`, verdict.heard);
    else this.say(`${verdict.say} Try once more.`, verdict.heard);
  }

  /** Where the answer stands once it is shown. */
  where() {
    return this.kind?.shown ?? "The answer is below.";
  }

  /** @param {"right" | "wrong" | "shown"} outcome @param {string} sentence @param {string} [heard] */
  finish(outcome, sentence, heard) {
    if (this.over) return;
    const ok = outcome === "right";
    this.over = true;
    if (this.tries === 0) this.keep(false);
    this.dataset.outcome = outcome;
    this.tell("");
    this.answer.hidden = false;
    this.check.textContent = "Ask me again"; // the same button, so that focus stays
    this.check.classList.remove("cc-button-main");
    this.give.hidden = true;
    this.kind?.settle?.();
    this.say(sentence, heard);
    this.rate(ok, ok ? (this.tries > 1 ? 2 : 3) : 1);
  }

  /** Tell the page how it went: FSRS's grades. @param {boolean} ok @param {number} rating */
  rate(ok, rating) {
    this.dispatchEvent(new CustomEvent("answered", { bubbles: true, detail: { ok, rating } }));
  }

  again() {
    this.over = false;
    this.tries = 0;
    this.answer.hidden = true;
    delete this.dataset.outcome;
    this.check.textContent = "Check";
    this.check.classList.add("cc-button-main");
    this.give.hidden = this.kind?.alone ?? false;
    this.status.textContent = "";
    this.kind?.reset();
  }

  async vary() {
    if (this.busy) return;
    this.busy = true;
    await this.kind?.vary?.();
    this.busy = false;
  }

  /** Each is heard once: the line is filled in one go. @param {string} sentence @param {string} [heard] */
  say(sentence, heard) {
    this.status.textContent = "";
    this.status.append(
      heard ? tag("span", { class: "cc-unseen" }, `${heard} `) : "",
      sentence.trim(),
    );
  }

  /** @param {boolean} ok @param {string} [slip] */
  keep(ok, slip) {
    const { question, kind, mode } = this.dataset;
    if (question && mode !== "review") noteAnswer(question, ok, kind ?? "", slip);
  }
}

customElements.define("course-question", CourseQuestion);
