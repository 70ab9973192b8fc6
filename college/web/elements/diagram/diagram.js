// The element <course-diagram>: the scenes of a picture, one at a time, by buttons, arrow keys or a
// press on a part of the picture. It never moves by itself. Python drew every scene and wrote every
// sentence; this only chooses which of them is shown.

const SHOWN = "cc-diagram-shown";
const KEYS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["Home", -Infinity],
  ["End", Infinity],
]);

/** @type {Map<string, number>} the scene each picture stands at, by its figure's id: it outlives a redrawing */
const places = new Map();

class CourseDiagram extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", this);
    this.addEventListener("keydown", this);
    const place = places.get(this.name());
    if (place !== undefined && this.sentences().length)
      this.show(Math.min(place, this.sentences().length - 1));
  }

  disconnectedCallback() {
    this.removeEventListener("click", this);
    this.removeEventListener("keydown", this);
  }

  /** @param {Event} event */
  handleEvent(event) {
    if (event instanceof KeyboardEvent) this.press(event);
    else if (event.target instanceof Element) this.choose(event.target);
  }

  name() {
    return this.closest("figure")?.id ?? "";
  }

  sentences() {
    return [...this.querySelectorAll(".cc-diagram-scenes > li")];
  }

  at() {
    return this.sentences().findIndex((sentence) => sentence.classList.contains(SHOWN));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const step = KEYS.get(event.key);
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.move(step);
  }

  /** @param {Element} target what was pressed: a button, or a part of the picture that has a scene */
  choose(target) {
    const button = target.closest("[data-step]");
    const part = target.closest("[data-scene]");
    if (button) this.move(Number(button.getAttribute("data-step")));
    else if (part) this.tell(Number(part.getAttribute("data-scene")));
  }

  /** @param {number} step */
  move(step) {
    const count = this.sentences().length;
    if (!count) return;
    const wanted = this.at() + step;
    const around = this.hasAttribute("data-around") && Number.isFinite(step);
    this.tell(around ? (wanted + count) % count : Math.max(0, Math.min(wanted, count - 1)));
  }

  /** Show a scene and let a screen reader say its sentence. @param {number} place */
  tell(place) {
    if (place === this.at()) return;
    this.show(place);
    const status = this.querySelector("[role=status]");
    if (status) status.textContent = this.sentences()[place]?.textContent ?? "";
  }

  /** @param {number} place */
  show(place) {
    const count = this.sentences().length;
    places.set(this.name(), place);
    this.sentences().forEach((sentence, index) =>
      sentence.classList.toggle(SHOWN, index === place),
    );
    for (const svg of this.querySelectorAll("svg"))
      svg
        .querySelectorAll(".cc-diagram-layer")
        .forEach((layer, index) => layer.classList.toggle(SHOWN, index === place));
    if (this.hasAttribute("data-around")) return;
    this.disable("-1", place === 0);
    this.disable("1", place === count - 1);
  }

  /** @param {string} step @param {boolean} off the button stays where it is, and keeps the keyboard */
  disable(step, off) {
    const button = this.querySelector(`[data-step="${step}"]`);
    if (off) button?.setAttribute("aria-disabled", "true");
    else button?.removeAttribute("aria-disabled");
  }
}

customElements.define("course-diagram", CourseDiagram);
