// When each question comes back: the schedule of the review, by FSRS. It touches neither page nor
// storage, so that a test can run it alone.

import { createEmptyCard, fsrs } from "ts-fsrs";

/** @typedef {import("./course.js").CourseLesson} CourseLesson */
/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/** @typedef {{id: string, lesson: CourseLesson, due: number}} Waiting */

const DAY = 24 * 3600 * 1000;

// Days, not minutes: a reader comes back tomorrow. Without chance, so that a record says the same
// everywhere.
const scheduler = fsrs({
  enable_short_term: false,
  enable_fuzz: false,
  request_retention: 0.9,
  maximum_interval: 365,
});

/**
 * Return every question of the finished lessons with the moment it is due, the first one first.
 * @param {LearningRecord} record @param {CourseLesson[]} lessons @returns {Waiting[]}
 */
export function reviewQueue(record, lessons) {
  const items = lessons
    .filter((lesson) => record.lessons[lesson.id]?.done)
    .flatMap((lesson) => {
      const done = record.lessons[lesson.id].changed;
      return lesson.questions.map((id) => ({ id, lesson, due: due(record, id, done) }));
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

/**
 * Say how many questions are due and how long they take, or nothing.
 * @param {number} count @param {number} minutes that one takes
 * @returns {{due: string, time: string}}
 */
export function saidDue(count, minutes) {
  if (!count) return { due: "", time: "" };
  return { due: `${count} due`, time: `, ${Math.ceil(count * minutes)} min` };
}
