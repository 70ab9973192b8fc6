// This file is a question with options: one is right, and each has its reason.

"use strict";

QUESTION_KINDS.choice = (question) => {
  const items = [...question.answer.querySelectorAll("li[data-right]")].map((item) => /** @type {HTMLLIElement} */ (item));
  const own = question.id;
  const options = items.map((item, index) => {
    const radio = made("input", { type: "radio", name: `${own}-option`, id: `${own}-${index}`, value: String(index) });
    const reason = made("span", { class: "cc-reason", hidden: true });
    const words = item.querySelector(".cc-option")?.cloneNode(true) ?? item.textContent;
    const row = made("div", { class: "cc-choice" }, radio, made("label", { for: radio.id }, words), reason);
    return { item, radio, row, reason, right: item.dataset.right === "yes" };
  });
  listOf(question)?.remove();

  /** @param {typeof options[number]} option */
  const explain = (option) => {
    const why = option.item.querySelector(".cc-reason");
    const word = made("b", {}, option.right ? "Right. " : "Wrong. ");
    option.reason.replaceChildren(word, ...(why ? [...why.cloneNode(true).childNodes] : []));
    const first = word.nextSibling;
    // The author's reason may begin with the word itself.
    if (option.right && first?.nodeType === Node.TEXT_NODE && /^right[:.,]?\s*/i.test(first.textContent ?? "")) {
      const rest = (first.textContent ?? "").replace(/^right[:.,]?\s*/i, "");
      first.textContent = rest.slice(0, 1).toUpperCase() + rest.slice(1);
    }
    option.reason.hidden = false;
    option.row.dataset.right = option.right ? "yes" : "no";
  };

  return {
    fields: [made("fieldset", { "aria-labelledby": `${own}-text` }, ...options.map((option) => option.row))],
    check() {
      const chosen = options.find((option) => option.radio.checked);
      if (!chosen) return { kind: "unreadable", say: "Choose one of the options first." };
      explain(chosen);
      return { kind: chosen.right ? "right" : "wrong", say: chosen.reason.textContent ?? "" };
    },
    settle: () => options.forEach(explain),
    shown: "The right one is marked.",
    reset() {
      for (const option of options) {
        option.radio.checked = false;
        option.reason.hidden = true;
        delete option.row.dataset.right;
      }
    },
  };
};

/** The list in the folded answer, which the options replace. @param {CourseQuestion} question */
function listOf(question) {
  return question.answer.querySelector("li[data-right]")?.closest("ul, ol");
}
