// What a page says when a part of it does not come or does not run: it was kept by the browser and
// the course has been published anew, a folder was copied in part, or the browser is too old.

import { button, tag } from "../element.js";
import { FOLDER } from "../here.js";

const FROM_FOLDER = FOLDER.protocol === "file:";

/** Watch the page until it has loaded, and say once what is wrong. */
export function tellWhatIsAbsent() {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  let told = false;
  const tell = (/** @type {string} */ sentence) => {
    if (told) return;
    told = true;
    if (document.readyState !== "loading") show(sentence);
    else document.addEventListener("DOMContentLoaded", () => show(sentence));
  };
  window.addEventListener(
    "error",
    ({ target, filename, message }) => {
      const address =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement && target.rel === "stylesheet" && target.href;
      if (address && isOurs(address)) tell(absent(named(address)));
      else if (filename && isOurs(filename)) tell(broken(` (${named(filename)}: ${message})`));
      // On file:// a browser tells a page nothing of what goes wrong in its scripts.
      else if (target === window && !filename && FROM_FOLDER) tell(broken(""));
    },
    options,
  );
  window.addEventListener("load", () => setTimeout(() => done.abort()));
}

/** @param {string} address */
function isOurs(address) {
  return address.startsWith(FOLDER.href);
}

/** @param {string} address */
function named(address) {
  return new URL(address).pathname.split("/").at(-1) ?? "";
}

/** @param {string} file */
function absent(file) {
  if (FROM_FOLDER) {
    return `The file ${file} is missing from the folder assets. Copy the whole course folder again.`;
  }
  return `A part of this page did not come (${file}). It may be older than the course is now: reload it.`;
}

/** @param {string} which */
function broken(which) {
  const again = FROM_FOLDER ? "copy the whole course folder again" : "reload it";
  return (
    `A part of this page stopped${which}. All of it can be read. To change numbers, ${again}, ` +
    "or use a current Chrome, Edge, Firefox or Safari."
  );
}

/** @param {string} sentence */
function show(sentence) {
  const again = button("Reload the page", () => location.reload());
  const place = document.getElementById("content") ?? document.body;
  place.prepend(tag("p", { class: "cc-absent", role: "alert" }, `${sentence} `, again));
}
