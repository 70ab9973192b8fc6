// The page's side of the service worker: it begins once the page is there, tells of a new edition,
// and ends when the reader wants nothing kept.

import { button, tag } from "../element.js";
import { ROOT } from "../here.js";
import { courseMap } from "../record/course.js";
import { removeKept } from "./names.js";
import { troubleSentence } from "./telling.js";

const CHOICE = "offline";
const MANIFEST = "course.webmanifest";
const NEWS = "A new edition of the course is there.";
const OTHER_TAB = "A new edition was opened in another tab; this page is of the one before.";
const NOT_ARRIVED =
  "A new edition is there but did not arrive whole, so you keep the one you have.";

/**
 * @typedef {object} Keeping
 * @property {boolean} can whether pages can be kept here: not in a folder, a frame or a preview
 * @property {() => boolean} may whether the reader has not asked to keep nothing
 * @property {Promise<boolean>} begun whether they are kept, once that is known
 * @property {() => Promise<void>} end keep nothing any more
 * @property {() => void} again keep pages again
 */

/** Begin when the page is there, so that it waits for nothing of this. @returns {Keeping} */
export function keepForLater() {
  const served = ROOT.protocol !== "file:" && Boolean(courseMap().worker);
  const can = served && "serviceWorker" in navigator && window.top === window;
  const may = () => window.__md_get(CHOICE) !== false;
  const begun = new Promise((/** @type {(begun: boolean) => void} */ resolve) => {
    window.addEventListener("load", async () => {
      if (can && !may()) await removeKept(ROOT.href).catch(() => {}); // a page open meanwhile wrote it
      resolve(can && may() && (await begin()));
    });
  });
  return { can, may, begun, end, again };
}

/** Offer the course as an app, on pages after the first: a browser fetches pictures for it. */
function addManifest() {
  document.head.append(tag("link", { rel: "manifest", href: new URL(MANIFEST, ROOT).href }));
}

async function begin() {
  const workers = navigator.serviceWorker;
  const first = !workers.controller;
  try {
    const address = new URL(courseMap().worker, ROOT);
    const registration = await workers.register(address, { updateViaCache: "none" });
    workers.addEventListener("message", ({ data }) => {
      if (data.news) tell(`${NOT_ARRIVED} ${troubleSentence(data.news)}`);
    });
    tellWhatWasSeen(first);
    if (first) return true;
    addManifest();
    watch(registration);
    return true;
  } catch {
    return false; // a browser that lets no page keep anything, or no network just now
  }
}

/** Remove what was kept, and load the page anew without a worker. */
async function end() {
  window.__md_set(CHOICE, false);
  const registration = await navigator.serviceWorker.getRegistration(ROOT);
  await registration?.unregister();
  await removeKept(ROOT.href);
  location.reload();
}

function again() {
  window.__md_set(CHOICE, true);
  location.reload();
}

/** Tell the worker that a page is there, and what it had loaded if that was before the worker. @param {boolean} first */
async function tellWhatWasSeen(first) {
  const { active } = await navigator.serviceWorker.ready;
  if (!first) return active?.postMessage({ seen: [] });
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = loaded.filter((address) => address.startsWith(ROOT.href));
  active?.postMessage({ seen: [location.href, ...new Set(ours)] });
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  let asked = false;
  const offer = () => {
    const { waiting } = registration;
    if (!waiting) return;
    tell(NEWS, () => {
      asked = true;
      waiting.postMessage({ go: true });
    });
  };
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else tell(OTHER_TAB, () => location.reload());
  });
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
}

/** Say it in a corner, where nothing moves for it. @param {string} sentence @param {() => void} [load] */
function tell(sentence, load) {
  document.querySelector(".cc-offline-news")?.remove();
  const said = tag("p", { role: "status" });
  const news = tag(
    "aside",
    { class: "cc-offline-news md-typeset", "aria-label": "New edition" },
    said,
  );
  const buttons = tag("p", { class: "cc-buttons" });
  if (load) buttons.append(button("Load it", load, { class: "cc-button cc-button-main" }));
  buttons.append(button(load ? "Later" : "Close", () => news.remove()));
  news.append(buttons);
  document.body.append(news);
  requestAnimationFrame(() => (said.textContent = sentence)); // heard when it fills
}
