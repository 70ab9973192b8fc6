// The row of slides: which one is shown, and whether its answer is.

/** @typedef {{ slide: number, answered: boolean }} State */

export class Deck {
  slides = [...document.querySelectorAll(/** @type {"section"} */ (".cc-slides-slide"))];
  /** @type {State} */
  state = { slide: 0, answered: false };
  /** @type {((state: State) => void)[]} */
  listeners = [];

  /** @param {(state: State) => void} listener */
  listen(listener) {
    this.listeners.push(listener);
  }

  /** Show the slide that the address names, or the first. */
  begin() {
    document.documentElement.classList.add("cc-slides-ready");
    const named = Number(location.hash.slice(1)) - 1;
    this.show({ slide: this.slides[named] ? named : 0, answered: false });
  }

  /** Go a step on or back; an answer is a step of its own. @param {number} step */
  move(step) {
    const { slide, answered } = this.state;
    const asks = Boolean(this.slides[slide].querySelector(".cc-slides-answer"));
    if (step > 0 && asks && !answered) return this.show({ slide, answered: true });
    if (step < 0 && answered) return this.show({ slide, answered: false });
    if (this.slides[slide + step]) this.show({ slide: slide + step, answered: false });
  }

  /** @param {State} state */
  show(state) {
    this.state = state;
    this.slides.forEach((slide, at) => {
      const shown = at === state.slide;
      slide.classList.toggle("cc-slides-shown", shown);
      slide.classList.toggle("cc-slides-answered", shown && state.answered);
      slide.inert = !shown;
    });
    history.replaceState(null, "", `#${state.slide + 1}`);
    for (const listener of this.listeners) listener(state);
  }
}
