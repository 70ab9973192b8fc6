// What stands around a lesson on a learning platform: it holds the sitting while pages change in its
// frame, brings the learner's record there before the first one opens, and tells what became of it.

import { digest } from "../record/lives.js";
import { unpackedLives } from "../record/packed.js";
import { Entries } from "../record/entries.js";
import { freshName } from "../record/store.js";
import { Sitting, TONGUES, findPlatform } from "./platform.js";
import { memoryOf, standing } from "./standing.js";
import "./lms.css";

/** @typedef {import("../record/lives.js").Lives} Lives */
/** @typedef {import("../record/store.js").Learning} Learning */

const PAUSE = 1000;
const NOWHERE =
  "No learning platform was found around this page: what you do is kept in this browser only. " +
  "Open the lesson from your platform, and do not close the window that it was opened from.";

const { storage = "", version = "", lesson = "", page = "" } = document.body.dataset;
const taught = /** @type {import("./standing.js").Taught} */ (JSON.parse(lesson));
const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));
const root = new URL(".", location.href);

const tongue = TONGUES[version];
const api = findPlatform(tongue.api);
const sitting = api && new Sitting(tongue, api);
/** @type {Lives | undefined} everything known of this learner */
let known = carried();
let waiting = 0;

/** Each learner's record has a name of its own: many may share a browser. */
const key = `${storage}:lms-${digest(sitting?.read("learner") ?? "")}`;
/** @type {any} */ (window).collegeLms = { storage: key };

if (!sitting) say(NOWHERE);
else if (!sitting.works) say(faultSentence());
keepWhatWasCarried();
frame.addEventListener("load", hear);
frame.src = start();
window.addEventListener("pagehide", () => {
  report();
  sitting?.end();
});
window.addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload(); // the sitting is over; another begins
});

/** Return what the platform kept, if it can be read. @returns {Lives | undefined} */
function carried() {
  const memory = sitting?.read("memory");
  if (!memory) return undefined;
  try {
    return unpackedLives(memory);
  } catch {
    return undefined; // of another course, or cut short: what is in this browser stands
  }
}

/** Put it where the pages look, so that the first one knows it from the start. */
function keepWhatWasCarried() {
  if (!known) return;
  try {
    new Entries(() => window.localStorage, key, freshName).write(JSON.stringify(known));
  } catch {
    // No room, or not allowed: each page is handed it when it has opened.
  }
}

/** Return where to begin: where the learner was, if that is a page of this package. */
function start() {
  const place = sitting?.read("place");
  if (place) {
    try {
      const found = new URL(place, root);
      const inside = found.origin === root.origin && found.pathname.startsWith(root.pathname);
      const own = found.pathname === location.pathname;
      if (inside && !own && found.pathname.endsWith(".html")) return found.href;
    } catch {
      // no address
    }
  }
  return new URL(page, root).href;
}

/** Follow the record of the page that has opened. */
function hear() {
  const learning = /** @type {Learning | undefined} */ (inner()?.collegeLearning);
  if (!learning) return;
  if (known) learning.add(known);
  learning.follow(() => {
    known = JSON.parse(JSON.stringify(learning.stored)); // a page that is gone takes its own along
    clearTimeout(waiting);
    waiting = window.setTimeout(report, PAUSE);
  });
}

/** @returns {Window | null} */
function inner() {
  try {
    return frame.contentWindow?.document ? frame.contentWindow : null;
  } catch {
    return null; // the learner followed a link to elsewhere
  }
}

function report() {
  clearTimeout(waiting);
  const learning = /** @type {Learning | undefined} */ (inner()?.collegeLearning);
  if (!sitting?.works || !learning) return;
  const { record } = learning;
  sitting.report(standing(record, taught), memoryOf(record, taught, tongue.memory), place());
  say(sitting.fault ? faultSentence() : "");
}

/** Return the page that is open and the last section whose heading has come into view. */
function place() {
  const shown = inner();
  if (!shown || !shown.location.href.startsWith(root.href)) return "";
  const path = shown.location.href.slice(root.href.length).split(/[?#]/)[0];
  const heads = [...shown.document.querySelectorAll("article :is(h2, h3)[id]")];
  const reached = heads.filter((head) => head.getBoundingClientRect().top < shown.innerHeight / 2);
  const last = reached.at(-1)?.id;
  return last && shown.scrollY > 0 ? `${path}#${last}` : path;
}

function faultSentence() {
  return (
    `The learning platform did not take what it was told (${sitting?.fault}). What you do is kept ` +
    "in this browser; open the lesson again to have it told once more."
  );
}

/** @param {string} sentence */
function say(sentence) {
  if (status.textContent !== sentence) status.textContent = sentence;
  status.hidden = !sentence;
}
