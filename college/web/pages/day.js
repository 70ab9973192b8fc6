// A moment as a day that people read.

/** @param {number} time */
export function day(time) {
  return new Date(time).toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
  });
}
