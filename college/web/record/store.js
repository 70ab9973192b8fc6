// Where the record is kept: in this browser, or while that is refused, in this page.

import { tag } from "../element.js";
import { courseMap } from "./course.js";
import { blankRecord, readRecord } from "./record.js";

/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/** @typedef {(record: LearningRecord) => void} Hearer */
/**
 * @typedef {object} Learning
 * @property {LearningRecord} record as it is now; change it with `change` only
 * @property {string} trouble why nothing is kept, or nothing
 * @property {(edit: Hearer, quiet?: boolean) => void} change
 * @property {(record: LearningRecord) => void} replace
 * @property {(hear: Hearer) => void} follow told now, and whenever the record changes
 */

/** Return the record's keeper, which `page.js` has begun. @returns {Learning} */
export function learning() {
  return window.collegeLearning;
}

/** Read the record, and keep it from now on. @returns {Learning} */
export function keepRecord() {
  const key = courseMap().storage;
  const aside = `${key}:set-aside`;
  const denied = "This browser does not let pages keep anything";
  /** @type {Hearer[]} */
  const hearers = [];
  let told = false;

  const kept = {
    record: blankRecord(),
    trouble: "",

    /**
     * Change the record: what other pages wrote meanwhile is read first.
     * @param {Hearer} edit
     * @param {boolean} [quiet] whether a failure may wait for a change the reader asked for
     */
    change(edit, quiet = false) {
      load();
      edit(kept.record);
      save(quiet);
    },

    /** Put another record in its place: an import, a deletion, or undoing either. @param {LearningRecord} record */
    replace(record) {
      kept.record = record;
      save(false);
    },

    /** @param {Hearer} hear */
    follow(hear) {
      hearers.push(hear);
      hear(kept.record);
    },
  };

  /** @returns {string | null} */
  function stored() {
    try {
      return localStorage.getItem(key);
    } catch {
      kept.trouble = denied;
      return null;
    }
  }

  function load() {
    const text = stored();
    if (text === null) return;
    try {
      kept.record = readRecord(text);
    } catch {
      setAside(text);
    }
  }

  /** A record that cannot be read is kept under another name: someone may still mend it. @param {string} text */
  function setAside(text) {
    try {
      localStorage.setItem(aside, text);
      localStorage.removeItem(key);
    } catch {
      return; // it stays where it is
    }
    say(
      "Your stored progress could not be read. It was set aside in this browser under the name " +
        `${aside}, and a new record begins.`,
    );
  }

  /** @param {boolean} quiet */
  function save(quiet) {
    try {
      localStorage.setItem(key, JSON.stringify(kept.record));
      kept.trouble = "";
    } catch (reason) {
      const full = /** @type {Error} */ (reason).name === "QuotaExceededError";
      kept.trouble = full ? "This browser's storage is full" : denied;
      if (!quiet && !told) {
        told = true;
        say(
          `${kept.trouble}: your progress lasts until you leave this page. ` +
            "The page “Your progress” can export it to a file.",
        );
      }
    }
    hearers.forEach((hear) => hear(kept.record));
  }

  window.addEventListener("storage", (event) => {
    if (event.key !== key && event.key !== null) return;
    kept.record = blankRecord();
    load();
    hearers.forEach((hear) => hear(kept.record));
  });

  load();
  return kept;
}

/** Tell the reader above the page. @param {string} sentence */
function say(sentence) {
  const note = tag("p", { class: "cc-callout cc-notice", role: "status" });
  document.querySelector("article")?.prepend(note);
  // A status is heard when it fills, not when it comes.
  requestAnimationFrame(() => (note.textContent = sentence));
}
