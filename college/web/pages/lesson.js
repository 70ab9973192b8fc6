// A lesson's own progress: when it was read, whether it is done, and the reader's note.

import { button, tag } from "../element.js";
import { learning } from "../record/store.js";
import { finish } from "./finish.js";
import { openFolds, stepBar } from "./step-bar.js";

const PAUSE = 600;

/** Note that the lesson was opened, and add to its foot. @param {HTMLElement} foot */
export function lessonFoot(foot) {
  const id = foot.dataset.lesson ?? "";
  learning().change((record) => {
    const now = Date.now();
    const mark = record.lessons[id] ?? { first: now, last: now, done: false, changed: 0 };
    record.lessons[id] = { ...mark, last: now };
  }, true);
  const box = tag("div", { class: "cc-lesson-done" }, ...doneButton(id), ownNote(id));
  const panel = foot.querySelector("#finished");
  if (panel instanceof HTMLElement) {
    finish(panel, id);
    panel.after(box);
  } else foot.prepend(box);
  const bar = document.querySelector(".cc-lesson-bar");
  if (bar instanceof HTMLElement) stepBar(bar);
  openFolds();
}

/** @param {string} id */
function doneButton(id) {
  const status = tag("p", { role: "status" });
  const act = () => {
    learning().change((record) => {
      const mark = record.lessons[id];
      const now = Date.now();
      const first = mark?.first ?? now;
      record.lessons[id] = { first, last: now, done: !mark?.done, changed: now };
    });
    status.textContent = learning().record.lessons[id].done
      ? "Marked as done."
      : "No longer marked as done.";
  };
  const toggle = button("Mark as done", act);
  learning().follow((record) => {
    const done = record.lessons[id]?.done;
    toggle.textContent = done ? "✓ Done: take the mark off" : "Mark as done";
  });
  return [toggle, status];
}

/** @param {string} id */
function ownNote(id) {
  const words = tag("textarea", { id: "own-note", rows: "4", maxlength: "10000" });
  const label = "Kept in this browser only, and in what you export.";
  const fold = tag(
    "details",
    { class: "cc-lesson-note" },
    tag("summary", {}, "Your note on this lesson"),
    tag("label", { for: words.id }, label),
    words,
  );
  let typing = 0;
  let begun = ""; // the text that the reader's typing goes on from
  const keep = () => {
    clearTimeout(typing);
    if (words.value === begun) return;
    learning().change((record) => {
      const other = record.notes[id]?.text ?? "";
      // Another page wrote one meanwhile: both stay.
      if (other !== begun && !words.value.includes(other)) words.value += `\n\n${other}`;
      begun = words.value;
      record.notes[id] = { t: Date.now(), text: begun };
    });
  };
  words.addEventListener("input", () => {
    clearTimeout(typing);
    typing = window.setTimeout(keep, PAUSE);
  });
  words.addEventListener("blur", keep);
  window.addEventListener("pagehide", keep);
  learning().follow((record) => {
    const text = record.notes[id]?.text ?? "";
    if (document.activeElement !== words && words.value === begun) words.value = begun = text;
    if (text) fold.open = true;
  });
  return fold;
}
