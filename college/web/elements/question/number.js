// A question whose answer is a number: Python reads it, judges it, and makes new ones. Python is
// asked for only when the reader checks an answer or wants other numbers.

import { tag } from "../../element.js";
import { learning } from "../../record/store.js";
import { askQuestion } from "../../runtime/python_in_page.js";
import { numbersIn } from "../../live/showing.js";

/** @typedef {import("../../api.js").QuestionRequest} QuestionRequest */
/** @typedef {import("./question.js").CourseQuestion} CourseQuestion */
/** @typedef {import("./question.js").QuestionKind} QuestionKind */

/** @param {CourseQuestion} question @returns {QuestionKind} */
export function number(question) {
  const { expr, tolerance, vary, question: seed } = question.dataset;
  const id = `${question.id}-number`;
  const field = tag("input", {
    type: "text",
    inputmode: "decimal",
    autocomplete: "off",
    id,
    "aria-labelledby": `${id}-label ${question.id}-text`,
    class: "cc-try-number",
  });
  const already = learning().record.answers[seed ?? ""]?.length ?? 0;
  let turn = 0;
  const ask = (/** @type {QuestionRequest} */ more) => {
    const scenarios = JSON.parse(question.dataset.scenarios ?? "{}");
    const slips = JSON.parse(question.dataset.slips ?? "[]");
    const request = { scenarios, slips, expr, tolerance, vary, seed, turn, ...more };
    return askQuestion(request, (sentence) => question.tell(sentence));
  };

  async function otherNumbers() {
    const numbers = numbersIn(question);
    turn = turn ? turn + 1 : already + 1;
    const reply = await ask({ numbers: numbers.asked });
    if ("failed" in reply) return question.say(reply.failed);
    question.again();
    numbers.fill(reply.numbers ?? []);
    question.say("The question has other numbers now.");
  }

  return {
    fields: [
      tag(
        "p",
        { class: "cc-try-line" },
        tag("label", { for: id, id: `${id}-label` }, "Your answer: "),
        field,
      ),
    ],
    async check() {
      const reply = await ask({ text: field.value });
      if ("failed" in reply) {
        return { kind: "failed", say: `${reply.failed} You can still show the answer.` };
      }
      if (reply.kind === "unreadable") field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
      const slip = reply.kind === "slip" ? reply.say : undefined;
      return { kind: reply.kind ?? "unreadable", say: reply.say ?? "", slip };
    },
    settle: () => field.removeAttribute("aria-invalid"),
    reset() {
      field.value = "";
      field.removeAttribute("aria-invalid");
    },
    vary: vary ? otherNumbers : undefined,
  };
}
