// This file is a question whose answer is a number: Python reads it, judges it, and makes new ones.
// Python is asked for only when the reader checks an answer or wants other numbers.

"use strict";

/**
 * Ask Python, and let the reader see that it starts.
 * @param {object} request @param {(sentence: string) => void} tell
 * @returns {Promise<any>} with `failed`, a sentence, if there was no answer
 */
async function askPython(request, tell) {
  const hear = (/** @type {Event} */ event) => tell(/** @type {CustomEvent<RuntimeState>} */ (event).detail.sentence);
  document.addEventListener("computecollege:state", hear);
  try {
    if (college().state === "failed") college().retry();
    if (college().state !== "ready") tell("Starting Python to check it.");
    return JSON.parse(await college().answer("question", JSON.stringify(request)));
  } catch (reason) {
    return { failed: /** @type {Error} */ (reason).message };
  } finally {
    document.removeEventListener("computecollege:state", hear);
    tell("");
  }
}

QUESTION_KINDS.number = (question) => {
  const { expr, tolerance, vary, question: seed } = question.dataset;
  const own = `${question.id}-number`;
  const field = made("input", { type: "text", inputmode: "decimal", autocomplete: "off", id: own, class: "cc-number-field" });
  const already = learning().record.answers[seed ?? ""]?.length ?? 0;
  let turn = 0;
  const request = (/** @type {object} */ more) => ({
    scenarios: JSON.parse(question.dataset.scenarios ?? "{}"),
    slips: JSON.parse(question.dataset.slips ?? "[]"),
    expr,
    tolerance,
    vary,
    seed,
    turn,
    ...more,
  });
  const tell = (/** @type {string} */ sentence) => question.tell(sentence);

  return {
    fields: [made("p", { class: "cc-guess-line" }, made("label", { for: own }, "Your answer: "), field)],
    async check() {
      const reply = await askPython(request({ text: field.value }), tell);
      if (reply.failed) return { kind: "failed", say: `${reply.failed} You can still show the answer.` };
      if (reply.kind === "unreadable") field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
      return reply;
    },
    settle: () => field.removeAttribute("aria-invalid"),
    reset() {
      field.value = "";
      field.removeAttribute("aria-invalid");
    },
    vary: vary
      ? async () => {
          const numbers = [...question.querySelectorAll("data.number")].map((item) => /** @type {HTMLDataElement} */ (item));
          turn = turn ? turn + 1 : already + 1;
          const reply = await askPython(request({ numbers: numbers.map((item) => [item.dataset.expr, item.dataset.spec ?? ""]) }), tell);
          if (reply.failed) return question.say(reply.failed);
          question.again();
          numbers.forEach((item, index) => ([item.value, item.textContent] = reply.numbers[index]));
          question.say("The question has other numbers now.");
        }
      : undefined,
  };
};
