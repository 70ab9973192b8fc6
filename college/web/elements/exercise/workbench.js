// The workbench of an exercise: editor, buttons, what the program prints, what became of it.

import { button, tag } from "../../element.js";

const HELP =
  "Tab leaves the editor. Enter keeps the indent; Ctrl+] and Ctrl+[ change it. Ctrl+Enter runs the " +
  "program. On a Mac, take Cmd for Ctrl.";
const UNKEPT = "This browser does not let the page keep your program: copy it before you leave.";

/** @typedef {{ run: () => void, stop: () => void, restart: () => void }} Acts */

export class Workbench {
  running = false;
  /** What was printed and is not in sight yet: a page is drawn once a frame, however much comes. */
  waiting = "";
  frame = 0;

  place = tag("div", { class: "cc-exercise-editor" });
  line = tag("p", { class: "cc-state" });
  status = tag("p", { class: "cc-unseen", role: "status" });
  unkept = tag("p", { class: "cc-note", hidden: true }, UNKEPT);
  printed = tag("pre", {
    class: "cc-exercise-printed",
    tabindex: "0",
    role: "log",
    "aria-label": "What your program prints",
    hidden: true,
  });
  outcome = tag("div", { class: "cc-exercise-outcome", hidden: true });

  /** @param {string} own the id of the exercise's element @param {Acts} acts */
  constructor(own, { run, stop, restart }) {
    const end = () => {
      this.buttons.run.focus();
      stop();
    };
    this.help = tag("p", { class: "cc-note cc-exercise-keys", id: `${own}-help` }, HELP);
    this.buttons = {
      run: button("Run", run, { class: "cc-exercise-run" }),
      stop: button("Stop", end, { class: null, hidden: true }),
      restart: button("Start over", restart, { class: null }),
    };
    this.box = tag(
      "div",
      {},
      this.place,
      this.help,
      tag("div", { class: "cc-exercise-buttons" }, ...Object.values(this.buttons)),
      this.line,
      this.status,
      this.unkept,
      this.printed,
      this.outcome,
    );
  }

  begin() {
    this.running = true;
    this.buttons.run.setAttribute("aria-disabled", "true");
    this.buttons.stop.hidden = false;
    this.outcome.hidden = true;
    this.printed.hidden = true;
    this.printed.textContent = this.waiting = "";
    this.say("Running.");
  }

  /** @param {string} sentence what a screen reader is told */
  end(sentence) {
    this.running = false;
    this.show();
    this.buttons.run.removeAttribute("aria-disabled");
    if (document.activeElement === this.buttons.stop) this.buttons.run.focus();
    this.buttons.stop.hidden = true;
    this.state("");
    this.say(sentence);
  }

  /** @param {string} text */
  print(text) {
    this.waiting += text;
    this.frame ||= requestAnimationFrame(() => this.show());
  }

  /** Put what was printed in sight. */
  show() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (!this.waiting) return;
    const { printed } = this;
    printed.hidden = false;
    const atEnd = printed.scrollHeight - printed.scrollTop - printed.clientHeight < 40;
    printed.textContent += this.waiting;
    this.waiting = "";
    if (atEnd) printed.scrollTop = printed.scrollHeight;
  }

  /** @param {string} sentence what is going on, for the eye */
  state(sentence) {
    this.line.textContent = sentence;
  }

  /** @param {string} sentence what is going on, for the ear */
  say(sentence) {
    this.status.textContent = sentence;
  }
}
