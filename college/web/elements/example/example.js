// This file is the element <course-example>: sentences in which a reader changes a number and
// every other number follows. Python works them out; this only carries text.

"use strict";

(() => {
  const TYPING_PAUSE = 250;
  const SPOKEN_PAUSE = 1000;

  class CourseExample extends HTMLElement {
    connectedCallback() {
      if (this.line) return;
      this.line = this.appendChild(document.createElement("p"));
      this.line.className = "cc-state";
      this.line.textContent = "The outlined numbers are yours to change.";
      this.restart = document.createElement("button");
      this.restart.type = "button";
      this.restart.textContent = "Back to the example";
      this.restart.hidden = true;
      this.status = this.appendChild(document.createElement("p"));
      this.status.className = "cc-unseen";
      this.status.setAttribute("role", "status");
      this.line.after(this.restart);
      for (const field of this.fields()) field.dataset.wasValue = field.value;
      whenWanted(this, () => this.want());
      this.listen();
    }

    want() {
      if (this.dataset.wanted) return;
      this.dataset.wanted = "yes";
      if (this.line) showState(this, this.line);
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
      this.restart?.addEventListener("click", () => {
        for (const field of this.fields()) field.value = field.dataset.wasValue ?? "";
        this.ask(true);
        this.fields()[0]?.focus();
      });
    }

    /** @param {boolean} settled */
    async ask(settled) {
      if (!this.dataset.wanted) this.want();
      const turn = (this.turn = (this.turn ?? 0) + 1);
      const numbers = [...this.querySelectorAll("data.number")].map((item) => /** @type {HTMLDataElement} */ (item));
      const changed = this.fields().filter((field) => field.value !== field.dataset.wasValue);
      const request = {
        scenarios: JSON.parse(this.dataset.scenarios ?? "{}"),
        inputs: Object.fromEntries(changed.map((field) => [field.name, field.value])),
        numbers: numbers.map((item) => [item.dataset.expr, item.dataset.spec ?? ""]),
      };
      let reply;
      try {
        reply = JSON.parse(await college().answer("prose", JSON.stringify(request)));
      } catch {
        return; // the state line says what happened, and offers to try again
      }
      if (turn !== this.turn) return;
      if (reply.failed && this.line) this.line.textContent = reply.failed;
      if (!reply.numbers) return;
      numbers.forEach((item, index) => {
        if (!reply.numbers[index]) return;
        [item.value, item.textContent] = reply.numbers[index];
      });
      for (const field of this.fields()) this.showField(field, reply, settled);
      if (this.restart) this.restart.hidden = changed.length === 0;
      if (changed.length) this.say(numbers);
    }

    /** @param {HTMLInputElement} field @param {any} reply @param {boolean} settled */
    showField(field, reply, settled) {
      const problem = reply.errors[field.name] ?? "";
      if (problem && document.activeElement === field && !settled) return;
      field.toggleAttribute("aria-invalid", false);
      if (problem) field.setAttribute("aria-invalid", "true");
      const id = `error-${field.name.replace(".", "-")}`;
      this.querySelector(`#${id}`)?.remove();
      field.removeAttribute("aria-describedby");
      if (problem) {
        const note = document.createElement("span");
        note.id = id;
        note.className = "cc-error";
        note.textContent = ` ${problem}`;
        field.after(note);
        field.setAttribute("aria-describedby", id);
      } else if (settled && reply.fields[field.name]) field.value = reply.fields[field.name];
      field.size = Math.max(3, field.value.length + 1);
    }

    /** @param {HTMLDataElement[]} numbers */
    say(numbers) {
      clearTimeout(this.speaking);
      this.speaking = window.setTimeout(() => {
        const last = numbers.at(-1);
        if (this.status) this.status.textContent = last ? `The last number is now ${last.textContent}.` : "";
      }, SPOKEN_PAUSE);
    }
  }

  customElements.define("course-example", CourseExample);
})();
