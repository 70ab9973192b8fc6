// The element <course-exercise>: a task that becomes a workbench when the reader opens it.

import { button, tag } from "../../element.js";
import { keep, kept } from "./keeping.js";
import { run, stop } from "./machine.js";
import { openEditor } from "./opening.js";
import { showResult, showSentence, verdict } from "./result.js";
import { Workbench } from "./workbench.js";

/** @typedef {import("./opening.js").Editor} Editor */

const LOCKED =
  "The solution opens after one run of a program you have changed, or after two runs of any.";
const PAUSE = 300;

class CourseExercise extends HTMLElement {
  note = tag("p", { class: "cc-note" }, LOCKED);
  keeping = 0;
  /** @type {Editor | undefined} */
  editor;
  /** @type {Workbench | undefined} */
  bench;

  connectedCallback() {
    if (this.dataset.state) return;
    this.dataset.state = "closed";
    this.own = this.dataset.exercise ?? "";
    this.kept = kept(this.own);
    this.starter = /** @type {HTMLElement} */ (this.querySelector(".starter"));
    this.first = `${this.starter.textContent?.trim()}\n`;
    const bytes = Uint8Array.from(atob(this.dataset.checks ?? ""), (sign) => sign.charCodeAt(0));
    this.checks = new TextDecoder().decode(bytes);
    const words = this.kept.code ? "Open the editor with your program" : "Open the editor";
    this.opener = button(words, () => this.open(), { class: "cc-exercise-open" });
    this.starter.after(this.opener);
    this.stepHints();
    this.lockSolution();
  }

  /** Show hints one at a time: the next comes in sight when one is opened. */
  stepHints() {
    const hints = /** @type {HTMLDetailsElement[]} */ ([
      ...this.querySelectorAll(".cc-exercise-clue"),
    ]);
    hints.forEach((hint, at) => {
      hint.hidden = at > 0;
      hint.addEventListener("toggle", () => {
        if (hint.open && hints[at + 1]) hints[at + 1].hidden = false;
      });
    });
  }

  /** Keep the solution folded away until it was earned. */
  lockSolution() {
    const fold = /** @type {HTMLElement | null} */ (this.querySelector(".cc-exercise-solution"));
    if (!fold || !this.kept) return;
    const earned = this.kept.passed || this.kept.runs > 0 || this.kept.failed > 1;
    fold.hidden = !earned;
    if (earned) this.note.remove();
    else fold.after(this.note);
  }

  async open() {
    if (this.dataset.state !== "closed" || !this.kept || !this.starter || !this.opener) return;
    this.dataset.state = "opening";
    const restart = () => this.restart();
    const bench = (this.bench = new Workbench(this.id, { run: () => this.run(), stop, restart }));
    this.starter.after(bench.box);
    this.editor = await openEditor(bench.place, {
      text: this.kept.code ?? this.first ?? "",
      label: "Your program, in Python",
      help: bench.help.id,
      changed: (text) => this.changed(text),
      run: () => this.run(),
    });
    this.starter.hidden = true;
    this.opener.remove();
    this.dataset.state = "open";
    this.editor.focus();
  }

  /** @param {string} text */
  changed(text) {
    if (!this.kept) return;
    this.kept.code = text === this.first ? undefined : text;
    window.clearTimeout(this.keeping);
    this.keeping = window.setTimeout(() => this.keep(), PAUSE);
  }

  keep() {
    window.clearTimeout(this.keeping);
    if (this.own && this.kept && this.bench) this.bench.unkept.hidden = keep(this.own, this.kept);
  }

  restart() {
    this.editor?.replace(this.first ?? "");
    this.bench?.say("The starter is back. Undo in the editor brings your program back.");
  }

  async run() {
    const { bench, editor, kept } = this;
    if (!bench || !editor || !kept || bench.running) return;
    const code = editor.text();
    bench.begin();
    try {
      const result = await run(code, this.checks ?? "", {
        seconds: Number(this.dataset.seconds),
        print: (text) => bench.print(text),
        state: (sentence) => bench.state(sentence),
      });
      showResult(bench.outcome, result);
      bench.end(verdict(result));
      kept.passed ||= result.passed;
      kept.failed += Number(!result.passed);
    } catch (reason) {
      const sentence = reason instanceof Error ? reason.message : String(reason);
      showSentence(bench.outcome, sentence);
      bench.end(sentence);
    }
    kept.runs += Number(code.trim() !== this.first?.trim());
    this.keep();
    this.lockSolution();
  }
}

customElements.define("course-exercise", CourseExercise);
