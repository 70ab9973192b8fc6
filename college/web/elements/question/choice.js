// A question with options: one is right, and each has its reason.

import { tag } from "../../element.js";

/** @typedef {import("./question.js").CourseQuestion} CourseQuestion */
/** @typedef {import("./question.js").QuestionKind} QuestionKind */

/** @param {CourseQuestion} question @returns {QuestionKind} */
export function choice(question) {
  const items = [...question.answer.querySelectorAll("li[data-right]")];
  const options = items.map((item, index) => option(item, index, question.id));
  items[0]?.closest("ul, ol")?.remove(); // the options stand in its place
  return {
    fields: [
      tag(
        "fieldset",
        { "aria-labelledby": `${question.id}-text` },
        ...options.map(({ row }) => row),
      ),
    ],
    check() {
      const chosen = options.find(({ radio }) => radio.checked);
      if (!chosen) return { kind: "unreadable", say: "Choose one of the options first." };
      chosen.explain();
      // The reason stands at the option, where it is seen; below it is only heard.
      const heard = chosen.reason.textContent ?? "";
      const slip = chosen.right ? undefined : chosen.words.textContent?.trim();
      return { kind: chosen.right ? "right" : "wrong", say: "", heard, slip };
    },
    settle: () => options.forEach(({ explain }) => explain()),
    shown: "The right one is marked.",
    reset() {
      for (const { radio, reason, row } of options) {
        radio.checked = false;
        reason.hidden = true;
        delete row.dataset.right;
      }
    },
  };
}

/** Return one row. @param {Element} item of the list in the answer @param {number} index @param {string} own */
function option(item, index, own) {
  const right = item.getAttribute("data-right") === "yes";
  const id = `${own}-${index}`;
  const radio = tag("input", { type: "radio", name: `${own}-option`, id, value: String(index) });
  const reason = tag("span", { class: "cc-question-reason", hidden: true });
  const words = item.querySelector(".cc-question-option")?.cloneNode(true) ?? item.textContent;
  const label = tag("label", { for: id }, words);
  const row = tag("div", { class: "cc-question-choice" }, radio, label, reason);
  const explain = () => {
    const why = item.querySelector(".cc-question-reason")?.cloneNode(true).childNodes ?? [];
    reason.replaceChildren(tag("b", {}, right ? "Right. " : "Wrong. "), ...why);
    if (right) sayRightOnce(reason.childNodes[1]);
    reason.hidden = false;
    row.dataset.right = right ? "yes" : "no";
  };
  return { radio, reason, row, right, explain, words: label };
}

/** The author's reason may begin with the word itself. @param {ChildNode | undefined} first */
function sayRightOnce(first) {
  const text = first?.nodeType === Node.TEXT_NODE ? (first.textContent ?? "") : "";
  if (!first || !/^right[:.,]?\s*/i.test(text)) return;
  const rest = text.replace(/^right[:.,]?\s*/i, "");
  first.textContent = rest.slice(0, 1).toUpperCase() + rest.slice(1);
}
