// Where the script lies that is running now: its folder, and the root of the course above it.

const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);

export const FOLDER = new URL(".", src);
export const ROOT = new URL("../", FOLDER);
