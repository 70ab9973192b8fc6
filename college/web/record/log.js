// What is noted of a question each time: how it was answered, how its review went.

import { KEPT } from "./merge.js";
import { learning } from "./store.js";

/**
 * Note an answer.
 * @param {string} id @param {boolean} ok @param {string} kind @param {string} [slip]
 */
export function noteAnswer(id, ok, kind, slip) {
  learning().change(({ answers }) => {
    answers[id] = [
      ...(answers[id] ?? []),
      { t: Date.now(), ok, kind, ...(slip && { slip }) },
    ].slice(-KEPT);
  });
}

/** Note a review by FSRS's grades. @param {string} id @param {number} rating */
export function noteReview(id, rating) {
  learning().change(({ reviews }) => {
    reviews[id] = [...(reviews[id] ?? []), { t: Date.now(), rating }].slice(-KEPT);
  });
}
