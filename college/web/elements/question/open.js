// A question answered in the reader's own words, who then judges it alone.

import { button, tag } from "../../element.js";

/** @typedef {import("./question.js").CourseQuestion} CourseQuestion */
/** @typedef {import("./question.js").QuestionKind} QuestionKind */

const COMPARE = "Compare with the answer";

/** @param {CourseQuestion} question @returns {QuestionKind} */
export function open(question) {
  const id = `${question.id}-words`;
  const names = `${id}-label ${question.id}-text`;
  const words = tag("textarea", { id, rows: "2", "aria-labelledby": names });
  const rate = (/** @type {boolean} */ ok, /** @type {number} */ rating) => () => {
    if (question.dataset.rated) return;
    question.dataset.rated = "yes";
    question.keep(ok);
    question.say(ok ? "Noted: you had it." : "Noted: it comes back for review.");
    question.rate(ok, rating);
  };
  const asked = "Did you have it?";
  const ratings = tag(
    "p",
    { class: "cc-buttons", role: "group", "aria-label": asked, hidden: true },
    tag("span", { class: "cc-buttons-line" }, asked),
    button("Yes", rate(true, 3)),
    button("Partly", rate(false, 2)),
    button("No", rate(false, 1)),
  );
  question.check.textContent = COMPARE;
  question.give.hidden = true;
  question.answer.append(ratings);
  question.judge = async () => {
    if (!words.value.trim()) {
      question.say("Write a few words first: what you write yourself is what you remember.");
      return words.focus();
    }
    question.over = true;
    question.check.classList.remove("cc-button-main");
    delete question.dataset.rated;
    question.answer.hidden = false;
    ratings.hidden = false;
    question.check.textContent = "Hide the answer";
    question.tell("");
    question.say("The answer is below.");
  };
  return {
    fields: [
      tag(
        "p",
        {},
        tag("label", { for: id, id: `${id}-label` }, "In your own words (not kept): "),
        words,
      ),
    ],
    alone: true,
    check: () => ({ kind: "unreadable", say: "" }),
    reset() {
      ratings.hidden = true;
      words.value = "";
      question.check.textContent = COMPARE;
    },
  };
}
