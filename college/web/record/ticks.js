// This file is what a reader sees of their own progress on every page: ticks in the menu and in the
// lists of steps, counts beside the tracks, and the way back to where they were.

"use strict";

/** @typedef {{id: string, title: string, address: string, track: string, step: number, questions: string[], exercises: string[]}} CourseLesson */
/** @typedef {{id: string, title: string, address: string, steps: number}} CourseTrack */
/** @typedef {{home: string, tracks: CourseTrack[], lessons: CourseLesson[]}} CourseMap */

/** The course as the build wrote it down, with addresses made whole. @returns {CourseMap} */
function courseMap() {
  return /** @type {any} */ (window).collegeCourse;
}

/** @param {LearningRecord} record @param {CourseLesson[]} lessons */
function doneOf(record, lessons) {
  return lessons.filter((lesson) => record.lessons[lesson.id]?.done);
}

/** Say how the lesson's exercises stand. @param {LearningRecord} record @param {CourseLesson} lesson */
function practised(record, lesson) {
  const tried = lesson.exercises.map((id) => record.code[id]).filter((item) => item);
  if (tried.some((item) => item.passed)) return "Checks pass";
  return tried.length > 0 ? "Begun" : "Not begun";
}

/** Where to go on: the lesson last opened, if it is not done, else the next that is not. @param {LearningRecord} record @param {CourseLesson[]} lessons @returns {CourseLesson | undefined} */
function nextLesson(record, lessons) {
  const seen = lessons.filter((lesson) => record.lessons[lesson.id]);
  const last = seen.sort((a, b) => record.lessons[b.id].last - record.lessons[a.id].last)[0];
  const from = last ? lessons.indexOf(last) : 0;
  return [...lessons.slice(from), ...lessons.slice(0, from)].find((lesson) => !record.lessons[lesson.id]?.done);
}

(() => {
  if (!courseMap()) return;
  const { tracks, lessons } = courseMap();
  const here = location.href.split(/[?#]/)[0];
  const links = () => [...document.querySelectorAll(".cc-nav a[href], .cc-step-list a[href]")].map((link) => /** @type {HTMLAnchorElement} */ (link));

  /** @param {HTMLAnchorElement} link @param {string} sign @param {string} words */
  function mark(link, sign, words) {
    link.querySelector(".cc-tick")?.remove();
    if (!words) return;
    const tick = made("span", { class: "cc-tick" }, sign && made("span", { "aria-hidden": "true" }, ` ${sign}`), made("span", { class: sign ? "cc-unseen" : "" }, ` ${words}`));
    link.append(tick);
  }

  /** @param {LearningRecord} record */
  function tick(record) {
    for (const link of links()) {
      const address = link.href.split(/[?#]/)[0];
      const lesson = lessons.find((item) => item.address === address);
      const track = tracks.find((item) => item.address === address);
      if (lesson) mark(link, "✓", record.lessons[lesson.id]?.done ? "(done)" : "");
      else if (track) mark(link, "", counted(record, track));
    }
  }

  /** @param {LearningRecord} record @param {CourseTrack} track */
  function counted(record, track) {
    const done = doneOf(record, lessons.filter((lesson) => lesson.track === track.id)).length;
    return done ? `${done} of ${track.steps}` : "";
  }

  /** On the home page and on a track's own: the way back in. @param {LearningRecord} record */
  function goOn(record) {
    document.querySelector(".cc-continue")?.remove();
    const track = tracks.find((item) => item.address === here);
    if (!track && here !== courseMap().home && `${here}index.html` !== courseMap().home) return;
    const among = track ? lessons.filter((lesson) => lesson.track === track.id) : lessons;
    if (!among.some((lesson) => record.lessons[lesson.id])) return;
    const next = nextLesson(record, among);
    const done = doneOf(record, among).length;
    const count = `${done} of ${track ? track.steps : tracks.reduce((sum, item) => sum + item.steps, 0)} lessons done.`;
    const box = made("p", { class: "cc-continue" }, next ? made("a", { class: "cc-action", href: next.address }, `Continue: ${next.title}`) : made("b", {}, "All done here."), " ", made("span", { class: "cc-muted" }, count));
    const place = document.querySelector("article .cc-answer") ?? document.querySelector("article h1");
    place?.after(box);
  }

  learning().follow((record) => {
    tick(record);
    goOn(record);
  });
})();
