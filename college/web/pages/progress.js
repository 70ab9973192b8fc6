// This file is the page of a reader's progress: what is stored, export, import, undo, deletion.

"use strict";

(() => {
  const page = document.querySelector('[data-page="progress"]');
  if (!page) return;
  /** @type {LearningRecord | undefined} what an undo brings back */
  let earlier;
  const status = made("p", { class: "cc-feedback", role: "status" });
  const undo = button("Undo", () => {
    if (!earlier) return;
    learning().replace(returned(earlier));
    earlier = undefined;
    undo.setAttribute("aria-disabled", "true");
    status.textContent = "Undone.";
  }, { "aria-disabled": "true" });
  const summary = made("div", {});
  const all = made("pre", { tabindex: "0", class: "cc-stored", "aria-label": "Everything that is stored" });
  const preview = made("div", { class: "cc-preview" });
  const file = /** @type {HTMLInputElement} */ (made("input", { type: "file", id: "import-file", accept: ".json,application/json" }));

  /** A record that was deleted or imported over, as one that other pages must take back. @param {LearningRecord} record @returns {LearningRecord} */
  function returned(record) {
    return { ...record, erased: { t: Date.now(), before: 0 } };
  }

  /** @param {LearningRecord} record @param {string} sentence */
  function put(record, sentence) {
    earlier = learning().record;
    learning().replace(record);
    undo.removeAttribute("aria-disabled");
    status.textContent = sentence;
  }

  function save() {
    const text = JSON.stringify(learning().record, null, 2);
    const link = made("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: `compute-college-progress-${new Date().toISOString().slice(0, 10)}.json` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    status.textContent = "The file is among your downloads.";
  }

  async function read() {
    const chosen = file.files?.[0];
    if (!chosen) return;
    try {
      const brought = readRecord(await chosen.text());
      const merged = { ...mergedRecords({ ...learning().record, erased: { t: 0, before: 0 } }, { ...brought, erased: { t: 0, before: 0 } }), erased: { t: Date.now(), before: 0 } };
      const adds = Object.entries(addedTo(learning().record, merged)).filter(([, count]) => count > 0);
      const words = adds.map(([what, count]) => `${count} ${count === 1 ? what.replace(/s$/, "") : what}`).join(", ");
      if (!words) return tell("It holds nothing that is not here already.");
      preview.replaceChildren(
        made("p", {}, `Adds or updates ${words}.`),
        made("p", { class: "cc-buttons" }, button("Add it", () => (preview.replaceChildren(), put(merged, `Added ${words}.`), undo.focus()), { class: "cc-button cc-primary" }), button("Leave it", () => (tell("Nothing was changed."), file.focus()))),
      );
      status.textContent = `Adds or updates ${words}. Confirm with “Add it”.`;
    } catch (reason) {
      tell(reason instanceof SyntaxError ? "This file is not a record of the course." : /** @type {Error} */ (reason).message);
    } finally {
      file.value = "";
    }
  }

  /** @param {string} sentence */
  function tell(sentence) {
    preview.replaceChildren();
    status.textContent = sentence;
  }

  let sure = false;
  const remove = button("Delete everything", () => {
    if (!sure) {
      sure = true;
      remove.textContent = "Yes, delete everything";
      status.textContent = "Press again to delete everything that is stored.";
      return;
    }
    calm();
    const now = Date.now();
    put({ ...blankRecord(), erased: { t: now, before: now } }, "Everything was deleted. Until you leave this page, Undo brings it back.");
  });
  const calm = () => {
    sure = false;
    remove.textContent = "Delete everything";
  };
  remove.addEventListener("blur", calm);
  file.addEventListener("change", read);

  const local = location.protocol === "file:" && made("p", { class: "cc-note" }, "You opened the course from a folder. Some browsers then keep each page's memory apart; the links of the course carry your progress along. Going back with the browser's own button, or opening a page from outside, may show an older state. An export is safe.");
  page.append(
    ...[summary, local, made("h2", { id: "export" }, "Export and import")].filter((item) => item !== false).map((item) => /** @type {Node} */ (item)),
    made("p", { class: "cc-buttons" }, button("Export to a file", save, { class: "cc-button cc-primary" })),
    made("p", {}, made("label", { for: "import-file" }, "Import from a file: "), file),
    preview,
    made("h2", { id: "stored" }, "Everything that is stored"),
    made("details", {}, made("summary", {}, "See it all"), all),
    made("p", { class: "cc-buttons" }, remove, undo),
    status,
  );

  /** @param {LearningRecord} record */
  function show(record) {
    const { tracks, lessons } = courseMap();
    const rows = lessons.map((lesson) => {
      const mark = record.lessons[lesson.id];
      const last = lesson.questions.map((id) => record.answers[id]?.at(-1)).filter((item) => item !== undefined);
      return made(
        "tr",
        {},
        made("th", { scope: "row" }, made("a", { href: lesson.address }, `${lesson.step}. ${lesson.title}`)),
        made("td", {}, mark?.done ? `Done, ${day(mark.changed)}` : mark ? `Opened, ${day(mark.last)}` : "Not opened"),
        made("td", {}, last.length ? `${last.filter((item) => item.ok).length} of ${lesson.questions.length} right` : "None yet"),
        made("td", {}, practised(record, lesson)),
      );
    });
    const steps = tracks.reduce((sum, track) => sum + track.steps, 0);
    summary.replaceChildren(
      made("p", {}, `${doneOf(record, lessons).length} of ${steps} lessons done.`),
      made("div", { class: "cc-table-place", role: "region", tabindex: "0", "aria-label": "Table: lessons" }, made("table", { class: "cc-plain" }, made("thead", {}, made("tr", {}, ...["Lesson", "Progress", "Questions", "Exercise"].map((name) => made("th", { scope: "col" }, name)))), made("tbody", {}, ...rows))),
    );
    if (learning().trouble) summary.prepend(made("p", { class: "cc-callout" }, `${learning().trouble}: what you do lasts until you leave the page, unless you export it.`));
    all.textContent = JSON.stringify(record, null, 2);
  }
  learning().follow(show);
})();
