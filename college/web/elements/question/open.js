// This file is a question answered in the reader's own words, who then judges it alone.

"use strict";

QUESTION_KINDS.open = (question) => {
  const own = `${question.id}-words`;
  const words = made("textarea", { id: own, rows: "2" });
  const rate = (/** @type {boolean} */ ok, /** @type {number} */ rating) => () => {
    if (question.dataset.rated) return;
    question.dataset.rated = "yes";
    question.keep(ok);
    question.say(ok ? "Noted: you had it." : "Noted: it comes back for review.");
    question.dispatchEvent(new CustomEvent("answered", { bubbles: true, detail: { ok, rating } }));
  };
  const ratings = made(
    "p",
    { class: "cc-buttons", role: "group", "aria-label": "Did you have it?", hidden: true },
    made("span", { class: "cc-whole-line" }, "Did you have it?"),
    button("Yes", rate(true, 3)),
    button("Partly", rate(false, 2)),
    button("No", rate(false, 1)),
  );
  question.check.textContent = "Compare with the answer";
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
    fields: [made("p", {}, made("label", { for: own }, "In your own words (not kept): "), words)],
    check: () => ({ kind: "unreadable", say: "" }),
    reset() {
      ratings.hidden = true;
      question.check.textContent = "Compare with the answer";
    },
  };
};

customElements.define("course-question", CourseQuestion);
