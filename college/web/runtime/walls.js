// The walls around a Python that runs programs of others: what reaches beyond its worker is taken
// away before a program runs, and what a program can pour out of itself is measured. The bridge to
// JavaScript is not even in the pack; these walls stand behind that one.

/** What reaches beyond a worker. */
const WAYS_OUT = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "EventSource",
  "RTCPeerConnection",
  "importScripts",
  "Worker",
  "SharedWorker",
  "BroadcastChannel",
  "MessageChannel",
  "Notification",
  "indexedDB",
  "caches",
  "cookieStore",
  "navigator",
  "location",
  "close",
];
/** What makes code of text; Python's own start still asks what a function is made by. */
const CODE_OF_TEXT = ["eval", "Function"];

/** How much a program may write in one run: signs and pieces to the page, bytes and files of its own. */
const MOST = { printed: 1_000_000, pieces: 1_200, written: 32_000_000, files: 2_000 };
/** The longest reply of a run: the rest would only freeze the page. */
const LONGEST_REPLY = 300_000;
const NO_SPACE = 51; // Emscripten's number for ENOSPC

/** Take from the worker what reaches beyond it, wherever on its chain of prototypes it stands. */
export function cutOff() {
  remove(WAYS_OUT);
}

/** Take from the worker what makes code of text, once Python has started. */
export function noCodeOfText() {
  remove(CODE_OF_TEXT);
  const functions = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const one of functions) {
    Object.defineProperty(Object.getPrototypeOf(one), "constructor", { value: undefined });
  }
}

/** @param {string[]} names */
function remove(names) {
  for (let holder = self; holder && holder !== Object.prototype;) {
    for (const way of names) {
      if (!Object.hasOwn(holder, way) && holder !== self) continue;
      try {
        Object.defineProperty(holder, way, { value: undefined, configurable: false });
      } catch {
        // a browser that lets nobody change this one
      }
    }
    holder = Object.getPrototypeOf(holder);
  }
}

/** Measures what the program of one run pours out. */
export class Measure {
  /** @param {(print: string) => void} send what takes a printed line to the page */
  constructor(send) {
    this.send = send;
    this.left = { ...MOST };
  }

  /** Begin the next run. */
  renew() {
    this.left = { ...MOST };
  }

  /** Pass a printed line on, or drop it. @param {string} line */
  print(line) {
    if ((this.left.pieces -= 1) >= 0) this.send(line);
  }

  /** Hold a Python's file system to the measure. @param {any} files Emscripten's FS */
  hold(files) {
    const full = () => {
      throw new files.ErrnoError(NO_SPACE);
    };
    const { write, mknod, truncate, ftruncate } = files;
    files.write = (/** @type {any[]} */ ...given) => {
      const [stream, , , length] = given;
      if (stream.tty && (this.left.printed -= length) < 0) return length; // dropped
      if (!stream.tty && (this.left.written -= length) < 0) full();
      return write.apply(files, given);
    };
    files.mknod = (/** @type {any[]} */ ...given) =>
      (this.left.files -= 1) < 0 ? full() : mknod.apply(files, given);
    for (const [name, cut] of Object.entries({ truncate, ftruncate })) {
      files[name] = (/** @type {any} */ target, /** @type {number} */ length) =>
        (this.left.written -= length) < 0 ? full() : cut.call(files, target, length);
    }
    // Space that is only asked for is space taken.
    if (files.allocate) files.allocate = full;
  }
}

/** Return a reply as it may go to the page. @param {string | undefined} text */
export function measured(text) {
  if (text === undefined || text.length <= LONGEST_REPLY) return text;
  throw new Error("What the program gave back is too long to be shown.");
}
