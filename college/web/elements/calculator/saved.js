// The scenarios that a reader saves under own names: kept in the record, carried by a link.

import { button, tag } from "../../element.js";
import { learning } from "../../record/store.js";
import { answered, copied, linkTo } from "./sharing.js";

/** @typedef {import("./calculator.js").CourseCalculator} CourseCalculator */
/** @typedef {{id: string, name: string, link: string}} Scenario */

/** What an address carries each of them as. */
export const SCENARIO = "s";
/** What the name stands under among the inputs of one that a link carries. */
const NAME = "n";
const MOST = 8;

export class SavedScenarios {
  /** @type {Scenario[]} those of an opened link, until they are kept */
  brought = [];

  /** @param {CourseCalculator} calculator */
  constructor(calculator) {
    this.calculator = calculator;
    learning().follow(() => this.count());
  }

  /** The reader's own, the oldest first, then those of a link. @returns {Scenario[]} */
  all() {
    const own = Object.entries(learning().record.saved)
      .filter(([, item]) => item.calculator === this.calculator.name && !item.gone)
      .map(([id, { name, link }]) => ({ id, name, link }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    return [...own, ...this.brought];
  }

  /** As Python is asked about them. */
  asked() {
    return this.all().map(({ id, name, link }) => ({
      id,
      name,
      link: Object.fromEntries(new URLSearchParams(link)),
    }));
  }

  get fold() {
    return /** @type {HTMLDetailsElement} */ (
      this.calculator.querySelector(".cc-calculator-saved")
    );
  }

  /** Say in the fold's name how many there are. */
  count() {
    const summary = this.fold.querySelector("summary");
    const { length } = this.all();
    if (summary) summary.textContent = length ? `Saved scenarios (${length})` : "Saved scenarios";
  }

  /** @param {...(Node | string)} words */
  tell(...words) {
    this.calculator.place("told").replaceChildren(...words);
  }

  /** Save the present numbers under the name in the field. */
  async save() {
    const field = /** @type {HTMLInputElement} */ (
      this.calculator.querySelector(".cc-calculator-saved-new input")
    );
    const all = this.all();
    if (all.length >= MOST) return this.tell(`${MOST} are kept. Delete one first.`);
    await answered(this.calculator, {});
    const name = field.value.trim() || `Scenario ${all.length + 1}`;
    const link = new URLSearchParams(this.calculator.last.link).toString();
    this.put(`${this.calculator.name}/${Date.now().toString(36)}`, { name, link });
    field.value = "";
    this.fold.open = true;
    this.tell(`Saved as “${name}”. `, this.linkButton());
    this.calculator.ask({ settled: true });
  }

  linkButton() {
    return button("Copy link to all", () => this.copyLink());
  }

  /** Keep a scenario, a renamed one, or the mark of a deleted one. @param {string} id @param {{name: string, link: string, gone?: boolean}} item */
  put(id, { name, link, gone = false }) {
    const calculator = this.calculator.name;
    learning().change((record) => {
      record.saved[id] = { t: Date.now(), name, calculator, link, gone };
    });
  }

  /** Do what a button in the table says. @param {HTMLElement} pressed */
  act(pressed) {
    const row = /** @type {HTMLElement} */ (pressed.closest("tr"));
    const found = this.all().find(({ id }) => id === row.dataset.saved);
    if (!found) return;
    if (pressed.dataset.savedDo === "open") this.open(found);
    else if (pressed.dataset.savedDo === "rename") this.rename(found, row);
    else this.remove(found);
  }

  /** @param {Scenario} found */
  open({ name, link }) {
    this.tell(`“${name}” is open.`);
    this.calculator.slid = undefined;
    const linked = Object.fromEntries(new URLSearchParams(link));
    // From the defaults, as the link says only what differs from them.
    this.calculator.change({ inputs: {}, opened: linked, settled: true });
  }

  /** @param {Scenario} found @param {HTMLElement} row */
  rename(found, row) {
    const label = `New name of ${found.name}`;
    const field = tag("input", { type: "text", maxlength: "60", "aria-label": label });
    field.value = found.name;
    const keep = () => {
      const name = field.value.trim() || found.name;
      this.forget(found);
      this.put(found.id, { ...found, name });
      this.tell(`Renamed to “${name}”.`);
      this.calculator.ask({ settled: true });
    };
    field.addEventListener("keydown", ({ key }) => {
      if (key === "Enter") keep();
      else if (key === "Escape") this.calculator.ask({ settled: true });
    });
    row.querySelector("th")?.replaceChildren(field, " ", button("Keep name", keep));
    field.select();
  }

  /** @param {Scenario} found */
  remove(found) {
    this.forget(found);
    this.put(found.id, { ...found, gone: true });
    const undo = button("Undo", () => {
      this.put(found.id, found);
      this.tell(`“${found.name}” is back.`);
      this.calculator.ask({ settled: true });
    });
    this.tell(`“${found.name}” is deleted. `, undo);
    undo.focus();
    this.calculator.ask({ settled: true });
  }

  /** From now on it is the reader's own, or none. @param {Scenario} found */
  forget(found) {
    this.brought = this.brought.filter(({ id }) => id !== found.id);
  }

  /** Show what a link brought, beside the reader's own; nothing is kept yet. @param {string[]} carried */
  take(carried) {
    const own = new Set(this.all().map(({ link }) => link));
    this.brought = carried.slice(0, MOST).flatMap((text, index) => {
      const pairs = new URLSearchParams(text);
      const name = pairs.get(NAME)?.slice(0, 60) ?? "";
      pairs.delete(NAME);
      const link = pairs.toString();
      const id = `${this.calculator.name}/link-${index}`;
      return own.has(link) ? [] : [{ id, name: name || `Scenario ${index + 1}`, link }];
    });
    if (!this.brought.length) return;
    this.fold.open = true;
    this.count();
    const keep = button("Keep them", () => {
      const brought = this.brought.splice(0);
      brought.forEach((item, index) =>
        this.put(`${this.calculator.name}/${(Date.now() + index).toString(36)}`, item),
      );
      this.tell("Kept.");
      this.calculator.ask({ settled: true });
    });
    this.tell("The link brought scenarios. ", keep);
  }

  async copyLink() {
    const address = new URL(linkTo(this.calculator));
    const hash = new URLSearchParams(address.hash.slice(1));
    for (const { name, link } of this.all())
      hash.append(SCENARIO, `${NAME}=${encodeURIComponent(name)}&${link}`);
    address.hash = hash.toString();
    await copied(this.calculator.place("told"), address.href, "The link to all of them is copied.");
  }
}
