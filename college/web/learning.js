// What the pages about the reader's own learning run.

import { myNumbersPage } from "./pages/my-numbers.js";
import { progressPage } from "./pages/progress.js";
import { recordPage } from "./pages/record.js";
import { reviewPage } from "./pages/review.js";

/** @type {Record<string, (page: HTMLElement) => void>} */
const PAGES = {
  "my-numbers": myNumbersPage,
  progress: progressPage,
  record: recordPage,
  review: reviewPage,
};

for (const page of document.querySelectorAll("[data-page]")) {
  if (page instanceof HTMLElement) PAGES[page.dataset.page ?? ""]?.(page);
}
