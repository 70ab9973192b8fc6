// The bar that says whose numbers the page shows, once they are the reader's.

import { button, tag } from "../element.js";
import { fromAnotherLesson } from "./along.js";
import { pageNumbers } from "./page-numbers.js";

const YOURS = "Your numbers.";
const OTHERS = " Those with a dotted line stay the example's.";

/** Show the bar whenever the page's numbers are not the example's. */
export function showWhoseNumbers() {
  const numbers = pageNumbers();
  if (!numbers.record) return;
  const said = tag("span", { role: "status" });
  const bar = tag(
    "aside",
    { class: "cc-bar md-typeset", "aria-label": "Your numbers", hidden: true },
    tag("p", {}, said, tag("span", { class: "cc-bar-more" }, OTHERS)),
    button("Copy link", () => copy(said)),
    button("Back to the example", () => numbers.reset()),
  );
  document.body.append(bar);
  keepRoom(bar);
  document.addEventListener("college:numbers", () => {
    const own = Object.keys(numbers.changes).length > 0;
    if (own === !bar.hidden) return;
    bar.hidden = !own;
    said.textContent = own ? YOURS : "";
    document.documentElement.classList.toggle("cc-own-numbers", own);
  });
}

/** Tell the sheet how high the bar is: what sticks to the foot of the window stays above it. */
function keepRoom(/** @type {HTMLElement} */ bar) {
  if (!("ResizeObserver" in window)) return;
  const root = document.documentElement;
  new ResizeObserver(() => {
    root.style.setProperty("--cc-bar-height", `${bar.offsetHeight}px`);
  }).observe(bar);
}

/** Put the address with these numbers where it can be pasted. @param {HTMLElement} said */
async function copy(said) {
  const address = new URL(location.href);
  address.hash = new URLSearchParams(pageNumbers().link).toString();
  history.replaceState(null, "", address.hash);
  try {
    await navigator.clipboard.writeText(address.href);
    said.textContent = "The link is copied.";
  } catch {
    said.textContent = "The address above has your numbers.";
  }
  setTimeout(() => (said.textContent = YOURS), 4000);
}

/** Take the numbers that the address carries, if it carries any of this page's. */
export function openLinkedNumbers() {
  const numbers = pageNumbers();
  const carried = [...new URLSearchParams(location.hash.slice(1))];
  const linked = carried.filter(
    ([address]) => address.split(".")[0] in numbers.scenarios && address.includes("."),
  );
  linked.push(...fromAnotherLesson(carried));
  if (!linked.length) return;
  numbers.ask({ key: "link", change: { linked: Object.fromEntries(linked) }, settled: true });
}
