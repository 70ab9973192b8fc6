// The learning platform around the page, in the two languages that it may speak: SCORM 1.2 and
// SCORM 2004. What is said in them is the same; here are their words, their limits and their times.

/**
 * @typedef {object} Tongue
 * @property {string} api the name of the object that answers
 * @property {Record<"begin" | "end" | "get" | "set" | "commit" | "error" | "explain", string>} calls
 * @property {Record<"learner" | "place" | "memory" | "status" | "time" | "exit" | "score", string>} names
 * @property {number} memory how many characters it keeps for the page
 * @property {boolean} scaled whether it takes a score as a share of one, too
 * @property {(seconds: number) => string} span
 */

/** @type {Record<string, Tongue>} */
export const TONGUES = {
  1.2: {
    api: "API",
    calls: {
      begin: "LMSInitialize",
      end: "LMSFinish",
      get: "LMSGetValue",
      set: "LMSSetValue",
      commit: "LMSCommit",
      error: "LMSGetLastError",
      explain: "LMSGetErrorString",
    },
    names: {
      learner: "cmi.core.student_id",
      place: "cmi.core.lesson_location",
      memory: "cmi.suspend_data",
      status: "cmi.core.lesson_status",
      time: "cmi.core.session_time",
      exit: "cmi.core.exit",
      score: "cmi.core.score",
    },
    memory: 4096,
    scaled: false,
    span: clockTime,
  },
  2004: {
    api: "API_1484_11",
    calls: {
      begin: "Initialize",
      end: "Terminate",
      get: "GetValue",
      set: "SetValue",
      commit: "Commit",
      error: "GetLastError",
      explain: "GetErrorString",
    },
    names: {
      learner: "cmi.learner_id",
      place: "cmi.location",
      memory: "cmi.suspend_data",
      status: "cmi.completion_status",
      time: "cmi.session_time",
      exit: "cmi.exit",
      score: "cmi.score",
    },
    memory: 64000,
    scaled: true,
    span: (seconds) => `PT${seconds}S`,
  },
};

/** How far up is looked, and how long a place may be. */
const MOST_FRAMES = 50;
const LONGEST_PLACE = 255;

/** Return hours, minutes and seconds as SCORM 1.2 has them. @param {number} seconds */
function clockTime(seconds) {
  const part = (/** @type {number} */ size, /** @type {number} */ of) =>
    String(Math.floor(seconds / size) % of).padStart(2, "0");
  const hours = String(Math.min(Math.floor(seconds / 3600), 9999)).padStart(4, "0");
  return `${hours}:${part(60, 60)}:${part(1, 60)}`;
}

/** Return the object that answers, in a frame above or in the window that opened this one. @param {string} name */
export function findPlatform(name) {
  return above(window, name) ?? above(opened(), name);
}

/** @returns {Window | null} */
function opened() {
  try {
    return window.opener ?? window.top?.opener ?? null;
  } catch {
    return null; // another origin
  }
}

/** @param {Window | null} from @param {string} name @returns {any} */
function above(from, name) {
  let place = from;
  try {
    for (let up = 0; place && up < MOST_FRAMES; up++) {
      const found = /** @type {any} */ (place)[name];
      if (found) return found;
      if (place.parent === place) return undefined;
      place = place.parent;
    }
  } catch {
    // A frame of another origin: what is above it cannot be asked.
  }
  return undefined;
}

/** One sitting: begun once, told as often as there is something to tell, ended once. */
export class Sitting {
  ended = false;
  /** The last fault of the platform, as a sentence, or nothing. */
  fault = "";
  began = Date.now();
  /** @type {Map<string, string>} what it has been told */
  told = new Map();

  /** @param {Tongue} tongue @param {any} api */
  constructor(tongue, api) {
    this.tongue = tongue;
    this.api = api;
    this.works = this.call("begin", "");
    this.over = ["completed", "passed"].includes(this.read("status"));
  }

  /** @param {keyof Tongue["calls"]} name @param {string[]} given @returns {boolean} */
  call(name, ...given) {
    const { calls } = this.tongue;
    try {
      const done = String(this.api[calls[name]](...given)) === "true";
      if (done) return true;
      const code = String(this.api[calls.error]());
      this.fault = `${calls[name]}: ${this.api[calls.explain](code) || `error ${code}`}`;
    } catch (reason) {
      this.fault = `${calls[name]}: ${reason}`;
    }
    return false;
  }

  /** @param {keyof Tongue["names"]} name @returns {string} */
  read(name) {
    if (!this.works) return "";
    try {
      return String(this.api[this.tongue.calls.get](this.tongue.names[name]) ?? "");
    } catch {
      return "";
    }
  }

  /** Tell what is new. @param {string} name @param {string} value */
  tell(name, value) {
    if (this.told.get(name) !== value && this.call("set", name, value)) this.told.set(name, value);
  }

  /**
   * Tell how the lesson stands, and have it kept.
   * @param {import("./standing.js").Standing} standing @param {string} memory @param {string} place
   */
  report({ done, right, answered, questions }, memory, place) {
    if (!this.works || this.ended) return;
    this.fault = "";
    const { names, scaled, span } = this.tongue;
    // What the platform has as done stays so, until the learner takes the mark off in this sitting.
    if (done || !this.over) this.tell(names.status, done ? "completed" : "incomplete");
    this.over = this.over && !done;
    if (answered > 0) {
      const share = right / questions;
      this.tell(`${names.score}.min`, "0");
      this.tell(`${names.score}.max`, "100");
      this.tell(`${names.score}.raw`, String(Math.round(share * 10000) / 100));
      if (scaled) this.tell(`${names.score}.scaled`, String(Math.round(share * 10000) / 10000));
    }
    this.tell(names.memory, memory);
    if (place.length <= LONGEST_PLACE) this.tell(names.place, place);
    this.tell(names.time, span(Math.round((Date.now() - this.began) / 1000)));
    this.tell(names.exit, "suspend"); // so that the next sitting goes on from here
    this.call("commit", "");
  }

  /** End the sitting. */
  end() {
    if (!this.works || this.ended) return;
    this.ended = true;
    this.call("end", "");
  }
}
