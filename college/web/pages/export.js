// A record as a file: saved, and read again after the reader has seen what it adds.

import { download } from "../download.js";
import { button, tag } from "../element.js";
import { courseMap } from "../record/course.js";
import { addedTo, mergedRecords } from "../record/merge.js";
import { Unreadable, readLives, seenIn } from "../record/lives.js";
import { learning } from "../record/store.js";

/** @typedef {import("../record/record.js").LearningRecord} LearningRecord */

const MOST = 5_000_000;
const TOO_LARGE = "That file is too large for a record of the course: the largest takes 5 MB.";

/** Hand the reader the record as a file. */
export function saveRecord() {
  const text = JSON.stringify(learning().stored, null, 2);
  const name = courseMap().name.toLowerCase().replaceAll(" ", "-");
  const day = new Date().toISOString().slice(0, 10);
  download(`${name}-progress-${day}.json`, text, "application/json");
}

/**
 * Return the field that reads a file, and the place that says what it adds.
 * @param {(sentence: string) => void} say
 * @param {(record: LearningRecord, words: string) => void} put
 */
export function importing(say, put) {
  const id = "import-file";
  const file = tag("input", { type: "file", id, accept: ".json,application/json" });
  const preview = tag("div", { class: "cc-own-preview" });
  const tell = (/** @type {string} */ sentence) => {
    preview.replaceChildren();
    say(sentence);
  };

  /** @param {LearningRecord} brought @param {string} words */
  function offer(brought, words) {
    const add = () => {
      preview.replaceChildren();
      put(brought, words);
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
        button("Add it", add, { class: "cc-button cc-button-primary" }),
        button("Leave it", leave),
      ),
    );
    say(`Adds or updates ${words}. Confirm with “Add it”.`);
  }

  async function read() {
    const chosen = file.files?.[0];
    if (!chosen) return;
    try {
      if (chosen.size > MOST) throw new Unreadable(TOO_LARGE);
      const brought = seenIn(readLives(await chosen.text()), Date.now());
      const { record } = learning();
      const words = counted(addedTo(record, mergedRecords(record, brought)));
      if (words) offer(brought, words);
      else tell("It holds nothing that is not here already.");
    } catch (reason) {
      const known = reason instanceof Unreadable;
      tell(known ? reason.message : "This file cannot be read. Choose another, or try again.");
    } finally {
      file.value = "";
    }
  }
  file.addEventListener("change", read);
  return [tag("p", {}, tag("label", { for: id }, "Import from a file: "), file), preview];
}

/** @param {Record<string, number>} added */
function counted(added) {
  return Object.entries(added)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${count === 1 ? what.replace(/s$/, "") : what}`)
    .join(", ");
}
