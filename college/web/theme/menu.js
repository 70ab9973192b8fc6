// This file is what every page does for a reader without a mouse: the menu and the search open by
// button and close by Escape, and no letter pressed alone leaves the page.

"use strict";

(() => {
  const SMALL = { drawer: matchMedia("(max-width: 76.234375em)"), search: matchMedia("(max-width: 59.984375em)") };
  /** What lies under the open menu or the open search on a small screen, and so must not take the focus. */
  const UNDER = {
    drawer: ".md-skip, .md-header, .md-content, .md-sidebar--secondary, .md-footer",
    search: ".md-skip, .md-logo, .cc-menu, .cc-find, .md-header__option, .md-container",
  };
  /** @typedef {keyof typeof SMALL} Part */

  /** @param {Part} part Material's own switch, a checkbox that its style sheet reads */
  const toggle = (part) => /** @type {HTMLInputElement} */ (document.getElementById(`__${part}`));
  /** @param {Part} part */
  const opener = (part) => /** @type {HTMLButtonElement} */ (document.querySelector(`[data-opens="${part}"]`));
  /** @param {Part} part where the focus goes when it opens */
  const first = (part) =>
    /** @type {HTMLElement} */ (document.querySelector(part === "drawer" ? "[data-closes=drawer]" : ".md-search__input"));

  /** @param {Part} part @param {boolean} open */
  function set(part, open) {
    if (toggle(part).checked !== open) toggle(part).click();
  }

  /** @param {Part} part bring what is shown, what is said and what can be reached in line */
  function follow(part) {
    const open = toggle(part).checked;
    opener(part).setAttribute("aria-expanded", String(open));
    const covered = open && SMALL[part].matches;
    for (const element of document.querySelectorAll(UNDER[part])) element.toggleAttribute("inert", covered);
  }

  for (const part of /** @type {Part[]} */ (["drawer", "search"])) {
    opener(part).addEventListener("click", () => {
      set(part, true);
      first(part).focus();
    });
    document.querySelector(`[data-closes="${part}"]`)?.addEventListener("click", () => {
      set(part, false);
      opener(part).focus();
    });
    toggle(part).addEventListener("change", () => follow(part));
    SMALL[part].addEventListener("change", () => follow(part));
    follow(part);
  }

  // Material shows which colors are chosen, but leaves the choice itself unmarked.
  window.addEventListener("load", () => {
    for (const option of document.querySelectorAll(".md-option")) {
      const label = /** @type {HTMLElement | null} */ (option.nextElementSibling);
      /** @type {HTMLInputElement} */ (option).checked = label?.hidden === false;
    }
  });

  const search = document.getElementById("search");
  search?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !search.contains(relatedTarget)) set("search", false);
  });

  window.addEventListener(
    "keydown",
    (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      for (const part of /** @type {Part[]} */ (["drawer", "search"])) {
        if (event.key !== "Escape" || !toggle(part).checked || !SMALL[part].matches) continue;
        event.stopPropagation();
        set(part, false);
        opener(part).focus();
      }
      // Material closes the search at Tab, and keeps the results for the arrow keys alone.
      if (event.key === "Tab" && toggle("search").checked) {
        event.stopPropagation();
        for (const result of document.querySelectorAll(".md-search-result__list [tabindex]")) result.removeAttribute("tabindex");
      }
      // Material takes letters for commands: s, f and / search, n and p leave the page (WCAG 2.1.4).
      const letter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
      const writing = target.isContentEditable || target.matches?.("input, textarea, select");
      if (letter && !writing) event.stopPropagation();
    },
    { capture: true },
  );
})();
