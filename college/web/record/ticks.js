// What a reader sees of their own progress on every page: ticks in the menu and in the lists of
// steps, counts beside the tracks, and the way back to where they were.

import { tag } from "../element.js";
import { courseMap, doneOf, lessonsOf, nextLesson, saidDone } from "./course.js";

/** @typedef {import("./course.js").CourseTrack} CourseTrack */
/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/** @typedef {import("./store.js").Learning} Learning */

/** Show the progress, now and whenever it changes. @param {Learning} learning */
export function showProgress(learning) {
  learning.follow((record) => {
    tick(record);
    fillBars(record);
    goOn(record);
  });
}

const LISTS = ".cc-menu a[href], .cc-track-card a[href], .cc-list-tracks a[href]";

/** @param {string} address */
const bare = (address) => address.split(/[?#]/)[0];

/** @param {LearningRecord} record */
function tick(record) {
  const { tracks, lessons } = courseMap();
  for (const item of document.querySelectorAll(LISTS)) {
    const link = /** @type {HTMLAnchorElement} */ (item);
    const lesson = lessons.find(({ address }) => address === bare(link.href));
    const track = tracks.find(({ address }) => address === bare(link.href));
    if (lesson) mark(link, "✓", record.lessons[lesson.id]?.done ? "(done)" : "");
    else if (track) mark(link, "", counted(record, track));
  }
}

/** Fill the bar of each track that shows its lessons. @param {LearningRecord} record */
function fillBars(record) {
  for (const bar of document.querySelectorAll("progress[data-track]")) {
    const track = courseMap().tracks.find(({ id }) => id === bar.getAttribute("data-track"));
    if (track) bar.setAttribute("value", String(doneOf(record, lessonsOf(track)).length));
  }
}

/** @param {HTMLAnchorElement} link @param {string} sign @param {string} words */
function mark(link, sign, words) {
  link.querySelector(".cc-progress-tick")?.remove();
  if (!words) return;
  const seen = sign && tag("span", { "aria-hidden": "true" }, ` ${sign}`);
  const heard = tag("span", { class: sign ? "cc-unseen" : null }, ` ${words}`);
  link.append(tag("span", { class: "cc-progress-tick" }, seen, heard));
}

/** @param {LearningRecord} record @param {CourseTrack} track */
function counted(record, track) {
  const among = lessonsOf(track);
  const done = doneOf(record, among).length;
  return done ? `${done} of ${among.length}` : "";
}

/** Offer the way back in, on the home page and on a track's own. @param {LearningRecord} record */
function goOn(record) {
  document.querySelector(".cc-progress-continue")?.remove();
  const { home, tracks, lessons } = courseMap();
  const here = bare(location.href);
  const track = tracks.find((item) => item.address === here);
  if (!track && here !== home && `${here}index.html` !== home) return;
  const among = track ? lessonsOf(track) : lessons;
  if (!among.some((lesson) => record.lessons[lesson.id])) return;
  const next = nextLesson(record, among);
  const of = tracks.length > 1 && !track && tracks.find(({ id }) => id === next?.track);
  const said = of ? `${of.title}: ${saidDone(record, lessonsOf(of))}` : saidDone(record, among);
  const box = tag(
    "p",
    { class: "cc-progress-continue" },
    next
      ? tag("a", { class: "cc-action", href: next.address }, `Continue: ${next.title}`)
      : tag("b", {}, "All done here."),
    " ",
    tag("span", { class: "cc-muted" }, said),
  );
  // Where the way in stood: nothing below it moves.
  const start = document.querySelector("article .cc-progress-start");
  if (start) start.before(box);
  else document.querySelector("article :is(.cc-head-answer, h1)")?.after(box);
}
