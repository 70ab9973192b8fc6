// This file is Python on the page: it loads the pack that lies beside it, starts the worker, asks questions.
//
// It does nothing until asked. On http the parts of the pack are fetched; on file://, where nothing
// can be fetched, script tags carry the same bytes as text. All that follows is the same for both.
"use strict";

(() => {
  /**
   * @typedef {{ name: string, text: string, print?: (line: string) => void, resolve: (text: string) => void, reject: (reason: Error) => void, timer?: number }} Question
   */

  const MARKS = PACK.name.replace("computeCollege", "cc");
  const home = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const local = home.protocol === "file:";
  const total = PACK.parts.reduce((sum, part) => sum + part.bytes, 0);
  const AGAIN = "Try again, or reload the page.";
  /** @type {typeof Worker} A search shim may have put something else in its place; see own-worker.js. */
  const OwnWorker = Reflect.get(window, "computeCollegeWorker") ?? Worker;

  /** A failure that has a sentence for the reader. */
  class Trouble extends Error {}

  /** One try at starting: what has arrived, which workers run. */
  class Attempt {
    loaded = 0;
    /** @type {Worker[]} */
    workers = [];
    /** @type {number | undefined} */
    watch;
  }

  let attempt = new Attempt();
  let tries = 0;
  let failures = 0;
  let asked = 0;
  /** @type {Map<number, Question>} */
  const questions = new Map();
  /** @type {Map<string, any>} A guest's parts, unpacked. */
  const kept = new Map();
  /** @type {() => void} */
  let isReady = () => {};

  const runtime = {
    /** @type {"idle" | "starting" | "ready" | "failed"} */
    state: "idle",
    sentence: "",
    level: PACK.level,
    notes: PACK.notes,
    /** @type {Promise<void>} */
    ready: new Promise((resolve) => (isReady = resolve)),
    start,
    retry,
    stop,
    answer,
  };

  /** Begin, unless it has begun. */
  function start() {
    if (runtime.state === "idle") begin();
  }

  /** Begin again from nothing after a failure. */
  function retry() {
    if (runtime.state === "idle" || runtime.state === "failed") begin();
  }

  /**
   * Ask Python: the text it answers, or a rejection with a sentence.
   * @param {string} name
   * @param {string} text
   * @param {(line: string) => void} [print] told each line that a guest's program prints
   * @returns {Promise<string>}
   */
  function answer(name, text, print) {
    if (runtime.state === "failed") return Promise.reject(new Error(runtime.sentence));
    return new Promise((resolve, reject) => {
      const id = (asked += 1);
      questions.set(id, { name, text, print, resolve, reject });
      start();
      if (runtime.state === "ready") ask(id);
    });
  }

  function begin() {
    const current = (attempt = new Attempt());
    tries += 1;
    if (tries === 1) mark("start");
    tell("starting", "Starting Python.");
    wait(current);
    load(current).catch((reason) => fail(current, reason));
  }

  /** @param {Attempt} current */
  async function load(current) {
    const [core, wasm, rest] = PACK.parts;
    if (!core || !wasm || !rest) throw new Trouble("This page was built without its calculators. Build the course again.");
    if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") {
      throw new Trouble("This browser is too old to run Python. Use a current Chrome, Edge, Firefox or Safari.");
    }
    if (kept.size === PACK.parts.length) return bear(current, kept.get(core.name), [wasm, rest]);
    const unpacker = worker(current, new Blob([unpackerText()], { type: "text/javascript" }));
    /** @type {(python: Worker) => void} */
    let started = () => {};
    const python = new Promise((resolve) => (started = resolve));
    let open = 2;
    unpacker.onmessage = async ({ data }) => {
      if (data.arrived) return arrived(current, data.arrived);
      if (data.trouble) return fail(current, data.trouble);
      mark(data.name);
      if ((open -= 1) === 0) unpacker.terminate();
      if (PACK.guest) kept.set(data.name, data.content);
      const transfer = data.content instanceof ArrayBuffer && !PACK.guest ? [data.content] : [];
      (await python).postMessage({ [data.name]: data.content }, transfer);
    };
    for (const part of [wasm, rest]) located(part).then((found) => unpacker.postMessage(found)).catch((reason) => fail(current, reason));
    const text = await unpackedPart(await located(core), (bytes) => arrived(current, bytes), "text/javascript");
    const blob = await text.blob().catch(() => { throw partTrouble(core, "damaged"); });
    if (current !== attempt || runtime.state !== "starting") return;
    mark("core");
    if (PACK.guest) kept.set(core.name, blob);
    started(bear(current, blob, []));
  }

  /**
   * Begin Python's own worker, and give it the parts that are there already.
   * @param {Attempt} current @param {Blob} text @param {Part[]} parts
   */
  function bear(current, text, parts) {
    const born = worker(current, text);
    born.onmessage = ({ data }) => hear(current, data);
    for (const { name } of parts) born.postMessage({ [name]: kept.get(name) });
    return born;
  }

  /** @param {Part} part */
  function located(part) {
    const place = part.pack ? new URL(`../${part.pack}/`, home) : home;
    return locatedPart(part, place, (part.pack ?? PACK.digest).slice(0, 16), failures);
  }

  /** @param {any} reason */
  function folderOf(reason) {
    return PACK.parts.find((part) => part.name === reason.part)?.pack ?? decodeURIComponent(home.pathname.split("/").at(-2) ?? "");
  }

  /** @param {Attempt} current @param {Blob} text */
  function worker(current, text) {
    const address = URL.createObjectURL(text);
    const born = new OwnWorker(address);
    born.onerror = (event) => {
      event.preventDefault();
      fail(current, new Trouble(`Python stopped (${event.message || "the browser gave no reason"}). ${AGAIN}`));
    };
    current.workers.push(born);
    return born;
  }

  /** @param {Attempt} current @param {any} said */
  function hear(current, said) {
    if (current !== attempt) return;
    if (said.ready) {
      window.clearTimeout(current.watch);
      for (const [name, time] of Object.entries(said.ready)) mark(name, time);
      mark("ready");
      tell("ready", "Python is ready.");
      isReady();
      for (const id of questions.keys()) ask(id);
    } else if (said.print !== undefined) {
      questions.values().next().value?.print?.(said.print);
    } else if (said.failed) {
      fail(current, new Trouble(`Python stopped (${said.failed}). ${AGAIN}`));
    } else {
      const question = questions.get(said.id);
      questions.delete(said.id);
      window.clearTimeout(question?.timer);
      if (performance.getEntriesByName(`${MARKS}-first-result`).length === 0) mark("first-result");
      if ("error" in said) question?.reject(new Error(said.error));
      else question?.resolve(said.text);
    }
  }

  /** @param {number} id */
  function ask(id) {
    const current = attempt;
    const question = questions.get(id);
    if (!question) return;
    const late = () => fail(current, new Trouble(`Python gave no answer within ${PACK.patience} seconds. ${AGAIN}`));
    question.timer = window.setTimeout(late, PACK.patience * 1000);
    current.workers.at(-1)?.postMessage({ id, name: question.name, text: question.text });
  }

  /**
   * End this attempt with a sentence, and all open questions with it.
   * @param {Attempt} current
   * @param {unknown} reason
   */
  function fail(current, reason) {
    if (current !== attempt || runtime.state === "failed") return;
    failures += 1;
    end(current, "failed", reason instanceof Trouble ? reason.message : partSentence(reason, local ? folderOf(reason) : "", AGAIN));
  }

  /**
   * End Python at once, whatever it does; it starts again at the next question.
   * @param {string} sentence what open questions are told
   */
  function stop(sentence) {
    const current = attempt;
    attempt = new Attempt();
    end(current, "idle", sentence);
  }

  /** @param {Attempt} current @param {"idle" | "failed"} state @param {string} sentence */
  function end(current, state, sentence) {
    window.clearTimeout(current.watch);
    for (const each of current.workers) each.terminate();
    const left = [...questions.values()];
    questions.clear();
    tell(state, sentence);
    for (const question of left) {
      window.clearTimeout(question.timer);
      question.reject(new Error(runtime.sentence));
    }
  }

  /** Fail when nothing at all happens for too long. @param {Attempt} current */
  function wait(current) {
    window.clearTimeout(current.watch);
    const late = () => fail(current, new Trouble(`Nothing came for ${PACK.patience} seconds. Check the connection, then try again.`));
    current.watch = window.setTimeout(late, PACK.patience * 1000);
  }

  /** @param {Attempt} current @param {number} bytes */
  function arrived(current, bytes) {
    if (current !== attempt || runtime.state !== "starting") return;
    current.loaded += bytes;
    wait(current);
    const megabytes = (/** @type {number} */ count) => (count / 1e6).toFixed(1);
    tell("starting", current.loaded < total ? `Starting Python: ${megabytes(current.loaded)} of ${megabytes(total)} MB.` : "Starting Python.");
  }

  /** @param {typeof runtime.state} state @param {string} sentence */
  function tell(state, sentence) {
    if (state === runtime.state && sentence === runtime.sentence) return;
    Object.assign(runtime, { state, sentence });
    const detail = { state, sentence, loaded: attempt.loaded, total };
    document.dispatchEvent(new CustomEvent(`${PACK.name.toLowerCase()}:state`, { detail }));
  }

  /** @param {string} name @param {number} [epoch] when, on the clock that workers share; now if not given */
  function mark(name, epoch) {
    performance.mark(`${MARKS}-${name}`, epoch === undefined ? {} : { startTime: Math.max(0, epoch - performance.timeOrigin) });
  }

  Reflect.set(window, PACK.name, runtime);
})();
