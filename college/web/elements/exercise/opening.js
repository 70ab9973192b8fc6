// This file is how an editor opens: the real one, once its script is here, or a plain field when it does not come.

import { loaded } from "./loading.js";

/**
 * @typedef {{ text: () => string, replace: (text: string) => void, focus: () => void }} Editor
 * @typedef {{ text: string, label: string, help: string, changed: (text: string) => void, run: () => void }} Wishes
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
  await loaded("editor.js");
  return Reflect.get(window, "courseEditor") ?? plainField;
}

/** @type {EditorMaker} */
function plainField(place, { text, label, help, changed, run }) {
  const field = document.createElement("textarea");
  field.value = text;
  field.spellcheck = false;
  field.setAttribute("autocapitalize", "off");
  field.setAttribute("aria-label", label);
  field.setAttribute("aria-describedby", help);
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
