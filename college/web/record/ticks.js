// What a reader sees of their own progress on every page: ticks in the menu and in the lists of
// steps, counts beside the tracks, and the way back to where they were.

import { tag } from "../element.js";
import { courseMap, doneOf, nextLesson } from "./course.js";

/** @typedef {import("./course.js").CourseTrack} CourseTrack */
/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/** @typedef {import("./store.js").Learning} Learning */

/** Show the progress, now and whenever it changes. @param {Learning} learning */
export function showProgress(learning) {
  learning.follow((record) => {
    tick(record);
    goOn(record);
  });
}

/** @param {string} address */
const bare = (address) => address.split(/[?#]/)[0];

/** @param {LearningRecord} record */
function tick(record) {
  const { tracks, lessons } = courseMap();
  for (const item of document.querySelectorAll(".cc-nav a[href], .cc-step-list a[href]")) {
    const link = /** @type {HTMLAnchorElement} */ (item);
    const lesson = lessons.find(({ address }) => address === bare(link.href));
    const track = tracks.find(({ address }) => address === bare(link.href));
    if (lesson) mark(link, "✓", record.lessons[lesson.id]?.done ? "(done)" : "");
    else if (track) mark(link, "", counted(record, track));
  }
}

/** @param {HTMLAnchorElement} link @param {string} sign @param {string} words */
function mark(link, sign, words) {
  link.querySelector(".cc-tick")?.remove();
  if (!words) return;
  const seen = sign && tag("span", { "aria-hidden": "true" }, ` ${sign}`);
  const heard = tag("span", { class: sign ? "cc-unseen" : null }, ` ${words}`);
  link.append(tag("span", { class: "cc-tick" }, seen, heard));
}

/** @param {LearningRecord} record @param {CourseTrack} track */
function counted(record, track) {
  const among = courseMap().lessons.filter((lesson) => lesson.track === track.id);
  const done = doneOf(record, among).length;
  return done ? `${done} of ${track.steps}` : "";
}

/** Offer the way back in, on the home page and on a track's own. @param {LearningRecord} record */
function goOn(record) {
  document.querySelector(".cc-continue")?.remove();
  const { home, tracks, lessons } = courseMap();
  const here = bare(location.href);
  const track = tracks.find((item) => item.address === here);
  if (!track && here !== home && `${here}index.html` !== home) return;
  const among = track ? lessons.filter((lesson) => lesson.track === track.id) : lessons;
  if (!among.some((lesson) => record.lessons[lesson.id])) return;
  const next = nextLesson(record, among);
  const steps = (track ? [track] : tracks).reduce((sum, item) => sum + item.steps, 0);
  const box = tag(
    "p",
    { class: "cc-continue" },
    next
      ? tag("a", { class: "cc-action", href: next.address }, `Continue: ${next.title}`)
      : tag("b", {}, "All done here."),
    " ",
    tag("span", { class: "cc-muted" }, `${doneOf(record, among).length} of ${steps} lessons done.`),
  );
  const answer = document.querySelector("article .cc-answer");
  (answer ?? document.querySelector("article h1"))?.after(box);
}
