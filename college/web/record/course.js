// The course as the build wrote it down: which lessons there are, where, with which questions.

/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/**
 * @typedef {object} CourseLesson
 * @property {string} id
 * @property {string} title
 * @property {string} address
 * @property {string} track
 * @property {number} step
 * @property {string[]} questions
 * @property {string[]} exercises
 */
/** @typedef {{id: string, title: string, address: string, steps: number}} CourseTrack */
/**
 * @typedef {object} CourseMap
 * @property {string} name
 * @property {string} storage the name under which the reader's record is kept
 * @property {string} mine what the reader's own numbers are called
 * @property {string} home
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
  for (const item of [...map.tracks, ...map.lessons]) item.address = whole(item.address);
}

/** Return those that are done. @param {LearningRecord} record @param {CourseLesson[]} lessons */
export function doneOf(record, lessons) {
  return lessons.filter((lesson) => record.lessons[lesson.id]?.done);
}

/** Say how a lesson's exercises stand. @param {LearningRecord} record @param {CourseLesson} lesson */
export function practised(record, lesson) {
  const tried = lesson.exercises.map((id) => record.code[id]).filter((item) => item);
  if (tried.some((item) => item.passed)) return "Checks pass";
  return tried.length > 0 ? "Begun" : "Not begun";
}

/**
 * Return where to go on: the lesson last opened, if it is not done, else the next that is not.
 * @param {LearningRecord} record @param {CourseLesson[]} lessons
 */
export function nextLesson(record, lessons) {
  const last = lessons
    .filter((lesson) => record.lessons[lesson.id])
    .sort((a, b) => record.lessons[b.id].last - record.lessons[a.id].last)[0];
  const from = last ? lessons.indexOf(last) : 0;
  const onward = [...lessons.slice(from), ...lessons.slice(0, from)];
  return onward.find((lesson) => !record.lessons[lesson.id]?.done);
}
