// The element <course-example>: sentences in which a reader changes a number by typing, dragging or
// stepping, and everything on the page that shows it follows.

import { tag } from "../../element.js";
import { makeMovable } from "../../live/moving.js";
import { pageNumbers } from "../../live/page-numbers.js";
import { showState, whenWanted } from "../../runtime/intent.js";
import { python } from "../../runtime/python_in_page.js";
import { Speaker } from "../speaker.js";

/** @typedef {import("../../live/page-numbers.js").Act} Act */
/** @typedef {import("../../api.js").PageReply} PageReply */

const TYPING_PAUSE = 250;
const LAST = "The numbers shown are the last that worked.";

class CourseExample extends HTMLElement {
  speaker = new Speaker();
  line = tag("p", { class: "cc-state" }, "Drag an outlined number, or type another one.");
  problem = tag("p", { class: "cc-example-problem", role: "status" });

  connectedCallback() {
    if (this.line.isConnected) return;
    const places = document.querySelectorAll("course-example");
    this.problem.id = `example-problem-${[...places].indexOf(this)}`;
    const below = tag("div", { class: "cc-example-below" }, this.line, this.problem);
    this.append(below, this.speaker.line);
    for (const field of this.fields()) {
      field.setAttribute("aria-describedby", this.problem.id);
      makeMovable(field);
    }
    whenWanted(this, () => this.want());
    this.listen();
    document.addEventListener("college:numbers", (event) => {
      const { reply, act } = /** @type {CustomEvent} */ (event).detail;
      this.show(reply, act);
    });
    document.addEventListener("college:numbers-failed", (event) => {
      // Why there is no Python stands in the line of its state, with a way on.
      const { detail } = /** @type {CustomEvent<string>} */ (event);
      this.problem.textContent = python().state === "failed" ? "" : detail;
    });
  }

  want() {
    if (this.dataset.wanted) return;
    this.dataset.wanted = "yes";
    showState(this, this.line);
  }

  /** @returns {HTMLInputElement[]} */
  fields() {
    return [...this.querySelectorAll("input")];
  }

  listen() {
    let typing = 0;
    /** @param {Event} event @param {boolean} settled */
    const typed = ({ target }, settled) => {
      clearTimeout(typing);
      if (!(target instanceof HTMLInputElement)) return;
      const change = { typed: { [target.name]: target.value } };
      pageNumbers().ask({ key: target.name, change, settled });
    };
    this.addEventListener("input", (event) => {
      clearTimeout(typing);
      typing = window.setTimeout(() => typed(event, false), TYPING_PAUSE);
    });
    this.addEventListener("change", (event) => typed(event, true));
    this.addEventListener("keydown", (event) => {
      if (event.key === "Enter") typed(event, true);
    });
  }

  /** @param {PageReply} reply @param {Act} act */
  show(reply, act) {
    const wrong = Object.entries(reply.errors).find(([address]) =>
      this.fields().some((field) => field.name === address),
    );
    const typing = !act.settled && wrong && document.activeElement?.matches("course-example input");
    if (!typing) {
      this.problem.textContent = wrong ? `${wrong[1]} ${LAST}` : reply.notices.join(" ");
    }
    for (const field of this.fields()) {
      if (wrong?.[0] === field.name) {
        if (!typing) field.setAttribute("aria-invalid", "true");
      } else if (reply.fields[field.name]) this.showField(field, reply, act);
    }
    if (!wrong && act.change && !act.moving) this.say();
  }

  /** @param {HTMLInputElement} field @param {PageReply} reply @param {Act} act */
  showField(field, reply, act) {
    const { text, at, spoken } = reply.fields[field.name];
    field.removeAttribute("aria-invalid");
    field.setAttribute("aria-valuenow", String(at));
    field.setAttribute("aria-valuetext", spoken ?? "");
    if (act.settled || document.activeElement !== field) field.value = text;
    field.size = Math.max(3, field.value.length + 1);
  }

  say() {
    const last = [...this.querySelectorAll("data.number")].at(-1);
    this.speaker.say(() => (last ? `The last number is now ${last.textContent}.` : ""));
  }
}

customElements.define("course-example", CourseExample);
