// The notes of who presents: a second window of the same page. The two tell each other by messages,
// which also pass between files that were opened by double-click.

import { tag } from "../element.js";

/** @typedef {import("./deck.js").State} State */
/** @typedef {{ collegeSlides: State | number | "here" }} Message */

/** Files have no origin that could be named. */
const ORIGIN = location.protocol === "file:" ? "*" : location.origin;

/** The window with the notes, as the one with the slides knows it. */
export class NotesWindow {
  /** @type {Window | null} */
  window = null;
  /** @type {State | undefined} */
  last;

  /** @param {string} address @param {(step: number) => void} move what its keys do */
  constructor(address, move) {
    this.address = address;
    hear(
      () => this.window,
      (told) => {
        if (typeof told === "number") move(told);
        else if (told === "here" && this.last) this.tell(this.last);
      },
    );
  }

  open() {
    this.window = window.open(this.address, "college-notes", "width=760,height=720");
  }

  /** @param {State} state */
  tell(state) {
    this.last = state;
    send(this.window, state);
  }
}

/** Make this the window with the notes. @param {(move: (step: number) => void) => void} listen */
export function showNotes(listen) {
  document.documentElement.classList.add("cc-slides-beside");
  const slides = [...document.querySelectorAll(".cc-slides-slide")];
  const titles = slides.map((slide) => slide.querySelector("h2")?.textContent ?? "");
  const now = tag("h1");
  const own = tag("div", { class: "cc-slides-own" });
  const next = tag("p", { class: "cc-slides-next" });
  const lesson = document.querySelector(".cc-slides-notes");
  const all = tag("main", { class: "cc-slides-page md-typeset" }, now, own, next, lesson);
  document.body.append(all);
  hear(
    () => window.opener,
    (told) => {
      if (typeof told !== "object") return;
      const note = slides[told.slide].querySelector(".cc-slides-note");
      const step = told.answered ? ", answer shown" : "";
      now.textContent = `${told.slide + 1} / ${slides.length}: ${titles[told.slide]}${step}`;
      own.replaceChildren(...(note?.cloneNode(true).childNodes ?? []));
      const title = titles[told.slide + 1];
      next.textContent = title === undefined ? "This is the last slide." : `Next: ${title}`;
    },
  );
  listen((step) => send(window.opener, step));
  send(window.opener, "here");
}

/** @param {Window | null} to @param {Message["collegeSlides"]} what */
function send(to, what) {
  if (to && !to.closed) to.postMessage({ collegeSlides: what }, ORIGIN);
}

/**
 * Hear what the other window tells, and nobody else.
 * @param {() => Window | null} other @param {(told: Message["collegeSlides"]) => void} act
 */
function hear(other, act) {
  window.addEventListener("message", ({ source, data }) => {
    const told = /** @type {Partial<Message> | null} */ (data)?.collegeSlides;
    if (source && source === other() && told !== undefined) act(told);
  });
}
