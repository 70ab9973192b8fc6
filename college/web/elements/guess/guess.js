// The element <course-guess>: a number guessed before it is read, then both on one scale. The labels
// of the scale were written by the build; nothing is computed here, and nothing is scored.

import { tag } from "../../element.js";
import { learning } from "../../record/store.js";

const SHOW = "Show the number";

class CourseGuess extends HTMLElement {
  /** @type {string[]} */
  stops = [];
  answer = tag("div", { class: "cc-reveal", hidden: true });
  status = tag("p", { class: "cc-feedback", role: "status" });
  scale = tag("div", { class: "cc-scale", "aria-hidden": "true", hidden: true });
  act = tag("button", { class: "cc-button cc-primary" }, SHOW);
  entry = tag("div");
  slider = tag("input", { type: "range", min: "0", step: "1" });

  connectedCallback() {
    if (this.dataset.ready) return;
    this.dataset.ready = "yes";
    const fold = this.querySelector("details");
    this.stops = JSON.parse(this.dataset.stops ?? "[]");
    if (!fold || this.stops.length < 2) return;
    fold.querySelector("summary")?.remove();
    this.answer.append(...fold.childNodes);
    fold.remove();
    this.fillEntry();
    this.append(this.form());
    const before = learning().record.guesses[this.dataset.question ?? ""];
    if (before) this.reveal(before.stop, before.text);
  }

  fillEntry() {
    const { stops, slider } = this;
    const own = `${this.id}-guess`;
    const middle = Math.floor(stops.length / 2);
    const shown = tag("output", { for: own });
    const show = () => {
      shown.textContent = stops[Number(slider.value)];
      slider.setAttribute("aria-valuetext", shown.textContent);
    };
    slider.id = own;
    slider.max = String(stops.length - 1);
    slider.value = String(middle);
    slider.addEventListener("input", show);
    show();
    this.entry.append(
      tag("p", { class: "cc-guess-line" }, tag("label", { for: own }, "Your guess: "), shown),
      slider,
      tag(
        "p",
        { class: "cc-ends", "aria-hidden": "true" },
        tag("span", {}, stops[0]),
        tag("span", {}, stops[stops.length - 1]),
      ),
    );
  }

  form() {
    const note = tag("span", { class: "cc-note" }, "A guess is not scored.");
    const form = tag(
      "form",
      { class: "cc-try" },
      this.entry,
      this.scale,
      this.status,
      this.answer,
      tag("p", { class: "cc-buttons" }, this.act, note),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.answer.hidden) return this.again();
      const stop = Number(this.slider.value);
      const text = this.stops[stop];
      const id = this.dataset.question ?? "";
      learning().change((record) => (record.guesses[id] = { t: Date.now(), stop, text }));
      this.reveal(stop, text);
    });
    return form;
  }

  again() {
    this.show(false);
    this.status.textContent = "";
  }

  /** @param {boolean} revealed */
  show(revealed) {
    this.entry.hidden = revealed;
    this.scale.hidden = this.answer.hidden = !revealed;
    this.act.textContent = revealed ? "Guess again" : SHOW; // the same button, so that focus stays
  }

  /** @param {number} stop @param {string} text */
  reveal(stop, text) {
    const last = this.stops.length - 1;
    const answer = this.dataset.text;
    this.scale.replaceChildren(
      scaleMark("guess", `Guess ${text}`, (Math.min(stop, last) / last) * 100),
      scaleMark("answer", `Answer ${answer}`, Number(this.dataset.place)),
    );
    this.show(true);
    this.dataset.guessed = text;
    this.status.textContent = `You guessed ${text}. The answer is ${answer}.`;
    this.remind();
  }

  /** Say the guess again where the lesson works the number out, or else where its example begins. */
  remind() {
    if (document.querySelector(".cc-guessed")) return;
    const { expr, guessed, text } = this.dataset;
    const own = (expr?.match(/[a-z_]\w*(?=\.)/gi) ?? []).map(
      (name) =>
        `[data-scenario="${name}"], ` +
        `course-example:has([data-expr^="${name}."], [name^="${name}."])`,
    );
    const words = tag(
      "p",
      { class: "cc-guessed cc-note" },
      `At the start you guessed ${guessed}; the lesson's number is ${text}.`,
    );
    const place = own.length ? document.querySelector(own.join()) : null;
    if (place) place.before(words);
    else document.querySelector("#a-simple-example ~ p")?.after(words);
  }
}

/** @param {string} name @param {string} words @param {number} place in percent of the scale */
function scaleMark(name, words, place) {
  const mark = tag("span", { class: `cc-mark-${name}`, title: words }, tag("span", {}, words));
  mark.style.setProperty("--place", `${place}%`);
  return mark;
}

customElements.define("course-guess", CourseGuess);
