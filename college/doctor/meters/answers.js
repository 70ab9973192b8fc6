// What a calculator is asked and answers in the page: the element's own `answer` is listened to, so
// that the same request can be put to another Python.
(move) => {
  const calculator = document.querySelectorAll("course-calculator")[move.index];
  const fields = () => calculator.fields().map((field) => field.name);
  const parts = () =>
    Object.fromEntries(
      [...calculator.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]),
    );

  if (move.act === "open") {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    const said = Object.fromEntries(
      Object.entries(parts()).map(([name, part]) => [name, part.textContent]),
    );
    return { said, fields: fields(), own: !calculator.dataset.scenario, name: calculator.name };
  }

  const answered = new Promise((done, fail) => {
    const own = Object.getPrototypeOf(calculator).answer;
    calculator.answer = async (request) => {
      const reply = await own.call(calculator, request);
      // While a slider moves, answers are partial; a turn after the whole one the page shows it.
      if (!request.moving) setTimeout(() => done({ request, reply }), 0);
      return reply;
    };
    setTimeout(() => fail(new Error("no answer came in 60 seconds")), 60000);
  });

  if (move.act === "wake") calculator.want();
  else {
    const field = calculator.fields().find((item) => item.name === move.field);
    const slider = calculator.querySelector(`[data-slider="${move.field}"]`);
    const changed = slider ?? field;
    if (slider) slider.value = String(Number(slider.value) > 100 ? 70 : 130);
    else if (field.options) field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
    else field.value = field.value === "3" ? "2" : "3";
    changed.dispatchEvent(new Event("input", { bubbles: true }));
    changed.dispatchEvent(new Event("change", { bubbles: true }));
  }
  return answered.then(({ request, reply }) => ({
    request,
    reply,
    said: Object.fromEntries(
      Object.entries(parts()).map(([name, part]) => [name, part.textContent]),
    ),
    values: Object.fromEntries(
      [...calculator.querySelectorAll("[data-line]")].map((line) => [
        line.dataset.line,
        line.dataset.value,
      ]),
    ),
  }));
}
