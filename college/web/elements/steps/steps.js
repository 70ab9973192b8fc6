// This file is the element <course-steps>: a worked example read in full, then with its last
// results left blank, then with two, then the reader's own numbers in the calculator.

"use strict";

(() => {
  class CourseSteps extends HTMLElement {
    stage = 0;
    status = made("p", { class: "cc-feedback", role: "status" });
    state = made("p", { class: "cc-note", hidden: true });
    go = button("Now you: the last step", () => this.next());
    skip = button("Skip, I know this", () => this.leave());
    /** @type {HTMLElement[]} */
    items = [];

    connectedCallback() {
      if (this.items.length) return;
      this.items = [...this.querySelectorAll(".cc-working > li")].map((item) => /** @type {HTMLElement} */ (item));
      if (this.items.length < 2) return;
      this.append(made("p", { class: "cc-buttons" }, this.go, this.skip), this.state, this.status);
    }

    calculator() {
      return /** @type {HTMLElement | null} */ (document.querySelector("course-calculator"));
    }

    next() {
      this.stage += 1;
      if (this.stage > 2) return this.leave();
      this.fill();
      const blank = this.items.slice(-this.stage);
      for (const item of blank) this.blank(item);
      this.go.textContent = this.stage === 1 ? "Now the last two" : "Now with your own numbers";
      /** @type {HTMLElement | null} */ (blank[0].querySelector("input"))?.focus();
    }

    /** Show every step whole again. */
    fill() {
      for (const item of this.items) {
        item.querySelector("form")?.remove();
        for (const part of item.querySelectorAll("[hidden]")) part.removeAttribute("hidden");
      }
    }

    /** @param {HTMLElement} item */
    blank(item) {
      const hidden = [...item.querySelectorAll(".cc-formula, br, .cc-numbers")].map((part) => /** @type {HTMLElement} */ (part));
      for (const part of hidden) part.hidden = true;
      const formula = item.querySelector(".cc-formula");
      const label = item.querySelector("b")?.textContent ?? "";
      const shown = item.querySelector(".cc-numbers b")?.textContent ?? "";
      const field = made("input", { type: "text", inputmode: "decimal", autocomplete: "off", "aria-label": label, class: "cc-number-field" });
      let tries = 0;
      const form = made(
        "form",
        { class: "cc-try" },
        made("p", { class: "cc-buttons" }, made("span", { "aria-hidden": "true" }, "= "), field, made("button", { class: "cc-button" }, "Check"), formula && button("Hint", () => this.hint(formula))),
      );
      form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const reply = await askPython({ shown, text: field.value }, (sentence) => this.tell(sentence));
        if (reply.failed || reply.kind === "unreadable") return this.say(reply.failed ?? reply.say);
        tries += 1;
        this.keep(reply.right);
        if (!reply.right && tries < 2) return this.say(`${label}: ${reply.say} Try once more; the hint is the formula.`);
        form.remove();
        for (const part of hidden) part.hidden = false;
        this.say(reply.right ? `${label}: right, ${shown}.` : `${label}: it is ${shown}.`);
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
      this.go.textContent = "Now you: the last step";
      const calculator = this.calculator();
      const field = /** @type {HTMLElement | null | undefined} */ (calculator?.querySelector("input[name], select[name]"));
      if (!calculator) return this.say("All steps are shown above.");
      calculator.scrollIntoView({ block: "start" });
      field?.focus({ preventScroll: true });
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
      const id = this.dataset.question ?? "";
      learning().change((record) => {
        record.answers[id] = [...(record.answers[id] ?? []), { t: Date.now(), ok, kind: "step" }].slice(-20);
      });
    }
  }

  customElements.define("course-steps", CourseSteps);
})();
