// The end of a lesson: how many questions were right at the first try, and what can be decided now.

import { tag } from "../element.js";
import { learning } from "../record/store.js";

/** @typedef {import("../record/record.js").LearningRecord} LearningRecord */

/**
 * Keep the panel up to date; once the last question is answered, the lesson is done.
 * @param {HTMLElement} panel @param {string} id the lesson's
 */
export function finish(panel, id) {
  const title = panel.querySelector("h2");
  const asked = [...document.querySelectorAll("#part-practice course-question[data-question]")];
  const names = asked.map((item) => item.getAttribute("data-question") ?? "");
  const before = title?.textContent ?? "";
  const decision = decisionCheck();
  title?.after(decision);
  learning().follow((record) => {
    const done = Boolean(record.lessons[id]?.done);
    const words = [panel.dataset.words, firstTries(record, names)].filter((part) => part);
    if (title) title.textContent = done ? words.join(", ") : before;
    decision.hidden = !done;
  });
  document.addEventListener("answered", ({ target }) => {
    const { answers, lessons } = learning().record;
    if (!(target instanceof Element) || !asked.includes(target) || lessons[id]?.done) return;
    if (!names.every((name) => answers[name]?.length)) return;
    learning().change((record) => {
      const now = Date.now();
      const first = record.lessons[id]?.first ?? now;
      record.lessons[id] = { first, last: now, done: true, changed: now };
    });
    const link = tag("a", { href: `#${panel.id}` }, title?.textContent);
    target.after(tag("p", { class: "cc-note" }, "That was the last question. ", link));
  });
}

/**
 * Say how many questions were right when they were first asked.
 * @param {LearningRecord} record @param {string[]} names
 */
function firstTries({ answers }, names) {
  const tried = names.filter((name) => answers[name]?.length);
  if (tried.length === 0 || tried.length < names.length) return "";
  const right = tried.filter((name) => answers[name][0].ok).length;
  return `${right} of ${names.length} right at first try`;
}

/** Return the lesson's one question to ask, taken along from where its first part ends. */
function decisionCheck() {
  const said = document.querySelectorAll(".cc-callout-decision > p:not(.cc-label)");
  return tag(
    "div",
    { class: "cc-finish-decision", hidden: true },
    tag("p", { class: "cc-label" }, "What you can now decide"),
    ...[...said].map((paragraph) => paragraph.cloneNode(true)),
  );
}
