// The bar of a lesson's steps: it shows which section the reader is in. Its links work without it.

/** A section counts from where its heading has passed this share of the window. */
const READ_AT = 0.4;

/** Follow the reader through the page. @param {HTMLElement} bar */
export function stepBar(bar) {
  /** @type {{link: HTMLAnchorElement, heading: Element}[]} */
  const steps = [];
  for (const item of bar.querySelectorAll("li a")) {
    const link = /** @type {HTMLAnchorElement} */ (item);
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!heading) continue;
    link.title = link.textContent ?? "";
    steps.push({ link, heading });
  }
  let waiting = false;
  const show = () => {
    waiting = false;
    const line = window.innerHeight * READ_AT;
    const passed = steps.filter(({ heading }) => heading.getBoundingClientRect().top < line);
    for (const [index, { link }] of steps.entries()) {
      link.toggleAttribute("data-passed", index < passed.length - 1);
      if (index === Math.max(passed.length - 1, 0)) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
  };
  const soon = () => {
    if (!waiting) requestAnimationFrame(show);
    waiting = true;
  };
  window.addEventListener("scroll", soon, { passive: true });
  window.addEventListener("resize", soon);
  show();
}

/** Open the fold that a link leads into, as not every browser does. */
export function openFolds() {
  const open = () => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = place?.closest("details.cc-fold");
    if (!(fold instanceof HTMLDetailsElement) || fold.open) return;
    fold.open = true;
    place?.scrollIntoView();
  };
  window.addEventListener("hashchange", open);
  open();
}
