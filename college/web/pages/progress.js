// The page of a reader's progress: what is stored, and what can be done with it.

import { button, tag } from "../element.js";
import { courseMap, doneOf, practised } from "../record/course.js";
import { blankRecord } from "../record/record.js";
import { learning } from "../record/store.js";
import { day } from "./day.js";
import { importing, saveRecord } from "./export.js";
import { row, table } from "./table.js";

/** @typedef {import("../record/record.js").LearningRecord} LearningRecord */

const FROM_A_FOLDER =
  "You opened the course from a folder. Some browsers then keep each page's memory apart; the " +
  "links of the course carry your progress along. Going back with the browser's own button, or " +
  "opening a page from outside, may show an older state. An export is safe.";

/** Fill the page. @param {HTMLElement} page */
export function progressPage(page) {
  /** @type {LearningRecord | undefined} what an undo brings back */
  let earlier;
  const status = tag("p", { class: "cc-feedback", role: "status" });
  const say = (/** @type {string} */ sentence) => (status.textContent = sentence);

  /** @param {LearningRecord} record @param {string} sentence */
  function put(record, sentence) {
    earlier = learning().record;
    learning().replace(record);
    undo.removeAttribute("aria-disabled");
    say(sentence);
  }

  const takeBack = () => {
    if (!earlier) return;
    // Other pages must take it back too, although it is older than the deletion.
    learning().replace({ ...earlier, erased: { t: Date.now(), before: 0 } });
    earlier = undefined;
    undo.setAttribute("aria-disabled", "true");
    say("Undone.");
  };
  const undo = button("Undo", takeBack, { "aria-disabled": "true" });
  /** The button that was pressed is gone then. @type {typeof put} */
  const add = (record, sentence) => {
    put(record, sentence);
    undo.focus();
  };
  const save = () => {
    saveRecord();
    say("The file is among your downloads.");
  };

  const summary = tag("div");
  const label = "Everything that is stored";
  const all = tag("pre", { tabindex: "0", class: "cc-stored", "aria-label": label });
  const local = location.protocol === "file:";
  page.append(
    summary,
    local ? tag("p", { class: "cc-note" }, FROM_A_FOLDER) : "",
    tag("h2", { id: "export" }, "Export and import"),
    tag(
      "p",
      { class: "cc-buttons" },
      button("Export to a file", save, { class: "cc-button cc-primary" }),
    ),
    ...importing(say, add),
    tag("h2", { id: "stored" }, label),
    tag("details", {}, tag("summary", {}, "See it all"), all),
    tag("p", { class: "cc-buttons" }, deletion(say, put), undo),
    status,
  );
  learning().follow((record) => {
    summary.replaceChildren(...shown(record));
    all.textContent = JSON.stringify(record, null, 2);
  });
}

/**
 * Return the button that deletes everything, once it is pressed twice.
 * @param {(sentence: string) => void} say
 * @param {(record: LearningRecord, sentence: string) => void} put
 */
function deletion(say, put) {
  const words = "Delete everything";
  let sure = false;
  const calm = () => {
    sure = false;
    remove.textContent = words;
  };
  const remove = button(words, () => {
    if (!sure) {
      sure = true;
      remove.textContent = "Yes, delete everything";
      return say("Press again to delete everything that is stored.");
    }
    calm();
    const now = Date.now();
    const blank = { ...blankRecord(), erased: { t: now, before: now } };
    put(blank, "Everything was deleted. Until you leave this page, Undo brings it back.");
  });
  remove.addEventListener("blur", calm);
  return remove;
}

/** @param {LearningRecord} record */
function shown(record) {
  const { tracks, lessons } = courseMap();
  const rows = lessons.map((lesson) => {
    const mark = record.lessons[lesson.id];
    const last = lesson.questions.map((id) => record.answers[id]?.at(-1)).filter((item) => item);
    const right = last.filter((item) => item?.ok).length;
    const seen = mark ? `Opened, ${day(mark.last)}` : "Not opened";
    return row(
      tag("a", { href: lesson.address }, `${lesson.step}. ${lesson.title}`),
      mark?.done ? `Done, ${day(mark.changed)}` : seen,
      last.length ? `${right} of ${lesson.questions.length} right` : "None yet",
      practised(record, lesson),
    );
  });
  const steps = tracks.reduce((sum, track) => sum + track.steps, 0);
  const { trouble } = learning();
  const lasts = `${trouble}: what you do lasts until you leave the page, unless you export it.`;
  return [
    trouble ? tag("p", { class: "cc-callout" }, lasts) : "",
    tag("p", {}, `${doneOf(record, lessons).length} of ${steps} lessons done.`),
    table("lessons", ["Lesson", "Progress", "Questions", "Exercise"], rows),
  ];
}
