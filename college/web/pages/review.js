// The review page: the questions that are due, one at a time; at the end what stuck, when the rest
// comes back, and the way on.

import { button, tag } from "../element.js";
import { courseMap, nextLesson } from "../record/course.js";
import { noteReview } from "../record/log.js";
import { learning } from "../record/store.js";
import { day } from "./day.js";

/** @typedef {import("../record/course.js").CourseLesson} CourseLesson */
/** @typedef {import("../record/due.js").Waiting} Waiting */
/** @typedef {{lesson: CourseLesson, stuck: boolean}} Asked */

const GOOD = 3;
const DAYS_TOLD = 3;

/** Fill the page. @param {HTMLElement} page */
export function reviewPage(page) {
  const count = tag("p", { role: "status" });
  const place = tag("div", {});
  const primary = { hidden: true, class: "cc-button cc-button-primary" };
  const next = button("Next question", () => show(true), primary);
  page.append(count, place, tag("p", { class: "cc-buttons" }, next));
  /** @type {Asked[]} what was asked since the page was opened */
  const asked = [];

  /** @param {boolean} move whether the reader asked for it, so that focus goes along */
  function show(move) {
    const items = queue();
    const waiting = items.filter((item) => item.due <= Date.now());
    next.hidden = true;
    count.textContent = counted(items, waiting.length, asked);
    place.replaceChildren();
    if (!waiting.length) {
      if (items.length) place.replaceChildren(...summary(items, asked));
      const onward = place.querySelector("a");
      if (move && onward) onward.focus();
      return;
    }
    const { id, lesson } = waiting[0];
    const question = questionOf(id, lesson);
    question.addEventListener(
      "answered",
      (event) => {
        const { rating } = /** @type {CustomEvent<{rating: number}>} */ (event).detail;
        noteReview(id, rating);
        asked.push({ lesson, stuck: rating >= GOOD });
        next.textContent = waiting.length > 1 ? "Next question" : "See what stuck";
        next.hidden = false;
      },
      { once: true },
    );
    const from = tag("a", { href: lesson.address }, lesson.title);
    place.replaceChildren(tag("p", { class: "cc-note" }, "From ", from), question);
    const first = question.querySelector("input, textarea, button");
    if (move && first instanceof HTMLElement) first.focus();
  }
  show(false);
}

/** Return every question of the finished lessons that the page has, the first that is due first. */
function queue() {
  const known = window.collegeQuestions;
  return window.collegeDue(learning().record, courseMap().lessons).filter(({ id }) => known[id]);
}

/** @param {Waiting[]} items @param {number} waiting @param {Asked[]} asked */
function counted(items, waiting, asked) {
  if (waiting) return waiting === 1 ? "One question is due." : `${waiting} questions are due.`;
  if (asked.length) return "That was all for today.";
  if (items.length) return "Nothing is due.";
  return "Nothing to review yet: finish a lesson, and mark it as done at its foot.";
}

/** Return what stuck, what to look at again, when the rest comes back, and the way on. @param {Waiting[]} items @param {Asked[]} asked */
function summary(items, asked) {
  const missed = new Set(asked.filter(({ stuck }) => !stuck).map(({ lesson }) => lesson));
  const stuck = asked.filter((item) => item.stuck).length;
  const next = nextLesson(learning().record, courseMap().lessons);
  const again = [...missed].map((lesson) => tag("a", { href: lesson.address }, lesson.title));
  return [
    tag(
      "section",
      { class: "cc-own-summary", "aria-label": "What stuck" },
      asked.length ? tag("p", {}, tag("b", {}, `${stuck} of ${asked.length} stuck.`)) : "",
      again.length
        ? tag("p", {}, "Look again: ", ...again.flatMap((link, at) => [at ? "; " : "", link]), ".")
        : "",
      tag("p", {}, comingBack(items)),
      tag(
        "p",
        {},
        next
          ? tag("a", { class: "cc-action", href: next.address }, `Continue: ${next.title}`)
          : tag("a", { class: "cc-action", href: courseMap().home }, "All lessons done: home"),
      ),
    ),
  ];
}

/** Say on which days how many questions come back. @param {Waiting[]} items */
function comingBack(items) {
  /** @type {Map<string, number>} */
  const days = new Map();
  for (const { due } of items) days.set(day(due), (days.get(day(due)) ?? 0) + 1);
  const told = [...days].slice(0, DAYS_TOLD).map(([date, count]) => `${count} on ${date}`);
  const more = days.size > DAYS_TOLD ? ", the others later" : "";
  return `Of your ${items.length} questions come back: ${told.join(", ")}${more}.`;
}

/** Return the question's element, its links leading to its lesson. @param {string} id @param {CourseLesson} lesson */
function questionOf(id, lesson) {
  const box = tag("div");
  box.innerHTML = window.collegeQuestions[id]; // rendered and escaped by the build
  const question = /** @type {HTMLElement} */ (box.querySelector("course-question"));
  question.dataset.mode = "review";
  question.dataset.page = lesson.address;
  for (const link of box.querySelectorAll('a[href^="#"]')) {
    link.setAttribute("href", lesson.address + link.getAttribute("href"));
  }
  return question;
}
