// How an editor opens: the real one, once its script is here, or a plain field when it does not come.

import { tag } from "../../element.js";
import { loaded } from "./loading.js";

/**
 * @typedef {object} Editor
 * @property {() => string} text
 * @property {(text: string) => void} replace
 * @property {() => void} focus
 * @typedef {object} Wishes
 * @property {string} text
 * @property {string} label
 * @property {string} help the id of what describes it
 * @property {(text: string) => void} changed
 * @property {() => void} run
 * @typedef {(place: HTMLElement, wishes: Wishes) => Editor} EditorMaker
 */

/**
 * Open an editor in the place.
 * @param {HTMLElement} place @param {Wishes} wishes
 * @returns {Promise<Editor>}
 */
export async function openEditor(place, wishes) {
  const maker = await editorMaker().catch(() => plainField);
  return maker(place, wishes);
}

/** @returns {Promise<EditorMaker>} */
async function editorMaker() {
  await loaded(window.collegeLater.editor);
  return window.courseEditor ?? plainField;
}

/** @type {EditorMaker} */
function plainField(place, { text, label, help, changed, run }) {
  const field = tag("textarea", {
    spellcheck: "false",
    autocapitalize: "off",
    "aria-label": label,
    "aria-describedby": help,
  });
  field.value = text;
  const fit = () => (field.rows = Math.max(6, field.value.split("\n").length + 1));
  field.addEventListener("input", () => {
    fit();
    changed(field.value);
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
  });
  fit();
  place.append(field);
  return {
    text: () => field.value,
    replace: (with_) => {
      field.value = with_;
      fit();
      changed(with_);
    },
    focus: () => field.focus(),
  };
}
