// The printable record of completion: self-reported, and it says so.

import { button, tag } from "../element.js";
import { courseMap, doneOf, lessonsOf, practised, saidDone } from "../record/course.js";
import { mergedRecords } from "../record/merge.js";
import { blankRecord } from "../record/record.js";
import { learning } from "../record/store.js";
import { day } from "./day.js";
import { row, table } from "./table.js";

/** @typedef {import("../record/course.js").CourseTrack} CourseTrack */
/** @typedef {import("../record/record.js").LearningRecord} LearningRecord */

/** Fill the page. @param {HTMLElement} page */
export function recordPage(page) {
  const name = tag("input", { type: "text", id: "own-name", autocomplete: "off", maxlength: "80" });
  const shown = tag("p", { class: "cc-own-name" });
  name.addEventListener("input", () => {
    shown.textContent = name.value ? `Name: ${name.value}` : "";
  });
  const sheet = tag("div", { class: "cc-own-record" });
  const print = button("Print", () => window.print(), { class: "cc-button cc-button-primary" });
  page.append(
    tag(
      "div",
      { class: "cc-not-printed" },
      tag("p", {}, tag("label", { for: "own-name" }, "Name on the print (not stored): "), name),
      tag("p", { class: "cc-buttons" }, print),
    ),
    sheet,
  );
  learning().follow(async (record) => {
    const { name: course, tracks } = courseMap();
    const begun = tracks.filter((track) => doneOf(record, lessonsOf(track)).length > 0);
    const sum = await fingerprint(recordText(record));
    const honest =
      `Printed from ${course} on ${day(Date.now())}. This record is self-reported: it says what ` +
      "was marked and answered in one browser, and nobody has checked it. Right means the last " +
      "answer given.";
    sheet.replaceChildren(
      shown,
      ...begun.map((track) => section(record, track)),
      begun.length ? "" : tag("p", {}, "No lesson is marked as done yet."),
      tag("p", { class: "cc-note" }, honest),
      tag(
        "details",
        { class: "cc-not-printed" },
        tag("summary", {}, "For whoever compares it with an export"),
        tag("p", { class: "cc-note cc-own-sum" }, `Fingerprint of the record behind it: ${sum}`),
      ),
    );
  });
}

/** @param {LearningRecord} record @param {CourseTrack} track */
function section(record, track) {
  const among = lessonsOf(track);
  const rows = doneOf(record, among).map((lesson) => {
    const last = lesson.questions.map((id) => record.answers[id]?.at(-1));
    const right = last.filter((item) => item?.ok).length;
    return row(
      `${lesson.step}. ${lesson.title}`,
      day(record.lessons[lesson.id].changed),
      `${right} of ${lesson.questions.length}`,
      practised(record, lesson),
    );
  });
  const heads = ["Lesson", "Marked as done", "Questions right", "Exercise"];
  return tag(
    "section",
    {},
    tag("h2", {}, track.title),
    tag("p", {}, saidDone(record, among)),
    table(track.title, heads, rows),
  );
}

/** The record as one text that is the same wherever it is made. @param {LearningRecord} record */
function recordText(record) {
  const { lessons, answers, reviews, code } = mergedRecords(blankRecord(), record);
  return JSON.stringify({ lessons, answers, reviews, code });
}

/** @param {string} text @returns {Promise<string>} */
async function fingerprint(text) {
  if (crypto.subtle) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    const pairs = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
    return `SHA-256 ${pairs.join("")}`;
  }
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of text) {
    one = Math.imul(one ^ sign.charCodeAt(0), 2654435761);
    two = Math.imul(two ^ sign.charCodeAt(0), 1597334677);
  }
  const part = (/** @type {number} */ number) => (number >>> 0).toString(16).padStart(8, "0");
  const why = "a short sum: this browser offers SHA-256 on secure addresses only";
  return `${part(one)}${part(two)} (${why})`;
}
