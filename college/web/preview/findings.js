// What `college check` says of the page that is open, in a panel at its foot. The preview loads a
// page anew whenever a file is saved; the check of that save is ready a little later, so the panel
// asks until it is.

import { button, tag } from "../element.js";
import { ROOT } from "../here.js";

/** @typedef {{ severity: string, place: string, what: string, remedy: string }} Finding */
/** @typedef {{ summary: string, problems: Finding[] }} PageFindings */
/** @typedef {{ done: boolean, pages: Record<string, PageFindings>, other: PageFindings }} Findings */

const AGAIN = 500;
const DISMISSED = "preview-dismissed";
const FOLDED = "preview-folded";

export class CourseFindings extends HTMLElement {
  connectedCallback() {
    this.setAttribute("role", "region");
    this.setAttribute("aria-label", "What college check says");
    this.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.dismiss();
    });
    this.ask();
  }

  /** Ask for what was found, until there is an answer or the preview is gone. */
  async ask() {
    const { file = "", from = "" } = this.dataset;
    const answer = await fetch(new URL(from, ROOT), { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) return;
    const found = /** @type {Findings} */ (await answer.json());
    if (found.done) this.show(found.pages[file] ?? found.other);
    else setTimeout(() => this.ask(), AGAIN);
  }

  /** @param {PageFindings} page */
  show(page) {
    this.said = JSON.stringify(page);
    if (sessionStorage.getItem(DISMISSED) === this.said) return;
    const summary = tag("span", { role: "status" });
    this.replaceChildren(
      page.problems.length > 0 ? this.fold(summary, page.problems) : tag("p", {}, summary),
      button("Dismiss", () => this.dismiss(), { "aria-label": "Dismiss what check says" }),
    );
    summary.textContent = page.summary; // after it stands in the page, so that it is read out
  }

  /** @param {Element} summary @param {Finding[]} problems */
  fold(summary, problems) {
    const items = problems.map(({ severity, place, what, remedy }) =>
      tag("li", {}, tag("b", {}, `${severity}, ${place}: `), `${what}. ${remedy}`),
    );
    const open = sessionStorage.getItem(FOLDED) === null;
    const fold = tag("details", { open }, tag("summary", {}, summary), tag("ul", {}, ...items));
    fold.addEventListener("toggle", () => {
      if (fold.open) sessionStorage.removeItem(FOLDED);
      else sessionStorage.setItem(FOLDED, "folded");
    });
    return fold;
  }

  /** Take the panel away until a check finds something else; the reading goes on in the text. */
  dismiss() {
    sessionStorage.setItem(DISMISSED, this.said ?? "");
    this.replaceChildren();
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  /** @type {string | undefined} */
  said;
}
