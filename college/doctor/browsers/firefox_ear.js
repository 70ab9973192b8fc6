// The ear in each content process of Firefox, as Marionette has none for the console: it tells the
// parent of errors logged and exceptions uncaught, by page or by worker.
"use strict";

{
  const tell = (text) => Services.cpmm.sendAsyncMessage("college:error", text);

  const logged = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage);
  logged.addLogEventListener((message) => {
    const event = message.wrappedJSObject;
    if (event.chromeContext || !["assert", "error"].includes(event.level)) return;
    tell(`${event.arguments.map(String).join(" ")} (${event.filename})`);
  }, Services.scriptSecurityManager.getSystemPrincipal());

  Services.console.registerListener({
    observe(message) {
      if (!(message instanceof Ci.nsIScriptError)) return;
      const mild = Ci.nsIScriptError.warningFlag | Ci.nsIScriptError.infoFlag;
      if (message.flags & mild || message.isFromChromeContext) return;
      tell(`${message.errorMessage} (${message.sourceName})`);
    },
  });
}
