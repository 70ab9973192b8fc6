// The switch above a lesson: as a learner sees it, or with notes, answers and every fold open.
// The tab remembers the choice.

const KEPT = "preview-view";

/** @param {HTMLFormElement} form */
export function offerViews(form) {
  const choices = /** @type {RadioNodeList} */ (form.elements.namedItem("view"));
  /** @type {Set<HTMLDetailsElement>} */
  const opened = new Set();

  const show = () => {
    document.documentElement.dataset.view = choices.value;
    for (const fold of opened) fold.open = false;
    opened.clear();
    if (choices.value === "learner") return;
    for (const fold of document.querySelectorAll("article details:not([open])")) {
      if (!(fold instanceof HTMLDetailsElement)) continue;
      fold.open = true;
      opened.add(fold);
    }
  };

  form.addEventListener("change", () => {
    sessionStorage.setItem(KEPT, choices.value);
    show();
  });
  choices.value = sessionStorage.getItem(KEPT) ?? choices.value;
  window.addEventListener("load", show); // when the elements of the page have made their folds
}
