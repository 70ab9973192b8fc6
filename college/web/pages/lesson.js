// This file is a lesson's own progress: when it was read, whether it is done, and the reader's note.

"use strict";

(() => {
  const foot = /** @type {HTMLElement | null} */ (document.querySelector(".cc-lesson-foot[data-lesson]"));
  const id = foot?.dataset.lesson;
  if (!foot || !id) return;

  learning().change((record) => {
    const now = Date.now();
    const mark = record.lessons[id] ?? { first: now, last: now, done: false, changed: 0 };
    record.lessons[id] = { ...mark, last: now };
  }, true);

  const status = made("p", { class: "cc-done-said", role: "status" });
  const toggle = button("Mark as done", () => {
    learning().change((record) => {
      const mark = record.lessons[id];
      const now = Date.now();
      record.lessons[id] = { first: mark?.first ?? now, last: now, done: !mark?.done, changed: now };
    });
    status.textContent = learning().record.lessons[id].done ? "Done. Its questions come back for review, tomorrow at the earliest." : "No longer marked as done.";
  });
  toggle.className = "cc-button cc-primary";

  const words = /** @type {HTMLTextAreaElement} */ (made("textarea", { id: "own-note", rows: "4", maxlength: "10000" }));
  const fold = made("details", { class: "cc-own-note" }, made("summary", {}, "Your note on this lesson"), made("label", { for: "own-note" }, "Kept in this browser only, and in what you export."), words);
  let typing = 0;
  const keep = () => {
    clearTimeout(typing);
    if (words.value === (learning().record.notes[id]?.text ?? "")) return;
    learning().change((record) => (record.notes[id] = { t: Date.now(), text: words.value }));
  };
  words.addEventListener("input", () => {
    clearTimeout(typing);
    typing = window.setTimeout(keep, 600);
  });
  words.addEventListener("blur", keep);
  window.addEventListener("pagehide", keep);

  const box = made("div", { class: "cc-done" }, fold, toggle, status);
  const way = foot.querySelector(".cc-track-foot");
  if (way) way.before(box);
  else foot.append(box);

  learning().follow((record) => {
    const done = record.lessons[id]?.done;
    toggle.textContent = done ? "✓ Done: take the mark off" : "Mark as done";
    const text = record.notes[id]?.text ?? "";
    if (document.activeElement !== words) words.value = text;
    if (text) fold.open = true;
  });
})();
