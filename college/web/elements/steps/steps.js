// The element <course-steps>: a worked example read in full, then with its last results left blank,
// then with two, then the reader's own numbers in the calculator.

import { button, tag } from "../../element.js";
import { noteAnswer } from "../../record/log.js";
import { askQuestion } from "../../runtime/python_in_page.js";

const BEGIN = "Now you: the last step";

class CourseSteps extends HTMLElement {
  stage = 0;
  status = tag("p", { class: "cc-feedback", role: "status" });
  state = tag("p", { class: "cc-note", hidden: true });
  go = button(BEGIN, () => this.next());
  skip = button("Skip, I know this", () => this.leave());
  /** @type {HTMLElement[]} */
  items = [];

  connectedCallback() {
    if (this.items.length) return;
    this.read();
    if (this.items.length < 2) return;
    this.append(tag("p", { class: "cc-buttons" }, this.go, this.skip), this.state, this.status);
    this.addEventListener("renewed", () => this.renew());
  }

  read() {
    const items = this.querySelectorAll(".cc-working > li");
    this.items = /** @type {HTMLElement[]} */ ([...items]);
  }

  /** Take the steps as other numbers make them; what was left blank is asked for again. */
  renew() {
    this.read();
    for (const item of this.stage ? this.items.slice(-this.stage) : []) this.blank(item);
    this.status.textContent = "";
  }

  next() {
    this.stage += 1;
    if (this.stage > 2) return this.leave();
    this.fill();
    const blank = this.items.slice(-this.stage);
    for (const item of blank) this.blank(item);
    this.go.textContent = this.stage === 1 ? "Now the last two" : "Now with your own numbers";
    blank[0].querySelector("input")?.focus();
  }

  /** Show every step whole again. */
  fill() {
    for (const item of this.items) {
      item.querySelector("form")?.remove();
      for (const part of item.querySelectorAll("[hidden]")) part.removeAttribute("hidden");
    }
  }

  /** Ask for the result of one step. @param {HTMLElement} item */
  blank(item) {
    const parts = item.querySelectorAll(".cc-working-formula, br, .cc-working-numbers");
    const hidden = /** @type {HTMLElement[]} */ ([...parts]);
    for (const part of hidden) part.hidden = true;
    const formula = item.querySelector(".cc-working-formula");
    const label = item.querySelector("b")?.textContent ?? "";
    const shown = item.querySelector(".cc-working-numbers b")?.textContent ?? "";
    const field = tag("input", {
      type: "text",
      inputmode: "decimal",
      autocomplete: "off",
      "aria-label": label,
      class: "cc-try-number",
    });
    const form = tag(
      "form",
      { class: "cc-try" },
      tag(
        "p",
        { class: "cc-buttons" },
        tag("span", { "aria-hidden": "true" }, "= "),
        field,
        tag("button", { class: "cc-button" }, "Check"),
        formula && button("Hint", () => this.hint(formula)),
      ),
    );
    let tries = 0;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const tell = (/** @type {string} */ sentence) => this.tell(sentence);
      const reply = await askQuestion({ shown, text: field.value }, tell);
      if ("failed" in reply) return this.say(reply.failed);
      if (reply.kind === "unreadable") return this.say(reply.say ?? "");
      const right = Boolean(reply.right);
      tries += 1;
      this.keep(right);
      if (!right && tries < 2) {
        return this.say(`${label}: ${reply.say} Try once more; the hint is the formula.`);
      }
      form.remove();
      for (const part of hidden) part.hidden = false;
      this.say(right ? `${label}: right, ${shown}.` : `${label}: it is ${shown}.`);
      const left = /** @type {HTMLElement | null} */ (this.querySelector("form input"));
      (left ?? this.go).focus(); // the field is gone: on to the next one, or to the next stage
    });
    item.append(form);
  }

  /** @param {Element} formula */
  hint(formula) {
    formula.removeAttribute("hidden");
    this.say(`Hint: ${formula.textContent}`);
  }

  leave() {
    this.fill();
    this.stage = 0;
    this.go.textContent = BEGIN;
    const calculator = document.querySelector("course-calculator");
    if (!calculator) return this.say("All steps are shown above.");
    calculator.scrollIntoView({ block: "start" });
    const field = calculator.querySelector("input[name], select[name]");
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  }

  /** @param {string} sentence */
  say(sentence) {
    if (this.status.textContent === sentence) this.status.textContent = "";
    this.status.textContent = sentence;
  }

  /** @param {string} sentence */
  tell(sentence) {
    this.state.textContent = sentence;
    this.state.hidden = !sentence;
  }

  /** @param {boolean} ok */
  keep(ok) {
    noteAnswer(this.dataset.question ?? "", ok, "step");
  }
}

customElements.define("course-steps", CourseSteps);
