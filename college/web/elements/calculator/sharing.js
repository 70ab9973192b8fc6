// What a reader does with a result: copy it, link to it, keep it as a file, print it.

import { download } from "../../download.js";
import { tag } from "../../element.js";
import { courseMap } from "../../record/course.js";
import { askSpreadsheet } from "../../runtime/python_in_page.js";

/** @typedef {import("./calculator.js").CourseCalculator} CourseCalculator */

/** @type {Record<string, string>} */
const SAID = {
  link: "The link is copied.",
  text: "Copied as text.",
  markdown: "Copied as Markdown.",
  csv: "The file is among your downloads.",
  xlsx: "The spreadsheet is among your downloads.",
};
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The address that opens this calculator with these inputs. @param {CourseCalculator} calculator */
export function linkTo(calculator) {
  const pairs = calculator.last?.link ?? [["c", calculator.name]];
  const address = new URL(location.href);
  address.hash = new URLSearchParams(pairs).toString();
  return address.href;
}

/** Do one of the buttons below a result. @param {CourseCalculator} calculator @param {string} action */
export async function share(calculator, action) {
  if (action === "print") return window.print();
  if (action === "save") return calculator.saved.save();
  const day = new Date().toISOString().slice(0, 10);
  await answered(calculator, { copy: { link: linkTo(calculator), day, course: courseMap().name } });
  const link = linkTo(calculator);
  if (action === "link") history.replaceState(null, "", new URL(link).hash);
  const text = action === "link" ? link : calculator.last.copies[action];
  const place = calculator.place("copied");
  place.hidden = false;
  const file = `${calculator.name.replaceAll("_", "-")}-${day}.${action}`;
  if (action === "xlsx") return spreadsheet(calculator, place, link, file);
  if (action === "csv") {
    download(file, text, "text/csv");
    place.textContent = SAID.csv;
    return;
  }
  await copied(place, text, SAID[action]);
}

/**
 * Hand over the spreadsheet of the numbers that the result is for, and say how it went.
 * @param {CourseCalculator} calculator @param {HTMLElement} place @param {string} link @param {string} file
 */
async function spreadsheet(calculator, place, link, file) {
  place.textContent = "Python writes the spreadsheet.";
  try {
    const asked = { calculator: calculator.name, inputs: calculator.last.now, link };
    const { base64 } = await askSpreadsheet(asked);
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    download(file, new Blob([bytes]), SPREADSHEET);
    place.textContent = SAID.xlsx;
  } catch (reason) {
    place.textContent = `There is no spreadsheet. ${/** @type {Error} */ (reason).message}`;
  }
}

/** Put a text where it can be pasted from, or show it. @param {HTMLElement} place @param {string} text @param {string} said */
export async function copied(place, text, said) {
  try {
    await navigator.clipboard.writeText(text);
    place.textContent = said;
  } catch {
    // No clipboard: the text itself, ready to be copied by hand.
    const box = tag("textarea", { readonly: true, rows: "6", "aria-label": "Text to copy" }, text);
    place.replaceChildren("Copy this: ", box);
    box.select();
  }
}

/** Ask Python, and wait for what it says. @param {CourseCalculator} calculator @param {object} extra */
export function answered(calculator, extra) {
  return new Promise((resolve) => {
    calculator.addEventListener("answered", resolve, { once: true });
    calculator.ask({ ...extra, settled: true });
  });
}
