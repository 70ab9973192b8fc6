// What is noted of a question each time: how it was answered, how its review went.

import { KEPT } from "./merge.js";
import { learning } from "./store.js";

/** Note an answer. @param {string} id @param {boolean} ok @param {string} kind */
export function noteAnswer(id, ok, kind) {
  learning().change(({ answers }) => {
    answers[id] = [...(answers[id] ?? []), { t: Date.now(), ok, kind }].slice(-KEPT);
  });
}

/** Note a review by FSRS's grades. @param {string} id @param {number} rating */
export function noteReview(id, rating) {
  learning().change(({ reviews }) => {
    reviews[id] = [...(reviews[id] ?? []), { t: Date.now(), rating }].slice(-KEPT);
  });
}
