// The editor: CodeMirror with Python's colors and indents, loaded when an exercise is opened.
//
// Tab is left alone, so that the keyboard always finds its way out.
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { StyleModule } from "style-mod";

/** @license CodeMirror and Lezer: MIT, copyright Marijn Haverbeke, Adrian Heine and others. */

/** @typedef {import("./opening.js").Editor} Editor */
/** @typedef {import("./opening.js").Wishes} Wishes */

// CodeMirror writes its rules into a <style> of the document, which a strict policy forbids. A root
// without a head gets them as a sheet made by script, which it allows.
const mount = StyleModule.mount;
const sheets = {
  ownerDocument: document,
  get adoptedStyleSheets() {
    return document.adoptedStyleSheets;
  },
  set adoptedStyleSheets(every) {
    document.adoptedStyleSheets = every;
  },
};
StyleModule.mount = (root, modules, options) =>
  mount(root === document ? /** @type {any} */ (sheets) : root, modules, options);

/**
 * Put an editor into the place.
 * @param {HTMLElement} place @param {Wishes} wishes
 * @returns {Editor}
 */
function courseEditor(place, { text, label, help, changed, run }) {
  const view = new EditorView({
    parent: place,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        python(),
        indentUnit.of("    "),
        indentOnInput(),
        bracketMatching(),
        syntaxHighlighting(classHighlighter),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          "aria-label": label,
          "aria-describedby": help,
          spellcheck: "false",
        }),
        EditorView.updateListener.of(
          (update) => update.docChanged && changed(update.state.doc.toString()),
        ),
        keymap.of([
          { key: "Mod-Enter", run: () => (run(), true) },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    replace: (with_) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: with_ } }),
    focus: () => view.focus(),
  };
}

window.courseEditor = courseEditor;
