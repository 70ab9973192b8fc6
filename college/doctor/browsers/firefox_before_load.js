// Runs PROGRAM in each new document of a content process of Firefox, before the document's own
// scripts and whatever its policy says.
"use strict";

{
  Services.obs.addObserver((window) => {
    const sandbox = Cu.Sandbox(window, {
      sandboxPrototype: window,
      sameZoneAs: window,
      wantXrays: false,
    });
    Cu.evalInSandbox(PROGRAM, sandbox);
  }, "content-document-global-created");
}
