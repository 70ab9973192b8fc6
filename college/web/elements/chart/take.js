// A chart or picture as a file: SVG and PNG as it looks on the page, CSV as its table has it.

import { download } from "../../download.js";
import { svgTag, tag } from "../../element.js";

/** What a style sheet gave to a mark; in a file of its own it has to bring that along. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "stroke-opacity",
  "opacity",
  "paint-order",
  "font-size",
  "font-weight",
  "text-anchor",
  "visibility",
];
const FONT = "Inter, system-ui, sans-serif";
const HEAD = { size: 16, line: 22, letters: 72, edge: 16 };
const SHARP = 2;

/** Take files from every figure of the page, also from those drawn later. */
export function takeFigures() {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-take]") : null;
    const figure = button?.closest("figure");
    if (button instanceof HTMLElement && figure) take(figure, button.dataset.take ?? "");
  });
}

/** @param {HTMLElement} figure @param {string} kind */
async function take(figure, kind) {
  const name = `${figure.id}.${kind}`;
  if (kind === "csv") return download(name, tableText(figure), "text/csv");
  const { text, width, height } = picture(figure);
  if (kind === "svg") return download(name, text, "image/svg+xml");
  download(name, await painted(text, width, height), "image/png");
}

/** The table as the page has it, with unrounded numbers beside it where they are known. @param {HTMLElement} figure */
function tableText(figure) {
  const cells = (/** @type {Element} */ row) => [...row.children].map((cell) => cell.textContent);
  const rows = [...figure.querySelectorAll(/** @type {"tr"} */ ("table tr"))].map((row) => {
    const exact = row.dataset.exact?.split(" ");
    return exact ? [...cells(row), ...exact] : cells(row);
  });
  const wide = Math.max(...rows.map((row) => row.length));
  const names = rows[0] ?? [];
  const unrounded = names.slice(0, wide - names.length).map((name) => `${name}, unrounded`);
  const quoted = (/** @type {string | null} */ text) => `"${(text ?? "").replaceAll('"', '""')}"`;
  return [[...names, ...unrounded], ...rows.slice(1)]
    .map((row) => `${row.map(quoted).join(",")}\n`)
    .join("");
}

/** The picture under its finding, with where it comes from below. @param {HTMLElement} figure */
function picture(figure) {
  const pictures = [...figure.querySelectorAll(/** @type {"svg"} */ ("svg[viewBox]"))];
  const drawn = pictures.find((svg) => svg.classList.contains("cc-chart-wide")) ?? pictures[0];
  const { width, height } = drawn.viewBox.baseVal;
  const { edge, line } = HEAD;
  const title = lines(figure.querySelector("figcaption")?.textContent ?? "");
  const top = edge + title.length * line;
  const size = { width: width + 2 * edge, height: top + height + 2 * line + edge };
  const seen = getComputedStyle(figure);
  const ground = seen.getPropertyValue("--cc-ground").trim() || "white";
  const file = svgTag("svg", {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${size.width} ${size.height}`,
    width: String(size.width),
    height: String(size.height),
    "font-family": FONT,
  });
  const copy = dressed(drawn);
  copy.setAttribute("x", String(edge));
  copy.setAttribute("y", String(top + line / 2));
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const color = { fill: seen.color };
  file.append(svgTag("rect", { width: "100%", height: "100%", fill: ground }));
  title.forEach((words, row) => {
    const y = String(edge + HEAD.size + row * line);
    const bold = { "font-size": String(HEAD.size), "font-weight": "650" };
    file.append(lettered(words, { x: String(edge), y, ...bold, ...color }));
  });
  const from = { x: String(edge), y: String(size.height - edge), "font-size": "12", ...color };
  file.append(copy, lettered(document.title, from));
  return { text: new XMLSerializer().serializeToString(file), ...size };
}

/** @param {string} words @param {Record<string, string>} marks */
function lettered(words, marks) {
  const text = svgTag("text", marks);
  text.textContent = words;
  return text;
}

/** Break a sentence into lines that fit over a picture. @param {string} sentence */
function lines(sentence) {
  /** @type {string[]} */
  const found = [];
  for (const word of sentence.split(/\s+/)) {
    const last = found.at(-1);
    if (last && last.length + word.length < HEAD.letters) found.push(`${found.pop()} ${word}`);
    else found.push(word);
  }
  return found;
}

/** A copy that looks the same without a style sheet. @param {SVGSVGElement} drawn */
function dressed(drawn) {
  for (const cross of drawn.querySelectorAll(".cc-chart-cross")) cross.remove();
  const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
  const from = [drawn, ...drawn.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((mark, index) => {
    const seen = getComputedStyle(from[index]);
    for (const look of LOOKS) mark.setAttribute(look, seen.getPropertyValue(look));
    for (const name of ["class", "id", "aria-labelledby"]) mark.removeAttribute(name);
  });
  return copy;
}

/** @param {string} text @param {number} width @param {number} height @returns {Promise<Blob>} */
async function painted(text, width, height) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = tag("canvas");
  [canvas.width, canvas.height] = [width * SHARP, height * SHARP];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob((blob) => blob && done(blob), "image/png"));
}
