// This file is a worker that starts at its first message: Material makes one for the search on every
// page, and its program need not come before someone searches.

"use strict";

(() => {
  const Hired = window.Worker;

  class PatientWorker extends EventTarget {
    /** @type {Worker | undefined} */
    worker;

    /** @param {string | URL} address */
    constructor(address) {
      super();
      this.address = address;
    }

    /** @param {unknown} message */
    postMessage(message) {
      if (!this.worker) {
        this.worker = new Hired(this.address);
        this.worker.addEventListener("message", ({ data }) => this.dispatchEvent(new MessageEvent("message", { data })));
      }
      this.worker.postMessage(message);
    }

    terminate() {
      this.worker?.terminate();
    }
  }

  Reflect.set(window, "Worker", PatientWorker);
})();
