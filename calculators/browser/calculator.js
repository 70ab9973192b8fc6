// This file is the element <course-calculator>: it passes what the reader types to Python and
// shows what comes back. It never computes and never formats a number.

"use strict";

(() => {
  /**
   * @typedef {object} FieldState
   * @property {string} text
   * @property {string} start
   * @property {string} was
   * @property {number} [at]
   * @property {string} [spoken]
   * @property {string} [hint]
   */
  /**
   * @typedef {object} Reply
   * @property {Record<string, string>} errors
   * @property {Record<string, FieldState>} fields
   * @property {Record<string, string>} [parts]
   * @property {string} [refused]
   * @property {string} [said]
   * @property {string} [failed]
   * @property {number} more
   */
  /** @typedef {{inputs: Record<string, string>, writings: Record<string, number>}} Moment */

  const TYPING_PAUSE = 250;
  const SPOKEN_PAUSE = 1000;
  const HISTORY = 50;

  class CourseCalculator extends HTMLElement {
    form = /** @type {HTMLFormElement} */ (this.querySelector("form"));
    name = this.getAttribute("name") ?? "";
    /** @type {Moment[]} */
    past = [];
    /** @type {Moment} */
    current = { inputs: {}, writings: {} };
    /** @type {any} */
    waiting;
    busy = false;
    speaking = 0;
    /** @type {string | undefined} */
    lastSaid;
    /** @type {HTMLElement | undefined} */
    status;

    connectedCallback() {
      if (this.status) return;
      this.status = this.appendChild(document.createElement("p"));
      this.status.className = "cc-unseen";
      this.status.setAttribute("role", "status");
      whenWanted(this, () => this.want());
      this.listen();
      this.openLink();
    }

    want() {
      if (this.dataset.wanted) return;
      this.dataset.wanted = "yes";
      showState(this, this.place("state"));
      this.ask();
    }

    /** @param {string} name @returns {HTMLElement} */
    place(name) {
      return /** @type {HTMLElement} */ (this.querySelector(`[data-part="${name}"]`));
    }

    /** @returns {(HTMLInputElement | HTMLSelectElement)[]} */
    fields() {
      return [...this.form.querySelectorAll("[name]")].map((item) => /** @type {HTMLInputElement} */ (item));
    }

    /** What the form holds now, as far as it differs from the start. @returns {Moment} */
    moment() {
      /** @type {Moment} */
      const moment = { inputs: {}, writings: {} };
      for (const field of this.fields()) {
        if (field.value !== field.dataset.wasValue) moment.inputs[field.name] = field.value;
      }
      for (const unit of this.form.querySelectorAll("[data-writing]")) {
        const choice = /** @type {HTMLSelectElement} */ (unit);
        const shown = Number(choice.dataset.shown ?? 0);
        if (shown) moment.writings[choice.dataset.writing ?? ""] = shown;
      }
      return moment;
    }

    listen() {
      let typing = 0;
      let frame = 0;
      this.form.addEventListener("submit", (event) => {
        event.preventDefault();
        clearTimeout(typing);
        this.change({ settled: true });
      });
      this.form.addEventListener("input", (event) => {
        const target = /** @type {HTMLInputElement} */ (event.target);
        if (target.dataset.slider) {
          cancelAnimationFrame(frame);
          frame = requestAnimationFrame(() => this.change({ slide: [target.dataset.slider, Number(target.value)] }));
        } else if (target.matches("input[name]")) {
          clearTimeout(typing);
          typing = window.setTimeout(() => this.change({}), TYPING_PAUSE);
        }
      });
      this.form.addEventListener("change", (event) => {
        const target = /** @type {HTMLSelectElement} */ (event.target);
        clearTimeout(typing);
        if (target.dataset.writing) this.change({ rewrite: { [target.dataset.writing]: Number(target.value) } });
        else if (target.name) this.change({ settled: true });
      });
      this.addEventListener("click", (event) => {
        const button = /** @type {HTMLElement} */ (event.target).closest("button");
        if (button?.dataset.reset) this.reset(button.dataset.reset);
        else if (button?.dataset.do === "restart") this.restore({ inputs: {}, writings: this.moment().writings }, true);
        else if (button?.dataset.do === "undo") this.undo();
      });
    }

    /** @param {string} name */
    reset(name) {
      const field = this.fields().find((item) => item.name === name);
      if (!field) return;
      field.value = field.dataset.wasValue ?? "";
      this.change({ settled: true });
      field.focus();
    }

    undo() {
      const last = this.past.pop();
      if (last) this.restore(last, false);
    }

    /** @param {Moment} moment @param {boolean} remember */
    restore(moment, remember) {
      for (const field of this.fields()) field.value = moment.inputs[field.name] ?? field.dataset.wasValue ?? "";
      if (remember) this.change({ settled: true });
      else {
        this.current = this.moment();
        this.ask({ settled: true });
      }
      this.showUndo();
    }

    /** @param {object} extra */
    change(extra) {
      const before = JSON.stringify(this.current);
      const now = this.moment();
      if (JSON.stringify(now) !== before || "slide" in extra) {
        if (JSON.stringify(this.past.at(-1)) !== before) this.past.push(this.current);
        if (this.past.length > HISTORY) this.past.shift();
        this.current = now;
      }
      this.showUndo();
      this.ask(extra);
    }

    showUndo() {
      const button = /** @type {HTMLButtonElement | null} */ (this.querySelector('[data-do="undo"]'));
      if (button) button.disabled = this.past.length === 0;
    }

    /** One question at a time; of those that pile up meanwhile only the newest is asked. @param {object} [extra] */
    ask(extra = {}) {
      this.waiting = { ...extra };
      if (!this.dataset.wanted) return this.want();
      if (!this.busy) this.next();
    }

    async next() {
      const extra = this.waiting;
      if (!extra) return;
      this.waiting = undefined;
      this.busy = true;
      const dim = window.setTimeout(() => this.classList.add("cc-waiting"), 300);
      try {
        const request = {
          start: JSON.parse(this.dataset.start ?? "{}"),
          example: this.dataset.example,
          ...this.moment(),
          ...extra,
        };
        const reply = JSON.parse(await college().answer(this.name, JSON.stringify(request)));
        this.show(reply, extra);
      } catch (reason) {
        this.refuse(String(/** @type {Error} */ (reason).message ?? reason));
      } finally {
        clearTimeout(dim);
        this.classList.remove("cc-waiting");
        this.busy = false;
        this.next();
      }
    }

    /** @param {Reply} reply @param {any} extra */
    show(reply, extra) {
      if (reply.failed) return this.refuse(reply.failed);
      for (const field of this.fields()) this.showField(field, reply, extra);
      const more = this.place("more");
      if (more) more.textContent = reply.more ? `(${reply.more} changed)` : "";
      this.refuse(reply.refused ?? "");
      if (reply.parts) {
        for (const [name, html] of Object.entries(reply.parts)) {
          const box = this.place(name);
          if (box && box.innerHTML !== html) box.innerHTML = html;
        }
        this.current = this.moment();
        this.say(reply.said ?? "");
      }
      this.classList.toggle("cc-stale", !reply.parts);
      this.dispatchEvent(new CustomEvent("answered", { detail: reply }));
    }

    /** @param {HTMLInputElement | HTMLSelectElement} field @param {Reply} reply @param {any} extra */
    showField(field, reply, extra) {
      const box = /** @type {HTMLElement} */ (field.closest(".cc-field"));
      const typing = document.activeElement === field && !extra.settled;
      const error = /** @type {HTMLElement} */ (box.querySelector("[data-error]"));
      const problem = reply.errors[field.name] ?? "";
      if (!problem || !typing) {
        error.textContent = problem;
        error.hidden = !problem;
        field.toggleAttribute("aria-invalid", false);
        if (problem) field.setAttribute("aria-invalid", "true");
      }
      const state = reply.fields[field.name];
      if (!state) return;
      field.dataset.wasValue = state.start;
      if (!typing) field.value = state.text;
      const slider = /** @type {HTMLInputElement | null} */ (box.querySelector("[data-slider]"));
      if (slider) {
        if (extra.slide?.[0] !== field.name) slider.value = String(state.at);
        slider.setAttribute("aria-valuetext", state.spoken ?? "");
      }
      const unit = /** @type {HTMLSelectElement | null} */ (box.querySelector("[data-writing]"));
      if (unit && extra.rewrite && field.name in extra.rewrite) unit.dataset.shown = unit.value;
      const hint = box.querySelector("[data-hint]");
      if (hint && state.hint) hint.textContent = state.hint;
      const was = /** @type {HTMLElement} */ (box.querySelector("[data-was]"));
      was.hidden = !state.was;
      /** @type {HTMLElement} */ (was.querySelector("span")).textContent = state.was ? `Changed: was ${state.was}.` : "";
      box.classList.toggle("cc-changed", Boolean(state.was));
    }

    /** @param {string} sentence */
    refuse(sentence) {
      const place = this.place("refused");
      place.textContent = sentence ? `${sentence} The result shown is the last one that worked.` : "";
      place.hidden = !sentence;
    }

    /** @param {string} sentence */
    say(sentence) {
      clearTimeout(this.speaking);
      const first = this.lastSaid === undefined;
      if (first || sentence === this.lastSaid) {
        this.lastSaid = sentence;
        return;
      }
      this.speaking = window.setTimeout(() => {
        this.lastSaid = sentence;
        /** @type {HTMLElement} */ (this.status).textContent = sentence;
      }, SPOKEN_PAUSE);
    }

    /** A link to this calculator with inputs in it is opened as soon as the page is. */
    openLink() {
      const link = new URLSearchParams(location.hash.slice(1));
      if (link.get("c") !== this.name) return;
      link.delete("c");
      this.dataset.wanted = "yes";
      showState(this, this.place("state"));
      this.ask({ linked: Object.fromEntries(link), settled: true });
      this.scrollIntoView?.({ block: "start" });
    }
  }

  customElements.define("course-calculator", CourseCalculator);
})();
