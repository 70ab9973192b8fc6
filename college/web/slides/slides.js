// The slides of a lesson: one at a time by keys and buttons, their numbers live as on the lesson's
// page, and a second window with notes that goes along.

import "../runtime/packs.js";

import "../elements/chart/crosshair.js";
import "../elements/diagram/diagram.js";
import "../elements/example/example.js";
import { button, tag } from "../element.js";
import { ROOT } from "../here.js";
import { pageNumbers } from "../live/page-numbers.js";
import { trustOwnScripts } from "../theme/trusted.js";
import { Deck } from "./deck.js";
import { NotesWindow, showNotes } from "./notes.js";
import "./slides.css";

const NOTES = "notes";
const STEPS = { next: 1, previous: -1 };
/** @type {Record<string, keyof typeof STEPS>} */
const KEYS = {
  ArrowRight: "next",
  PageDown: "next",
  " ": "next",
  ArrowLeft: "previous",
  PageUp: "previous",
};

trustOwnScripts(ROOT);
if (new URLSearchParams(location.search).has(NOTES)) showNotes(listen);
else present();

/** Show the slides to the room. */
function present() {
  const deck = new Deck();
  const notes = new NotesWindow(`${location.pathname}?${NOTES}`, (step) => deck.move(step));
  const count = tag("output", { class: "cc-slides-count" });
  deck.listen((state) => {
    count.textContent = `${state.slide + 1} / ${deck.slides.length}`;
    notes.tell(state);
  });
  document.body.append(
    tag(
      "nav",
      { class: "cc-slides-bar md-typeset", "aria-label": "Slides" },
      button("Previous", () => deck.move(STEPS.previous)),
      count,
      button("Next", () => deck.move(STEPS.next)),
      button("Notes", () => notes.open()),
      button("Back to the example", () => pageNumbers().reset()),
    ),
  );
  listen((step) => deck.move(step));
  document.addEventListener("keydown", (event) => {
    if (!isTyping(event) && event.key === "n") notes.open();
  });
  deck.begin();
}

/** Call back for each key that turns a slide. @param {(step: number) => void} move */
function listen(move) {
  document.addEventListener("keydown", (event) => {
    const way = KEYS[event.key];
    if (!way || isTyping(event)) return;
    event.preventDefault();
    move(STEPS[way]);
  });
}

/** Whether a key is meant for a field, a button or the browser. @param {KeyboardEvent} event */
function isTyping(event) {
  const at = event.target instanceof Element ? event.target : null;
  const own = at?.closest("input, select, textarea, button, figure[tabindex], course-diagram");
  return Boolean(own) || event.ctrlKey || event.metaKey || event.altKey;
}
