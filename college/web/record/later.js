// What comes after the page, to a reader who has finished a lesson: what is due.

import { tag } from "../element.js";
import { courseMap } from "./course.js";

/** @typedef {import("./store.js").Learning} Learning */

/** Load the script that tells it, once there may be something to tell. @param {Learning} learning */
export function tellWhatIsDue(learning) {
  let asked = false;
  learning.follow((record) => {
    if (asked || !Object.values(record.lessons).some(({ done }) => done)) return;
    asked = true;
    const here = [...document.scripts].some(({ src }) => src === courseMap().due);
    if (!here) document.head.append(tag("script", { src: courseMap().due, async: true }));
  });
}
