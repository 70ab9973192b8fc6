// This file is the printable record of completion: self-reported, and it says so.

"use strict";

/** The record as one text that is the same wherever it is made. @param {LearningRecord} record */
function recordText(record) {
  const { lessons, answers, reviews, code } = mergedRecords(blankRecord(), record);
  return JSON.stringify({ lessons, answers, reviews, code });
}

/** @param {string} text @returns {Promise<string>} */
async function fingerprint(text) {
  if (crypto.subtle) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return `SHA-256 ${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  }
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of text) {
    one = Math.imul(one ^ sign.charCodeAt(0), 2654435761);
    two = Math.imul(two ^ sign.charCodeAt(0), 1597334677);
  }
  const part = (/** @type {number} */ number) => (number >>> 0).toString(16).padStart(8, "0");
  return `${part(one)}${part(two)} (a short sum: this browser offers SHA-256 on secure addresses only)`;
}

(() => {
  const page = document.querySelector('[data-page="record"]');
  if (!page) return;
  const name = made("input", { type: "text", id: "own-name", autocomplete: "off", maxlength: "80" });
  const shown = made("p", { class: "cc-record-name" });
  name.addEventListener("input", () => (shown.textContent = name.value ? `Name: ${name.value}` : ""));
  const sheet = made("div", { class: "cc-record" });
  page.append(
    made("div", { class: "cc-not-printed" }, made("p", {}, made("label", { for: "own-name" }, "Name on the print (not stored): "), name), made("p", { class: "cc-buttons" }, button("Print", () => window.print(), { class: "cc-button cc-primary" }))),
    sheet,
  );

  learning().follow(async (record) => {
    const { tracks, lessons } = courseMap();
    const sections = tracks.map((track) => {
      const mine = lessons.filter((lesson) => lesson.track === track.id);
      const rows = doneOf(record, mine).map((lesson) => {
        const last = lesson.questions.map((id) => record.answers[id]?.at(-1));
        const right = last.filter((item) => item?.ok).length;
        return made("tr", {}, made("th", { scope: "row" }, `${lesson.step}. ${lesson.title}`), made("td", {}, day(record.lessons[lesson.id].changed)), made("td", {}, `${right} of ${lesson.questions.length}`), made("td", {}, practised(record, lesson)));
      });
      const table = made("div", { class: "cc-table-place", role: "region", tabindex: "0", "aria-label": `Table: ${track.title}` }, made("table", { class: "cc-plain" }, made("thead", {}, made("tr", {}, ...["Lesson", "Marked as done", "Questions right", "Exercise"].map((title) => made("th", { scope: "col" }, title)))), made("tbody", {}, ...rows)));
      return made("section", {}, made("h2", {}, track.title), made("p", {}, `${rows.length} of ${track.steps} lessons done.`), rows.length > 0 && table);
    });
    const sum = await fingerprint(recordText(record));
    sheet.replaceChildren(
      shown,
      ...sections,
      made("p", { class: "cc-note" }, `Printed from Compute College on ${day(Date.now())}. This record is self-reported: it says what was marked and answered in one browser, and nobody has checked it. Right means the last answer given.`),
      made("p", { class: "cc-note cc-sum" }, `Fingerprint of the record behind it: ${sum}`),
    );
  });
})();
