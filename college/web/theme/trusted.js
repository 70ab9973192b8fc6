// The one place where text becomes the address of a script: where the browser asks for it (Trusted
// Types), only files of this course's own folder and Python's workers pass, and no code made of text.

/** HTML passes, as the page's policy lets none of it run. @param {URL} root @param {Window} [page] */
export function trustOwnScripts(root, page = window) {
  const blobs = `blob:${root.protocol === "file:" ? "null" : root.origin}/`;
  /** @type {any} */ (page).trustedTypes?.createPolicy("default", {
    createHTML: (/** @type {string} */ html) => html,
    createScriptURL: (/** @type {string} */ address) => {
      const { href } = new URL(address, root);
      return href.startsWith(root.href) || href.startsWith(blobs) ? href : null;
    },
  });
}
