// The review page: the questions that are due, one at a time, scheduled by FSRS.

import { createEmptyCard, fsrs } from "ts-fsrs";

import { button, tag } from "../element.js";
import { courseMap, doneOf } from "../record/course.js";
import { noteReview } from "../record/log.js";
import { learning } from "../record/store.js";
import { day } from "./day.js";

/** @typedef {import("../record/course.js").CourseLesson} CourseLesson */
/** @typedef {import("../record/record.js").LearningRecord} LearningRecord */

const DAY = 24 * 3600 * 1000;

// Days, not minutes: a reader comes back tomorrow. Without chance, so that a record says the same
// everywhere.
const scheduler = fsrs({
  enable_short_term: false,
  enable_fuzz: false,
  request_retention: 0.9,
  maximum_interval: 365,
});

/** Fill the page. @param {HTMLElement} page */
export function reviewPage(page) {
  const count = tag("p", { role: "status" });
  const place = tag("div", { class: "cc-review" });
  const next = button("Next question", () => show(true), { hidden: true });
  page.append(count, place, tag("p", { class: "cc-buttons" }, next));

  /** @param {boolean} move whether the reader asked for it, so that focus goes along */
  function show(move) {
    const items = queue();
    const waiting = items.filter((item) => item.due <= Date.now());
    next.hidden = true;
    count.textContent = counted(items, waiting.length);
    place.replaceChildren();
    if (!waiting.length) return;
    const { id, lesson } = waiting[0];
    const question = questionOf(id, lesson);
    question.addEventListener(
      "answered",
      (event) => {
        noteReview(id, /** @type {CustomEvent<{rating: number}>} */ (event).detail.rating);
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

/** Return every question of the finished lessons, the first that is due first. */
function queue() {
  const { record } = learning();
  const known = window.collegeQuestions;
  const items = doneOf(record, courseMap().lessons).flatMap((lesson) => {
    const done = record.lessons[lesson.id].changed;
    const asked = lesson.questions.filter((id) => known[id]);
    return asked.map((id) => ({ id, lesson, due: due(record, id, done) }));
  });
  return items.sort((a, b) => a.due - b.due);
}

/** @param {LearningRecord} record @param {string} id @param {number} done when the lesson was done */
function due(record, id, done) {
  const tried = (record.answers[id] ?? []).map(({ t, ok }) => ({ t, rating: ok ? 3 : 1 }));
  const log = [...tried, ...(record.reviews[id] ?? [])].sort((a, b) => a.t - b.t);
  if (!log.length) return done + DAY;
  let card = createEmptyCard(new Date(log[0].t));
  let last = 0;
  for (const { t, rating } of log) {
    if (t - last < DAY / 2 && last) continue; // a second try within the hours is the same sitting
    const grade = /** @type {import("ts-fsrs").Grade} */ (rating);
    card = scheduler.next(card, new Date(t), grade).card;
    last = t;
  }
  return card.due.getTime();
}

/** @param {{due: number}[]} items @param {number} waiting */
function counted(items, waiting) {
  if (waiting) return waiting === 1 ? "One question is due." : `${waiting} questions are due.`;
  if (!items.length) {
    return "Nothing to review yet: finish a lesson, and mark it as done at its foot.";
  }
  const back = `comes back on ${day(items[0].due)}`;
  return `Nothing is due. The next of your ${items.length} questions ${back}.`;
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
