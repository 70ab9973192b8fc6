// This file is the workbench of an exercise: editor, buttons, what the program prints, what became of it.

import { element } from "./result.js";

const HELP = "Tab leaves the editor. Enter keeps the indent; Ctrl+] and Ctrl+[ change it. Ctrl+Enter runs the program. On a Mac, take Cmd for Ctrl.";

export class Workbench {
  running = false;
  /** What has been printed and is not in sight yet: a page is drawn once a frame, however much comes. */
  waiting = "";
  frame = 0;

  /** @param {string} own the id of the exercise's element */
  constructor(own) {
    this.box = element("div", "cc-workbench");
    this.place = element("div", "cc-editor");
    this.help = element("p", "cc-note", HELP);
    this.help.id = `${own}-help`;
    this.buttons = {
      run: button("Run", "cc-run"),
      stop: button("Stop", ""),
      restart: button("Start over", ""),
    };
    this.buttons.stop.hidden = true;
    this.line = element("p", "cc-state");
    this.status = element("p", "cc-unseen");
    this.status.setAttribute("role", "status");
    this.unkept = element("p", "cc-note", "This browser does not let the page keep your program: copy it before you leave.");
    this.unkept.hidden = true;
    this.printed = element("pre", "cc-printed");
    this.printed.tabIndex = 0;
    this.printed.setAttribute("role", "log");
    this.printed.setAttribute("aria-label", "What your program prints");
    this.printed.hidden = true;
    this.outcome = element("div", "cc-outcome");
    this.outcome.hidden = true;
    const row = element("div", "cc-exercise-buttons");
    row.append(...Object.values(this.buttons));
    this.box.append(this.place, this.help, row, this.line, this.status, this.unkept, this.printed, this.outcome);
  }

  /** @param {{ run: () => void, stop: () => void, restart: () => void }} acts */
  on(acts) {
    this.buttons.run.addEventListener("click", acts.run);
    this.buttons.restart.addEventListener("click", acts.restart);
    this.buttons.stop.addEventListener("click", () => {
      this.buttons.run.focus();
      acts.stop();
    });
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
    this.printed.hidden = false;
    const atEnd = this.printed.scrollHeight - this.printed.scrollTop - this.printed.clientHeight < 40;
    this.printed.textContent += this.waiting;
    this.waiting = "";
    if (atEnd) this.printed.scrollTop = this.printed.scrollHeight;
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

/** @param {string} text @param {string} css */
function button(text, css) {
  const made = element("button", css, text);
  made.type = "button";
  return made;
}
