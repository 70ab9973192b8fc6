// This file is the element <course-calculator>: it passes what the reader types to Python and
// shows what comes back. It never computes and never formats a number.

"use strict";

(() => {
  /** @typedef {{inputs: Record<string, string>, writings: Record<string, number>}} Moment */

  const TYPING_PAUSE = 250;
  const SLIDING_PAUSE = 200;
  const SPOKEN_PAUSE = 1000;
  const HISTORY = 50;

  class CourseCalculator extends HTMLElement {
    form = /** @type {HTMLFormElement} */ (this.querySelector("form"));
    name = this.getAttribute("name") ?? "";
    /** @type {Moment[]} */
    past = [];
    /** @type {Moment[]} */
    future = [];
    /** @type {Moment} */
    current = { inputs: {}, writings: {} };
    /** @type {any} */
    waiting;
    /** @type {any} */
    last;
    /** @type {object | undefined} */
    pinned;
    /** @type {[string, number] | undefined} A slider's stop that no field shows as a number yet. */
    slid;
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
      window.addEventListener("hashchange", () => this.openLink());
    }

    want() {
      if (this.dataset.wanted) return;
      this.dataset.wanted = "yes";
      showState(this, this.place("state"));
      this.ask(this.waiting ?? {});
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
      let sliding = 0;
      this.form.addEventListener("submit", (event) => {
        event.preventDefault();
        clearTimeout(typing);
        this.change({ settled: true });
      });
      this.form.addEventListener("input", (event) => {
        const target = /** @type {HTMLInputElement} */ (event.target);
        if (target.dataset.slider) {
          this.slid = [target.dataset.slider, Number(target.value)];
          cancelAnimationFrame(frame);
          clearTimeout(sliding);
          frame = requestAnimationFrame(() => this.change({ moving: true }));
          sliding = window.setTimeout(() => this.ask(), SLIDING_PAUSE);
        } else if (target.matches("input[name]")) {
          if (this.slid?.[0] === target.name) this.slid = undefined;
          clearTimeout(typing);
          typing = window.setTimeout(() => this.change({}), TYPING_PAUSE);
        }
      });
      this.form.addEventListener("change", (event) => {
        const target = /** @type {HTMLSelectElement} */ (event.target);
        clearTimeout(typing);
        if (target.dataset.writing) this.change({ rewrite: { [target.dataset.writing]: Number(target.value) } });
        else if ("preset" in target.dataset) this.change({ slide: undefined, preset: Number(target.value), settled: true });
        else if (target.name) this.change({ settled: true });
      });
      this.addEventListener("click", (event) => {
        const button = /** @type {HTMLElement} */ (event.target).closest("button");
        if (button?.dataset.reset) this.reset(button.dataset.reset);
        else if (button?.dataset.do) this.act(button.dataset.do);
      });
      this.addEventListener("keydown", (event) => {
        const writing = /** @type {HTMLElement} */ (event.target).matches("input[type=text], textarea");
        if (writing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
        event.preventDefault();
        this.act(event.shiftKey ? "redo" : "undo");
      });
    }

    /** @param {string} action */
    act(action) {
      if (action === "restart") this.restore({ inputs: {}, writings: this.current.writings }, this.past);
      else if (action === "undo" && this.past.length) this.restore(/** @type {Moment} */ (this.past.pop()), this.future);
      else if (action === "redo" && this.future.length) this.restore(/** @type {Moment} */ (this.future.pop()), this.past);
      else if (action !== "undo" && action !== "redo") share(/** @type {any} */ (this), action);
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

    /** Go to another moment; the present one is put on `pile`. @param {Moment} moment @param {Moment[]} pile */
    restore(moment, pile) {
      this.slid = undefined;
      pile.push(this.moment());
      for (const field of this.fields()) field.value = moment.inputs[field.name] ?? field.dataset.wasValue ?? "";
      this.current = this.moment();
      this.showHistory();
      this.ask({ settled: true });
    }

    /** @param {object} extra */
    change(extra) {
      const now = this.moment();
      const before = JSON.stringify(this.current);
      if ((JSON.stringify(now) !== before || Object.keys(extra).some((key) => key !== "settled")) && JSON.stringify(this.past.at(-1)) !== before) {
        this.past.push(this.current);
        if (this.past.length > HISTORY) this.past.shift();
        this.future = [];
      }
      this.current = now;
      this.showHistory();
      this.ask(extra);
    }

    showHistory() {
      for (const [action, pile] of /** @type {[string, Moment[]][]} */ ([["undo", this.past], ["redo", this.future]])) {
        const button = /** @type {HTMLButtonElement | null} */ (this.querySelector(`[data-do="${action}"]`));
        if (button) button.disabled = pile.length === 0;
      }
    }

    /** One question at a time; of those that pile up meanwhile only the newest is asked. @param {any} [extra] */
    ask(extra = {}) {
      // What an unasked question had to bring along must not get lost with it.
      const held = this.waiting ?? {};
      const kept = { ...(held.copy && { copy: held.copy }), ...(held.linked && !this.last && { linked: held.linked }) };
      const slide = this.slid && { slide: this.slid };
      this.waiting = { ...this.moment(), ...slide, ...kept, ...extra, settled: extra.settled || held.settled };
      if (!this.dataset.wanted) this.want();
      else if (!this.busy) this.next();
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
          uid: this.dataset.uid,
          pinned: this.pinned,
          ...extra,
        };
        this.show(JSON.parse(await college().answer(this.name, JSON.stringify(request))), extra);
      } catch (reason) {
        this.refuse(/** @type {Error} */ (reason).message);
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
      // A newer question holds newer fields; this answer must not write over them.
      if (!this.waiting) {
        for (const field of this.fields()) showField(field, reply, extra);
        if (extra.slide === this.slid) this.slid = undefined;
      }
      const more = this.place("more");
      if (more) more.textContent = reply.more ? `(${reply.more} changed)` : "";
      this.refuse(reply.refused ?? (Object.keys(reply.errors ?? {}).length ? "A number above needs mending." : ""));
      if (reply.notices?.length) this.notice(reply.notices);
      if (reply.parts) {
        for (const [name, html] of Object.entries(reply.parts)) {
          const box = this.place(name);
          if (box && box.innerHTML !== html) box.innerHTML = html; // written and escaped by our own renderer
        }
        this.last = reply;
        if (!this.waiting) this.current = this.moment();
        this.say(reply.said ?? "");
      }
      this.dispatchEvent(new CustomEvent("answered", { detail: reply }));
    }

    /** @param {string} sentence */
    refuse(sentence) {
      const place = this.place("refused");
      place.textContent = sentence ? `${sentence} The result shown is the last one that worked.` : "";
      place.hidden = !sentence;
    }

    /** @param {string[]} sentences */
    notice(sentences) {
      const place = this.place("notices");
      place.replaceChildren(...sentences.map((sentence) => Object.assign(document.createElement("li"), { textContent: sentence })));
      place.hidden = false;
    }

    /** @param {string} sentence */
    say(sentence) {
      clearTimeout(this.speaking);
      if (this.lastSaid === undefined || sentence === this.lastSaid) {
        this.lastSaid = sentence;
        return;
      }
      this.speaking = window.setTimeout(() => {
        this.lastSaid = sentence;
        if (this.status) this.status.textContent = sentence;
      }, SPOKEN_PAUSE);
    }

    /** A link to this calculator with inputs in it is opened as soon as the page is. */
    openLink() {
      const link = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
      if (link.c !== this.name || document.querySelector(`course-calculator[name="${this.name}"]`) !== this) return;
      this.ask({ linked: link, settled: true });
      this.scrollIntoView({ block: "start" });
    }
  }

  customElements.define("course-calculator", CourseCalculator);
})();
