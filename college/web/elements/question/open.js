// A question answered in the reader's own words, who then judges it alone.

import { button, tag } from "../../element.js";

/** @typedef {import("./question.js").CourseQuestion} CourseQuestion */
/** @typedef {import("./question.js").QuestionKind} QuestionKind */

const COMPARE = "Compare with the answer";

/** @param {CourseQuestion} question @returns {QuestionKind} */
export function open(question) {
  const id = `${question.id}-words`;
  const words = tag("textarea", { id, rows: "2" });
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
    tag("span", { class: "cc-whole-line" }, asked),
    button("Yes", rate(true, 3)),
    button("Partly", rate(false, 2)),
    button("No", rate(false, 1)),
  );
  question.check.textContent = COMPARE;
  question.give.hidden = true;
  question.answer.append(ratings);
  question.judge = async () => {
    question.over = true;
    delete question.dataset.rated;
    question.answer.hidden = false;
    ratings.hidden = false;
    question.check.textContent = "Hide the answer";
    question.tell("");
    question.say("The answer is below.");
  };
  return {
    fields: [tag("p", {}, tag("label", { for: id }, "In your own words (not kept): "), words)],
    check: () => ({ kind: "unreadable", say: "" }),
    reset() {
      ratings.hidden = true;
      question.check.textContent = COMPARE;
    },
  };
}
