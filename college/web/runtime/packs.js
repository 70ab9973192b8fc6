// The Pythons of the page, one for each pack: there before any element can ask for them.

import { FOLDER } from "../here.js";
import { PageRuntime } from "./runtime.js";

for (const pack of window.collegeLater.packs) {
  const home = new URL(`runtime/${pack.digest}/`, FOLDER);
  Reflect.set(window, pack.name, new PageRuntime(pack, home));
}
