// The course as the build wrote it down: which lessons there are, where, with which questions.

/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/**
 * @typedef {object} CourseLesson
 * @property {string} id
 * @property {string} title
 * @property {string} address
 * @property {string} track
 * @property {number} step
 * @property {string} minutes what it takes, in words
 * @property {string[]} formerly ids it had before
 * @property {string[]} questions
 * @property {string[]} exercises
 */
/** @typedef {{id: string, title: string, address: string, group: string}} CourseTrack */
/**
 * @typedef {object} CourseMap
 * @property {string} name
 * @property {string} storage the name under which the reader's record is kept
 * @property {string} mine what the reader's own numbers are called
 * @property {string} home
 * @property {string} review
 * @property {number} minutes_a_review how long one question of it takes
 * @property {string} due the script that tells what is due
 * @property {string} worker the service worker, from the root; none in a preview
 * @property {CourseTrack[]} tracks
 * @property {CourseLesson[]} lessons
 */

/** Return the course, with addresses made whole by `page.js`. @returns {CourseMap} */
export function courseMap() {
  return window.collegeCourse;
}

/** Make the addresses whole: the build writes them as seen from the root. @param {URL} root */
export function makeWhole(root) {
  const map = courseMap();
  const whole = (/** @type {string} */ address) => new URL(address, root).href;
  map.home = whole(map.home);
  map.review = whole(map.review);
  map.due = whole(map.due);
  for (const item of [...map.tracks, ...map.lessons]) item.address = whole(item.address);
}

/** Return the lessons of a track, first step first. @param {CourseTrack} track */
export function lessonsOf(track) {
  return courseMap().lessons.filter((lesson) => lesson.track === track.id);
}

/** Return those that are done. @param {LearningRecord} record @param {CourseLesson[]} lessons */
export function doneOf(record, lessons) {
  return lessons.filter((lesson) => record.lessons[lesson.id]?.done);
}

/** Say how many are done. @param {LearningRecord} record @param {CourseLesson[]} lessons */
export function saidDone(record, lessons) {
  const done = doneOf(record, lessons).length;
  if (lessons.length === 1) return done ? "1 lesson, done." : "1 lesson, not done yet.";
  return `${done} of ${lessons.length} lessons done.`;
}

/** Say how a lesson's exercises stand. @param {LearningRecord} record @param {CourseLesson} lesson */
export function practised(record, lesson) {
  if (lesson.exercises.length === 0) return "None";
  const tried = lesson.exercises.map((id) => record.code[id]).filter((item) => item);
  if (tried.some((item) => item.passed)) return "Checks pass";
  return tried.length > 0 ? "Begun" : "Not begun";
}

/**
 * Return where to go on: the lesson last opened, if it is not done, else the next of its track that
 * is not, else the next of the tracks behind it.
 * @param {LearningRecord} record @param {CourseLesson[]} lessons
 */
export function nextLesson(record, lessons) {
  const last = lessons
    .filter((lesson) => record.lessons[lesson.id])
    .sort((a, b) => record.lessons[b.id].last - record.lessons[a.id].last)[0];
  const from = last ? lessons.indexOf(last) : 0;
  const onward = [...lessons.slice(from), ...lessons.slice(0, from)];
  const undone = onward.filter((lesson) => !record.lessons[lesson.id]?.done);
  return undone.find((lesson) => lesson.track === last?.track) ?? undone[0];
}
