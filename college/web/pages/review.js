// This file is the review page: the questions that are due, one at a time, scheduled by FSRS.

"use strict";

(() => {
  const page = document.querySelector('[data-page="review"]');
  if (!page) return;
  const DAY = 24 * 3600 * 1000;
  const { fsrs, createEmptyCard } = /** @type {any} */ (window).FSRS;
  /** @type {Record<string, string>} */
  const questions = /** @type {any} */ (window).collegeQuestions;
  // Days, not minutes: a reader comes back tomorrow. Without chance, so that a record says the same everywhere.
  const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9, maximum_interval: 365 });

  /** @param {LearningRecord} record @param {string} id @param {number} done when the lesson was done @returns {number} when the question is due */
  function due(record, id, done) {
    const tried = (record.answers[id] ?? []).map((item) => ({ t: item.t, rating: item.ok ? 3 : 1 }));
    const log = [...tried, ...(record.reviews[id] ?? [])].sort((a, b) => a.t - b.t);
    if (!log.length) return done + DAY;
    let card = createEmptyCard(new Date(log[0].t));
    let last = 0;
    for (const { t, rating } of log) {
      if (t - last < DAY / 2 && last) continue; // a second try within the hours is the same sitting
      card = scheduler.next(card, new Date(t), rating).card;
      last = t;
    }
    return card.due.getTime();
  }

  function queue() {
    const { record } = learning();
    const items = doneOf(record, courseMap().lessons).flatMap((lesson) => lesson.questions.filter((id) => questions[id]).map((id) => ({ id, lesson, due: due(record, id, record.lessons[lesson.id].changed) })));
    return items.sort((a, b) => a.due - b.due);
  }

  const count = made("p", { role: "status" });
  const place = made("div", { class: "cc-review" });
  const next = button("Next question", () => show(true));
  next.hidden = true;
  page.append(count, place, made("p", { class: "cc-buttons" }, next));

  /** @param {boolean} move whether the reader asked for it, so that focus goes along */
  function show(move) {
    const items = queue();
    const waiting = items.filter((item) => item.due <= Date.now());
    next.hidden = true;
    if (!waiting.length) {
      place.replaceChildren();
      count.textContent = items.length ? `Nothing is due. The next of your ${items.length} questions comes back on ${day(items[0].due)}.` : "Nothing to review yet: finish a lesson, and mark it as done at its foot.";
      return;
    }
    count.textContent = waiting.length === 1 ? "One question is due." : `${waiting.length} questions are due.`;
    const { id, lesson } = waiting[0];
    const box = made("div", {});
    box.innerHTML = questions[id]; // rendered and escaped by the build
    const question = /** @type {HTMLElement} */ (box.querySelector("course-question"));
    question.dataset.mode = "review";
    question.dataset.page = lesson.address;
    for (const link of box.querySelectorAll('a[href^="#"]')) link.setAttribute("href", lesson.address + link.getAttribute("href"));
    question.addEventListener("answered", (event) => {
      const { rating } = /** @type {CustomEvent<{rating: number}>} */ (event).detail;
      learning().change((record) => (record.reviews[id] = [...(record.reviews[id] ?? []), { t: Date.now(), rating }].slice(-20)));
      next.hidden = false;
    }, { once: true });
    const from = made("p", { class: "cc-note" }, "From ", made("a", { href: lesson.address }, lesson.title));
    place.replaceChildren(from, question);
    if (move) /** @type {HTMLElement | null} */ (question.querySelector("input, textarea, button"))?.focus();
  }
  show(false);
})();
