// A line that only a screen reader hears, filled once things have come to rest.

import { tag } from "../element.js";

export class Speaker {
  line = tag("p", { class: "cc-unseen", role: "status" });
  timer = 0;

  /** @param {number} [pause] milliseconds without another sentence before one is said */
  constructor(pause = 1000) {
    this.pause = pause;
  }

  /** Say a sentence, or what a function then returns. @param {string | (() => string)} sentence */
  say(sentence) {
    this.hush();
    this.timer = window.setTimeout(() => {
      this.line.textContent = typeof sentence === "function" ? sentence() : sentence;
    }, this.pause);
  }

  /** Leave unsaid what waits. */
  hush() {
    clearTimeout(this.timer);
  }
}
