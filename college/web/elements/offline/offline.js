// The control for use without a network: download the whole course, install it, remove it.

import { button, tag } from "../../element.js";
import { eachInTurn } from "../../offline/names.js";
import { courseMap } from "../../record/course.js";
import { troubleSentence } from "../../offline/telling.js";

/** @typedef {import("../../offline/names.js").Kept} Kept */
/** @typedef {import("../../offline/names.js").Said} Said */
/** @typedef {import("../../offline/names.js").Trouble} Trouble */

const PREVIEW = "A preview is not kept; the built course can be downloaded here.";
const FROM_A_FOLDER =
  "You opened the course from a folder: all of it is here, and needs no network.";
const CANNOT =
  "This browser cannot keep pages from this address; that takes https, and no private window.";
const WHOLE = "The whole course is on this device and works without a network.";
const REMOVED =
  "No pages are kept on this device. Your progress is still in this browser; the page “Your " +
  "progress” can delete it. An installed app is removed by the browser's own menu.";

/** The browser's offer to install the page, which comes when it likes. @type {any} */
let offer;

class CourseOffline extends HTMLElement {
  connectedCallback() {
    if (this.said) return;
    this.said = tag("p", { role: "status" });
    this.bar = tag("progress", {
      class: "cc-menu-bar cc-track-bar",
      hidden: true,
      "aria-label": "Download",
    });
    this.buttons = tag("p", { class: "cc-buttons" });
    this.stopped = false;
    this.prepend(this.said, this.bar, this.buttons);
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      offer = event;
      this.show();
    });
    this.show();
  }

  /** Show how it stands. @param {string} [trouble] what went wrong just now */
  async show(trouble = "") {
    if (location.protocol === "file:") return this.tell(FROM_A_FOLDER);
    const { can, may, begun, end, again } = window.collegeOffline;
    if (!courseMap().worker) return this.replaceChildren(PREVIEW);
    if (!can) return this.tell(CANNOT);
    if (!may()) return this.tell(REMOVED, button("Keep pages again", again));
    if (!(await begun)) return this.tell(CANNOT);
    const { files, bytes, missing } = /** @type {Kept} */ (await asked({ state: true }));
    const here = files - missing.length;
    const words = here > 0 && trouble ? "Go on with the download" : "Download the whole course";
    const size = `${Math.ceil(bytes / 1e6)} MB`;
    const all = button(`${words} (${size})`, () => this.download(), {
      class: "cc-button cc-button-main",
    });
    const part = `Pages that you have opened work without a network: ${here} of ${files} files are on this device.`;
    this.tell(
      trouble || (missing.length ? part : WHOLE),
      missing.length ? all : "",
      offer ? button("Install as an app", () => this.install()) : "",
      button("Remove from this device", end),
    );
  }

  /** Fetch whatever is missing, so that one that was broken off goes on. */
  async download() {
    navigator.storage?.persist?.(); // asked for, not needed
    this.stopped = false;
    this.tell(
      "",
      button("Stop", () => (this.stopped = true)),
    );
    const { files, missing } = /** @type {Kept} */ (await asked({ state: true }));
    let here = files - missing.length;
    const bar = /** @type {HTMLProgressElement} */ (this.bar);
    Object.assign(bar, { hidden: false, max: files, value: here });
    const one = async (/** @type {string} */ path) => {
      if (this.stopped) return;
      const { trouble } = await asked({ keep: path });
      if (trouble) throw trouble;
      here += 1;
      bar.value = here;
      this.say(`${here} of ${files} files.`);
    };
    try {
      await eachInTurn(missing, one);
      bar.hidden = true;
      await this.show();
    } catch (reason) {
      bar.hidden = true;
      await this.show(troubleSentence(/** @type {Trouble} */ (reason)));
    }
  }

  async install() {
    await offer?.prompt();
    offer = undefined;
    await this.show();
  }

  /** @param {string} sentence @param {...(Node | string)} buttons */
  tell(sentence, ...buttons) {
    this.buttons?.replaceChildren(...buttons.filter((item) => item !== ""));
    this.say(sentence);
  }

  /** @param {string} sentence */
  say(sentence) {
    if (this.said) this.said.textContent = sentence;
  }
}

/** Return what the worker answers. @param {Said} said @returns {Promise<any>} */
async function asked(said) {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    active?.postMessage(said, [port2]);
  });
}

customElements.define("course-offline", CourseOffline);
