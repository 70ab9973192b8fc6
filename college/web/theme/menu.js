// What every page does for a reader without a mouse: the menu and the search open by button and
// close by Escape, “/” opens the search, and no letter pressed alone leaves the page.

/** @typedef {"drawer" | "search"} Part */
/** @type {Part[]} */
const PARTS = ["drawer", "search"];
const SMALL = {
  drawer: matchMedia("(max-width: 76.234375em)"),
  search: matchMedia("(max-width: 59.984375em)"),
};
/** What lies under the open menu or search on a small screen, and so must not take the focus. */
const UNDER = {
  drawer: ".md-skip, .md-header, .md-content, .md-sidebar--secondary, .md-footer",
  search:
    ".md-skip, .cc-header-home, .cc-header-due, .cc-header-menu, .cc-header-find, .md-header__option, .md-container",
};
/** Where the focus goes when it opens. */
const FIRST = { drawer: "[data-closes=drawer]", search: ".md-search__input" };

/** Make menu, search and colors usable by keyboard alone. */
export function useByKeyboard() {
  PARTS.forEach(openByButton);
  closeSearchBehind();
  offerSlash();
  window.addEventListener("load", markColors);
  window.addEventListener("keydown", hearKey, { capture: true });
}

/** @param {Part} part Material's own switch, a checkbox that its style sheet reads */
const toggle = (part) => /** @type {HTMLInputElement} */ (document.getElementById(`__${part}`));
/** @param {string} selector @returns {HTMLElement | null} */
const found = (selector) => document.querySelector(selector);

/** @param {Part} part @param {boolean} open */
function set(part, open) {
  if (toggle(part).checked !== open) toggle(part).click();
}

/** @param {Part} part */
function close(part) {
  set(part, false);
  found(`[data-opens="${part}"]`)?.focus();
}

/** @param {Part} part */
function openByButton(part) {
  const opener = found(`[data-opens="${part}"]`);
  // Bring what is shown, what is said and what can be reached in line.
  const follow = () => {
    const open = toggle(part).checked;
    opener?.setAttribute("aria-expanded", String(open));
    const covered = open && SMALL[part].matches;
    document
      .querySelectorAll(UNDER[part])
      .forEach((item) => item.toggleAttribute("inert", covered));
  };
  opener?.addEventListener("click", () => {
    set(part, true);
    found(FIRST[part])?.focus();
  });
  found(`[data-closes="${part}"]`)?.addEventListener("click", () => close(part));
  toggle(part).addEventListener("change", follow);
  SMALL[part].addEventListener("change", follow);
  follow();
}

const SLASH = "slash";

/** Whether “/” opens the search: a reader may switch it off (WCAG 2.1.4). */
const slash = () => window.__md_get(SLASH) !== false;

function offerSlash() {
  const box = document.getElementById("search-slash");
  if (!(box instanceof HTMLInputElement)) return;
  box.checked = slash();
  box.addEventListener("change", () => window.__md_set(SLASH, box.checked));
}

function closeSearchBehind() {
  const search = document.getElementById("search");
  search?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !search.contains(relatedTarget)) set("search", false);
  });
}

/** Material shows which colors are chosen, but leaves the choice itself unmarked. */
function markColors() {
  for (const option of document.querySelectorAll(".md-option")) {
    const label = option.nextElementSibling;
    if (!(option instanceof HTMLInputElement)) continue;
    option.checked = label instanceof HTMLElement && !label.hidden;
  }
}

/** @param {KeyboardEvent} event */
function hearKey(event) {
  for (const part of PARTS) {
    if (event.key !== "Escape" || !toggle(part).checked || !SMALL[part].matches) continue;
    event.stopPropagation();
    close(part);
  }
  // Material closes the search at Tab, and keeps the results for the arrow keys alone.
  if (event.key === "Tab" && toggle("search").checked) {
    event.stopPropagation();
    const results = document.querySelectorAll(".md-search-result__list [tabindex]");
    results.forEach((result) => result.removeAttribute("tabindex"));
  }
  // Material takes letters for commands: s, f and / search, n and p leave the page (WCAG 2.1.4).
  const control = event.ctrlKey || event.metaKey || event.altKey;
  const letter = event.key.length === 1 && event.key !== " " && !control;
  const target = /** @type {HTMLElement} */ (event.target);
  const writing = target.isContentEditable || target.matches?.("input, textarea, select");
  if (letter && !writing) event.stopPropagation();
  if (letter && !writing && event.key === "/" && slash()) {
    event.preventDefault();
    set("search", true);
    found(FIRST.search)?.focus();
  }
}
