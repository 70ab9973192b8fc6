// A record as a file: saved, and read again after the reader has seen what it adds.

import { button, tag } from "../element.js";
import { courseMap } from "../record/course.js";
import { addedTo, mergedRecords } from "../record/merge.js";
import { readRecord } from "../record/record.js";
import { learning } from "../record/store.js";

/** @typedef {import("../record/record.js").LearningRecord} LearningRecord */

/** Hand the reader the record as a file. */
export function saveRecord() {
  const text = JSON.stringify(learning().record, null, 2);
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const name = courseMap().name.toLowerCase().replaceAll(" ", "-");
  const download = `${name}-progress-${new Date().toISOString().slice(0, 10)}.json`;
  tag("a", { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/**
 * Return the field that reads a file, and the place that says what it adds.
 * @param {(sentence: string) => void} say
 * @param {(record: LearningRecord, sentence: string) => void} put
 */
export function importing(say, put) {
  const id = "import-file";
  const file = tag("input", { type: "file", id, accept: ".json,application/json" });
  const preview = tag("div", { class: "cc-preview" });
  const tell = (/** @type {string} */ sentence) => {
    preview.replaceChildren();
    say(sentence);
  };

  /** @param {LearningRecord} merged @param {string} words */
  function offer(merged, words) {
    const add = () => {
      preview.replaceChildren();
      put(merged, `Added ${words}.`);
    };
    const leave = () => {
      tell("Nothing was changed.");
      file.focus();
    };
    preview.replaceChildren(
      tag("p", {}, `Adds or updates ${words}.`),
      tag(
        "p",
        { class: "cc-buttons" },
        button("Add it", add, { class: "cc-button cc-primary" }),
        button("Leave it", leave),
      ),
    );
    say(`Adds or updates ${words}. Confirm with “Add it”.`);
  }

  async function read() {
    const chosen = file.files?.[0];
    if (!chosen) return;
    try {
      const merged = broughtIn(readRecord(await chosen.text()));
      const words = counted(addedTo(learning().record, merged));
      if (words) offer(merged, words);
      else tell("It holds nothing that is not here already.");
    } catch (reason) {
      const { message } = /** @type {Error} */ (reason);
      tell(reason instanceof SyntaxError ? "This is not a record of the course." : message);
    } finally {
      file.value = "";
    }
  }
  file.addEventListener("change", read);
  return [tag("p", {}, tag("label", { for: id }, "Import from a file: "), file), preview];
}

/** Join a record from a file to the reader's own, whatever was deleted before. @param {LearningRecord} brought */
function broughtIn(brought) {
  const erased = { t: 0, before: 0 };
  const both = mergedRecords({ ...learning().record, erased }, { ...brought, erased });
  return { ...both, erased: { t: Date.now(), before: 0 } };
}

/** @param {Record<string, number>} added */
function counted(added) {
  return Object.entries(added)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${count === 1 ? what.replace(/s$/, "") : what}`)
    .join(", ");
}
