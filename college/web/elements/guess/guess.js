// This file is the element <course-guess>: a number guessed before it is read, then both on one scale.
// The labels of the scale were written by the build; nothing is computed here, and nothing is scored.

"use strict";

(() => {
  class CourseGuess extends HTMLElement {
    connectedCallback() {
      if (this.dataset.ready) return;
      this.dataset.ready = "yes";
      const fold = this.querySelector("details");
      /** @type {string[]} */
      this.stops = JSON.parse(this.dataset.stops ?? "[]");
      if (!fold || this.stops.length < 2) return;
      fold.querySelector("summary")?.remove();
      this.answer = made("div", { class: "cc-reveal", hidden: true }, ...fold.childNodes);
      fold.replaceWith(this.answer);
      this.build();
      const before = learning().record.guesses[this.dataset.question ?? ""];
      if (before) this.reveal(before.stop, before.text);
    }

    build() {
      const stops = this.stops ?? [];
      const middle = Math.floor(stops.length / 2);
      const own = `${this.id}-guess`;
      const shown = made("output", { for: own }, stops[middle]);
      const slider = made("input", { type: "range", id: own, min: "0", max: String(stops.length - 1), step: "1", value: String(middle), "aria-valuetext": stops[middle] });
      slider.addEventListener("input", () => {
        shown.textContent = stops[Number(slider.value)];
        slider.setAttribute("aria-valuetext", stops[Number(slider.value)]);
      });
      this.status = made("p", { class: "cc-feedback", role: "status" });
      this.entry = made(
        "div",
        {},
        made("p", { class: "cc-guess-line" }, made("label", { for: own }, "Your guess: "), shown),
        slider,
        made("p", { class: "cc-ends", "aria-hidden": "true" }, made("span", {}, stops[0]), made("span", {}, stops[stops.length - 1])),
      );
      this.scale = made("div", { class: "cc-scale", "aria-hidden": "true", hidden: true });
      this.act = made("button", { class: "cc-button cc-primary" }, "Show the number");
      this.form = made("form", { class: "cc-try" }, this.entry, this.scale, this.status, this.answer, made("p", { class: "cc-buttons" }, this.act, made("span", { class: "cc-note" }, "A guess is not scored.")));
      this.form.addEventListener("submit", (event) => {
        event.preventDefault();
        if (this.answer && !this.answer.hidden) return this.again();
        const stop = Number(slider.value);
        learning().change((record) => (record.guesses[this.dataset.question ?? ""] = { t: Date.now(), stop, text: stops[stop] }));
        this.reveal(stop, stops[stop]);
      });
      this.append(this.form);
    }

    again() {
      this.show(false);
      if (this.status) this.status.textContent = "";
    }

    /** @param {boolean} revealed */
    show(revealed) {
      for (const [part, hidden] of /** @type {[HTMLElement | undefined, boolean][]} */ ([[this.entry, revealed], [this.scale, !revealed], [this.answer, !revealed]])) {
        if (part) part.hidden = hidden;
      }
      if (this.act) this.act.textContent = revealed ? "Guess again" : "Show the number"; // the same button, so that focus stays
    }

    /** @param {number} stop @param {string} text */
    reveal(stop, text) {
      const last = (this.stops?.length ?? 1) - 1;
      const sentence = `You guessed ${text}. The answer is ${this.dataset.text}.`;
      const mark = (/** @type {string} */ name, /** @type {string} */ words, /** @type {number} */ place) => {
        const item = made("span", { class: `cc-mark-${name}`, title: words }, made("span", {}, words));
        item.style.setProperty("--place", `${place}%`);
        return item;
      };
      this.scale?.replaceChildren(mark("guess", `Guess ${text}`, (Math.min(stop, last) / last) * 100), mark("answer", `Answer ${this.dataset.text}`, Number(this.dataset.place)));
      this.show(true);
      this.dataset.guessed = text;
      if (this.status) this.status.textContent = sentence;
      this.remind();
    }

    /** Say the guess again where the lesson works the number out, or else where its example begins. */
    remind() {
      if (document.querySelector(".cc-guessed")) return;
      const names = this.dataset.expr?.match(/[a-z_]\w*(?=\.)/gi) ?? [];
      const own = names.map((name) => `[data-scenario="${name}"], course-example:has([data-expr^="${name}."], [name^="${name}."])`).join();
      const words = made("p", { class: "cc-guessed cc-note" }, `At the start you guessed ${this.dataset.guessed}; the lesson's number is ${this.dataset.text}.`);
      const place = own && document.querySelector(own);
      if (place) place.before(words);
      else document.querySelector("#a-simple-example ~ p")?.after(words);
    }
  }

  customElements.define("course-guess", CourseGuess);
})();
