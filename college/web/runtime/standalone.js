// A pack on a page of its own: the build writes the pack's record before it, as PACK.

/* global PACK */

import { FOLDER } from "../here.js";
import { PageRuntime } from "./runtime.js";

Reflect.set(window, PACK.name, new PageRuntime(PACK, FOLDER));
