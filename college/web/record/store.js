// The keeper of this page's reader: the browser's storage, the other pages that write to it, and
// the sentences for when it cannot be read or has no room.

import { tag } from "../element.js";
import { courseMap } from "./course.js";
import { withNewNames } from "./formerly.js";
import { Keeper } from "./keeper.js";
import { NEWER } from "./lives.js";

/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/** @typedef {import("./lives.js").Lives} Lives */
/** @typedef {(record: LearningRecord) => void} Hearer */
/**
 * @typedef {object} Learning
 * @property {LearningRecord} record as it is now; change it with `change` only
 * @property {Lives} stored as it is exported
 * @property {string} trouble why nothing is kept, or nothing
 * @property {string[]} unread what lies in the storage and cannot be read, as sentences
 * @property {(edit: Hearer, quiet?: boolean) => void} change
 * @property {(record: LearningRecord) => string} bring add a record; `end` with its name undoes it
 * @property {(lives: Lives) => void} add take in what a link carries
 * @property {(names?: string[]) => void} end delete what was done in these lives, or everything
 * @property {(hear: Hearer) => void} follow told now, and whenever the record changes
 */

/** Return the record's keeper, which `page.js` has begun. @returns {Learning} */
export function learning() {
  return window.collegeLearning;
}

/** Read the record, and keep it from now on. @returns {Learning} */
export function keepRecord() {
  const { storage, lessons } = courseMap();
  const keeper = new Keeper({
    shelf: () => ("forgets" in document.documentElement.dataset ? null : window.localStorage),
    key: storage,
    now: () => Date.now(),
    fresh: freshName,
    renamed: (stored) => withNewNames(stored, lessons),
  });
  /** @type {Hearer[]} */
  const hearers = [];
  let told = false;
  /** @type {LearningRecord | undefined} */
  let seen;

  function tell() {
    seen = undefined;
    hearers.forEach((hear) => hear(kept.record));
  }

  /** @param {boolean} [quiet] whether a failure may wait for a change that the reader asked for */
  function changed(quiet = false) {
    if (keeper.trouble && !quiet && !told) {
      told = true;
      say(
        `${keeper.trouble}: your progress lasts until you leave this page. ` +
          "The page “Your progress” can export it to a file.",
      );
    }
    tell();
  }

  /** @type {Learning} */
  const kept = {
    get record() {
      return (seen ??= keeper.record);
    },
    get stored() {
      return keeper.stored;
    },
    get trouble() {
      return keeper.trouble;
    },
    get unread() {
      return [...keeper.unread].map(([name, why]) => unreadSentence(name, why));
    },
    change(edit, quiet) {
      keeper.change(edit);
      changed(quiet);
    },
    bring(record) {
      const name = keeper.bring(record);
      changed();
      return name;
    },
    add(lives) {
      keeper.add(lives);
      changed(true);
    },
    end(names) {
      keeper.end(names);
      changed();
    },
    follow(hear) {
      hearers.push(hear);
      hear(kept.record);
    },
  };

  const others = () => {
    keeper.load();
    keeper.retry();
    tell();
  };
  window.addEventListener("pagehide", () => keeper.retry());
  window.addEventListener("storage", (event) => {
    if (event.key === null || keeper.entries.isOurs(event.key)) others();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) others();
  });
  if (keeper.unread.size > 0) say(kept.unread[0]);
  return kept;
}

/** @param {string} name @param {string} why */
function unreadSentence(name, why) {
  if (why === NEWER) {
    return (
      "This browser holds progress that a newer edition of the course has written. It is left as " +
      "it is, and this page cannot show it: load the page anew, or open the newer edition."
    );
  }
  return (
    "A part of your stored progress could not be read. It is left in this browser under the name " +
    `${name}, and everything else goes on.`
  );
}

/** A name that no other page makes up. */
export function freshName() {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  return [...numbers].map((number) => number.toString(36)).join("");
}

/** Tell the reader above the page. @param {string} sentence */
function say(sentence) {
  const note = tag("p", { class: "cc-callout cc-callout-notice", role: "status" });
  document.querySelector("article")?.prepend(note);
  // A status is heard when it fills, not when it comes.
  requestAnimationFrame(() => (note.textContent = sentence));
}
