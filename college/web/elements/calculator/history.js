// What a calculator held before, and what it held before an undo.

/** What the form holds, as far as it differs from the start. */
/** @typedef {{inputs: Record<string, string>, writings: Record<string, number>}} Moment */

const MOST = 50;

export class History {
  /** @type {Moment[]} */
  past = [];
  /** @type {Moment[]} */
  future = [];
  /** @type {Moment} */
  current = { inputs: {}, writings: {} };
  /** The field that is being typed into: a number half typed is no moment to go back to. */
  typed = "";

  /**
   * Go on to another moment, and keep the last one if something changed.
   * @param {Moment} now @param {boolean} asked whether more than the fields' text was asked for
   * @param {string} typed the field whose typing this goes on with, if any
   */
  change(now, asked, typed = "") {
    const before = JSON.stringify(this.current);
    const changed = asked || JSON.stringify(now) !== before;
    const goesOn = typed !== "" && typed === this.typed;
    if (changed) this.typed = typed;
    if (changed && !goesOn && JSON.stringify(this.past.at(-1)) !== before) {
      this.past.push(this.current);
      if (this.past.length > MOST) this.past.shift();
      this.future = [];
    }
    this.current = now;
  }

  /** Take one step back: the moment to show, if there is one. @param {Moment} now */
  undo(now) {
    return step(this.past, this.future, now);
  }

  /** Take one step forward again. @param {Moment} now */
  redo(now) {
    return step(this.future, this.past, now);
  }
}

/** @param {Moment[]} from @param {Moment[]} to @param {Moment} now */
function step(from, to, now) {
  const found = from.pop();
  if (found) to.push(now);
  return found;
}
