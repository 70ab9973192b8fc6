// What every page shows a reader who has finished a lesson: how many questions are due. It comes
// after the page, and only to such a reader; the review itself stands on it.

import { tag } from "./element.js";
import { courseMap } from "./record/course.js";
import { reviewQueue, saidDue } from "./record/due.js";
import { learning } from "./record/store.js";

window.collegeDue = reviewQueue;
learning().follow((record) => {
  const { lessons, review, minutes_a_review: minutes } = courseMap();
  const count = reviewQueue(record, lessons).filter(({ due }) => due <= Date.now()).length;
  const { due, time } = saidDue(count, minutes);
  const header = document.querySelector(".cc-header-due");
  header?.replaceChildren(due, tag("span", {}, time));
  header?.toggleAttribute("hidden", !count);
  for (const old of document.querySelectorAll(".cc-progress-due")) old.remove();
  if (!count) return;
  const link = tag("a", { class: "cc-progress-due", href: review }, `Review: ${due}${time}`);
  document.querySelector(".cc-progress-continue")?.append(" ", link);
  for (const item of document.querySelectorAll(".cc-menu a[href]")) {
    if (/** @type {HTMLAnchorElement} */ (item).href.split(/[?#]/)[0] !== review) continue;
    item.append(tag("span", { class: "cc-progress-tick cc-progress-due" }, ` ${due}`));
  }
});
