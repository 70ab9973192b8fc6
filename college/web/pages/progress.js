// The page of a reader's progress: what is stored, and what can be done with it.

import { button, tag } from "../element.js";
import { courseMap, doneOf, lessonsOf, practised, saidDone } from "../record/course.js";
import { learning } from "../record/store.js";
import { day } from "./day.js";
import { importing, saveRecord } from "./export.js";
import { row, table } from "./table.js";

/** @typedef {import("../record/course.js").CourseLesson} CourseLesson */
/** @typedef {import("../record/course.js").CourseTrack} CourseTrack */
/** @typedef {import("../record/record.js").LearningRecord} LearningRecord */

const FROM_A_FOLDER =
  "You opened the course from a folder. Some browsers then keep each page's memory apart; the " +
  "links of the course carry your progress along. Going back with the browser's own button, or " +
  "opening a page from outside, may show an older state. An export is safe.";

/** Fill the page. @param {HTMLElement} page */
export function progressPage(page) {
  /** @type {(() => void) | undefined} what takes the last import or deletion back */
  let undone;
  const status = tag("p", { class: "cc-feedback", role: "status" });
  const say = (/** @type {string} */ sentence) => (status.textContent = sentence);

  /** @param {() => void} back @param {string} sentence */
  function done(back, sentence) {
    undone = back;
    undo.removeAttribute("aria-disabled");
    const { trouble } = learning();
    say(trouble ? `${sentence} ${trouble}: it lasts until you leave this page.` : sentence);
  }

  const takeBack = () => {
    if (!undone) return;
    undone();
    undone = undefined;
    undo.setAttribute("aria-disabled", "true");
    say("Undone.");
  };
  const undo = button("Undo", takeBack, { "aria-disabled": "true" });
  /** The button that was pressed is gone then. @param {LearningRecord} brought @param {string} words */
  const add = (brought, words) => {
    const name = learning().bring(brought);
    done(() => learning().end([name]), `Added ${words}.`);
    undo.focus();
  };
  const removeAll = () => {
    const earlier = learning().record;
    learning().end();
    const said = "Everything was deleted. Until you leave this page, Undo brings it back.";
    done(() => learning().bring(earlier), said);
  };
  const save = () => {
    saveRecord();
    say("The file is among your downloads.");
  };

  const summary = tag("div");
  const label = "Everything that is stored";
  const all = tag("pre", { tabindex: "0", class: "cc-own-stored", "aria-label": label });
  const local = location.protocol === "file:";
  page.append(
    summary,
    local ? tag("p", { class: "cc-note" }, FROM_A_FOLDER) : "",
    tag("h2", { id: "export" }, "Export and import"),
    tag(
      "p",
      { class: "cc-buttons" },
      button("Export to a file", save, { class: "cc-button cc-button-primary" }),
    ),
    ...importing(say, add),
    tag("h2", { id: "stored" }, label),
    tag("details", {}, tag("summary", {}, "See it all"), all),
    tag("p", { class: "cc-buttons" }, deletion(say, removeAll), undo),
    status,
  );
  learning().follow((record) => {
    summary.replaceChildren(...shown(record));
    all.textContent = JSON.stringify(record, null, 2);
  });
}

/**
 * Return the button that deletes everything, once it is pressed twice.
 * @param {(sentence: string) => void} say @param {() => void} removeAll
 */
function deletion(say, removeAll) {
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
    removeAll();
  });
  remove.addEventListener("blur", calm);
  return remove;
}

/** @param {LearningRecord} record */
function shown(record) {
  const { tracks, lessons } = courseMap();
  const { trouble, unread } = learning();
  const lasts = `${trouble}: what you do lasts until you leave the page, unless you export it.`;
  return [
    trouble ? tag("p", { class: "cc-callout" }, lasts) : "",
    ...unread.map((sentence) => tag("p", { class: "cc-callout" }, sentence)),
    tracks.length > 1 ? tag("p", {}, saidDone(record, lessons)) : "",
    ...tracks.map((track) => section(record, track)),
  ];
}

/** @param {LearningRecord} record @param {CourseTrack} track */
function section(record, track) {
  const among = lessonsOf(track);
  const [begun, waiting] = [true, false].map((opened) =>
    among.filter((lesson) => Boolean(record.lessons[lesson.id]) === opened),
  );
  const rows = begun.map((lesson) => {
    const mark = record.lessons[lesson.id];
    const last = lesson.questions.map((id) => record.answers[id]?.at(-1)).filter((item) => item);
    const right = last.filter((item) => item?.ok).length;
    return row(
      tag("a", { href: lesson.address }, `${lesson.step}. ${lesson.title}`),
      mark.done ? `Done, ${day(mark.changed)}` : `Opened, ${day(mark.last)}`,
      last.length ? `${right} of ${lesson.questions.length} right` : "None yet",
      practised(record, lesson),
    );
  });
  return tag(
    "section",
    {},
    tag("h2", { id: track.id }, tag("a", { href: track.address }, track.title)),
    tag("p", {}, saidDone(record, among)),
    tag("progress", {
      class: "cc-menu-bar cc-track-bar",
      max: String(among.length),
      value: String(doneOf(record, among).length),
      "aria-label": `Lessons done of ${track.title}`,
    }),
    begun.length ? table(track.title, ["Lesson", "Progress", "Questions", "Exercise"], rows) : "",
    waiting.length ? unopened(waiting) : "",
  );
}

/** @param {CourseLesson[]} lessons */
function unopened(lessons) {
  const items = lessons.map(({ address, step, title }) =>
    tag("li", { value: String(step) }, tag("a", { href: address }, title)),
  );
  const count = lessons.length === 1 ? "1 lesson" : `${lessons.length} lessons`;
  return tag("details", {}, tag("summary", {}, `${count} not opened yet`), tag("ol", {}, ...items));
}
