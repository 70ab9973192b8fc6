// This file is where the record is kept: in this browser, or while that is refused, in this page.

"use strict";

/** @typedef {(record: LearningRecord) => void} Hearer */
/**
 * @typedef {object} Learning
 * @property {LearningRecord} record as it is now; change it with `change` only
 * @property {string} trouble why nothing is kept, or nothing
 * @property {(edit: Hearer, quiet?: boolean) => void} change
 * @property {(record: LearningRecord) => void} replace
 * @property {(hear: Hearer) => void} follow told now, and whenever the record changes
 */

/** @returns {Learning} */
function learning() {
  return /** @type {any} */ (window).collegeLearning;
}

(() => {
  const KEY = "compute-college:v1";
  const ASIDE = `${KEY}:set-aside`;
  /** @type {Hearer[]} */
  const hearers = [];
  let told = false;

  const kept = {
    record: blankRecord(),
    trouble: "",

    /**
     * Change the record: what other pages wrote meanwhile is read first.
     * @param {Hearer} edit @param {boolean} [quiet] whether a failure may wait for a change the reader asked for
     */
    change(edit, quiet = false) {
      load();
      edit(kept.record);
      save(quiet);
    },

    /** Put another record in its place, for an import, a deletion, or undoing either. @param {LearningRecord} record */
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
      return localStorage.getItem(KEY);
    } catch {
      kept.trouble = "This browser does not let pages keep anything";
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
      localStorage.setItem(ASIDE, text);
      localStorage.removeItem(KEY);
    } catch {
      return; // it stays where it is
    }
    say(`Your stored progress could not be read. It was set aside in this browser under the name ${ASIDE}, and a new record begins.`);
  }

  /** @param {boolean} quiet */
  function save(quiet) {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept.record));
      kept.trouble = "";
    } catch (reason) {
      const full = /** @type {Error} */ (reason).name === "QuotaExceededError";
      kept.trouble = full ? "This browser's storage is full" : "This browser does not let pages keep anything";
      if (!quiet && !told) {
        told = true;
        say(`${kept.trouble}: your progress lasts until you leave this page. The page “Your progress” can export it to a file.`);
      }
    }
    hearers.forEach((hear) => hear(kept.record));
  }

  /** @param {string} sentence */
  function say(sentence) {
    const note = document.createElement("p");
    note.className = "cc-callout cc-notice";
    note.setAttribute("role", "status");
    document.querySelector("article")?.prepend(note);
    requestAnimationFrame(() => (note.textContent = sentence)); // a status is heard when it fills, not when it comes
  }

  window.addEventListener("storage", (event) => {
    if (event.key !== KEY && event.key !== null) return;
    kept.record = blankRecord();
    load();
    hearers.forEach((hear) => hear(kept.record));
  });

  load();
  Reflect.set(window, "collegeLearning", kept);
  // The exercises keep their programs here too, so that one export and one deletion cover everything.
  Reflect.set(window, "courseProgress", {
    code: {
      get: (/** @type {string} */ id) => kept.record.code[id],
      set: (/** @type {string} */ id, /** @type {Omit<Program, "t">} */ what) =>
        kept.change((record) => (record.code[id] = { ...what, t: Date.now() })),
    },
  });
})();
