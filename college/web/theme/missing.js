// The page that a server shows for an address it does not know, which may be any number of folders
// deep: of the tags that load this script one finds it, and that one knows where the course is.

import { ROOT } from "../here.js";

const dark = matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.dataset.mdColorScheme = dark ? "slate" : "default";

document.addEventListener("DOMContentLoaded", () => {
  for (const link of document.querySelectorAll("a[href]")) {
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", ROOT).href);
  }
});
