// The element <course-example>: sentences in which a reader changes a number and every other
// number follows. Python works them out; this only carries text.

import { button, tag } from "../../element.js";
import { showState, whenWanted } from "../../runtime/intent.js";
import { askProse } from "../../runtime/python_in_page.js";
import { numbersIn } from "../live-numbers.js";
import { Speaker } from "../speaker.js";

/** @typedef {import("../../api.js").ProseReply} ProseReply */

const TYPING_PAUSE = 250;

class CourseExample extends HTMLElement {
  turn = 0;
  speaker = new Speaker();
  line = tag("p", { class: "cc-state" }, "The outlined numbers are yours to change.");
  restart = button("Back to the example", () => this.reset(), { class: null, hidden: true });

  connectedCallback() {
    if (this.line.isConnected) return;
    this.append(this.line, this.restart, this.speaker.line);
    for (const field of this.fields()) field.dataset.wasValue = field.value;
    whenWanted(this, () => this.want());
    this.listen();
  }

  want() {
    if (this.dataset.wanted) return;
    this.dataset.wanted = "yes";
    showState(this, this.line);
    this.ask(false);
  }

  /** @returns {HTMLInputElement[]} */
  fields() {
    return [...this.querySelectorAll("input")];
  }

  listen() {
    let typing = 0;
    this.addEventListener("input", () => {
      clearTimeout(typing);
      typing = window.setTimeout(() => this.ask(false), TYPING_PAUSE);
    });
    this.addEventListener("change", () => {
      clearTimeout(typing);
      this.ask(true);
    });
    this.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.ask(true);
    });
  }

  reset() {
    for (const field of this.fields()) field.value = field.dataset.wasValue ?? "";
    this.ask(true);
    this.fields()[0]?.focus();
  }

  /** @param {boolean} settled */
  async ask(settled) {
    if (!this.dataset.wanted) this.want();
    const turn = (this.turn += 1);
    const numbers = numbersIn(this);
    const changed = this.fields().filter((field) => field.value !== field.dataset.wasValue);
    const request = {
      scenarios: JSON.parse(this.dataset.scenarios ?? "{}"),
      inputs: Object.fromEntries(changed.map((field) => [field.name, field.value])),
      numbers: numbers.asked,
    };
    let reply;
    try {
      reply = await askProse(request);
    } catch {
      return; // the state line says what happened, and offers to try again
    }
    if (turn !== this.turn) return;
    if ("failed" in reply) {
      this.line.textContent = reply.failed;
      return;
    }
    numbers.fill(reply.numbers);
    for (const field of this.fields()) this.showField(field, reply, settled);
    this.restart.hidden = changed.length === 0;
    if (!changed.length) return;
    const { last } = numbers;
    this.speaker.say(() => (last ? `The last number is now ${last.textContent}.` : ""));
  }

  /** @param {HTMLInputElement} field @param {ProseReply} reply @param {boolean} settled */
  showField(field, reply, settled) {
    const problem = reply.errors[field.name] ?? "";
    if (problem && document.activeElement === field && !settled) return;
    const id = `error-${field.name.replace(".", "-")}`;
    this.querySelector(`#${id}`)?.remove();
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
    if (problem) {
      field.after(tag("span", { id, class: "cc-error" }, ` ${problem}`));
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-describedby", id);
    } else if (settled && reply.fields[field.name]) field.value = reply.fields[field.name];
    field.size = Math.max(3, field.value.length + 1);
  }
}

customElements.define("course-example", CourseExample);
