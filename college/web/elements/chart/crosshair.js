// The crosshair of a sweep: arrows or the pointer move along the rows of its table.

import { svgTag } from "../../element.js";
import { Speaker } from "../speaker.js";

const CHART = 'figure[data-chart="sweep"]';

/** @type {Map<string, number>} the row each crosshair stands at, by the id of its figure */
const spots = new Map();
let focused = ""; // id of the figure that has the keyboard
let pointed = ""; // id of the figure under the pointer
const speaker = new Speaker(500);

/** @param {Element} figure @returns {SVGSVGElement[]} */
const pictures = (figure) => [...figure.querySelectorAll(/** @type {"svg"} */ ("svg[data-x]"))];
/** @param {Element} figure */
const shown = (figure) => pictures(figure).find((svg) => svg.getBoundingClientRect().width > 0);
/** @param {SVGElement} svg */
const places = (svg) => (svg.dataset.x ?? "").split(" ");
/** @param {Element | null} figure */
const rows = (figure) => [...(figure?.querySelectorAll("tbody tr") ?? [])];

/** @param {SVGElement} svg @param {number} x @returns {number} the row whose point is nearest */
function nearest(svg, x) {
  const far = places(svg).map((place) => Math.abs(Number(place) - x));
  return far.indexOf(Math.min(...far));
}

/** @param {SVGElement} svg @param {number} row a line through the row's place, a dot on each curve */
function cross(svg, row) {
  const x = places(svg)[row] ?? "";
  const group = svgTag("g", { class: "cc-chart-cross", "aria-hidden": "true" });
  group.append(svgTag("line", { x1: x, x2: x, y1: svg.dataset.top, y2: svg.dataset.bottom }));
  for (const path of svg.querySelectorAll("path.cc-chart-line")) {
    const y = path.getAttribute("d")?.match(`[ML]${x.replace(".", "\\.")} ([\\d.]+)`)?.[1];
    const look = path.getAttribute("class")?.replace("cc-chart-line ", "") ?? "";
    if (y) group.append(svgTag("circle", { cx: x, cy: y, r: "4.5", class: look }));
  }
  svg.append(group);
}

/** @param {string[]} names @param {string[]} cells @returns {string} the first cell, then the others */
function told(names, cells) {
  const [at, ...others] = cells.map((cell, i) => `${names[i]} ${cell}`.trim());
  return `${at}: ${others.join("; ")}`;
}

/** @param {Element} figure @param {number} row no row takes the crosshair away @returns {string} what is said */
function show(figure, row = -1) {
  for (const old of figure.querySelectorAll(".cc-chart-cross")) old.remove();
  const line = figure.querySelector(".cc-chart-reading");
  let [seen, said] = ["", ""];
  if (row >= 0) {
    for (const svg of pictures(figure)) cross(svg, row);
    const texts = (/** @type {Iterable<Element>} */ cells) =>
      [...cells].map((cell) => cell.textContent ?? "");
    const cells = texts(rows(figure)[row]?.children ?? []);
    seen = told(JSON.parse(line?.getAttribute("data-names") ?? "[]"), cells); // the axes' names
    said = told(texts(figure.querySelectorAll("thead th")), cells);
  }
  if (line?.firstElementChild) line.firstElementChild.textContent = seen;
  return said;
}

/** @param {Element} figure @param {number} row */
function move(figure, row) {
  const next = Math.max(0, Math.min(row, rows(figure).length - 1));
  if (spots.get(figure.id) === next) return;
  spots.set(figure.id, next);
  speaker.say(show(figure, next));
}

/** @param {Element | null} figure */
function clear(figure) {
  if (!figure || !spots.delete(figure.id)) return;
  speaker.hush();
  show(figure);
}

/** @param {Element} figure @returns {number} the row to begin at: the reader's own, or the first */
function beginning(figure) {
  const svg = shown(figure);
  const ring = svg?.querySelector(".cc-chart-here")?.getAttribute("cx");
  return svg && ring ? nearest(svg, Number(ring)) : 0;
}

document.addEventListener("keydown", (event) => {
  const figure = event.target;
  if (!(figure instanceof Element) || !figure.matches(CHART)) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const row = spots.get(figure.id);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step) move(figure, row === undefined ? beginning(figure) : row + step);
  else if (event.key === "Home") move(figure, 0);
  else if (event.key === "End") move(figure, Infinity);
  else if (event.key === "Escape" && row !== undefined) clear(figure);
  else return;
  event.preventDefault();
});

/** @param {PointerEvent} event */
function follow(event) {
  const plot =
    event.target instanceof Element ? event.target.closest(`${CHART} .cc-chart-plot`) : null;
  const figure = plot?.closest("figure");
  if (pointed !== figure?.id && pointed !== focused) clear(document.getElementById(pointed));
  pointed = figure?.id ?? "";
  const svg = figure && shown(figure);
  if (!svg) return;
  const edge = svg.getBoundingClientRect();
  const share = (event.clientX - edge.left) / edge.width;
  move(figure, nearest(svg, share * svg.viewBox.baseVal.width));
}
document.addEventListener("pointermove", follow);
document.addEventListener("pointerdown", follow);

document.addEventListener("focusin", ({ target }) => {
  const id = target instanceof Element && target.matches(CHART) ? target.id : "";
  if (focused !== id) clear(document.getElementById(focused));
  focused = id;
});

document.addEventListener("focusout", ({ target }) =>
  queueMicrotask(() => {
    if (!(target instanceof Element) || !target.isConnected || target.id !== focused) return;
    clear(target);
    focused = "";
  }),
);

// Figures are redrawn while they are read: put crosshair and keyboard back where they were.
new MutationObserver(() => {
  for (const [id, row] of spots) {
    const figure = document.getElementById(id);
    if (!figure || figure.querySelector(".cc-chart-cross") || !rows(figure).length) continue;
    const kept = Math.min(row, rows(figure).length - 1);
    spots.set(id, kept);
    show(figure, kept);
  }
  if (!focused || document.activeElement !== document.body) return;
  document.getElementById(focused)?.focus({ preventScroll: true });
}).observe(document.documentElement, { childList: true, subtree: true });

document.body.append(speaker.line);
