// Why a file of the course could not be kept, as a sentence with the remedy.

/** @typedef {import("./names.js").Trouble} Trouble */

/** @param {Trouble} trouble */
export function troubleSentence({ path, kind, detail }) {
  switch (kind) {
    case "absent":
      return `The server did not give the file ${path} (it said ${detail}). Try again later, or tell whoever runs the site.`;
    case "other":
      return `The file ${path} on the server is not the one of this edition; a new one may be on its way. Try again in a few minutes.`;
    case "full":
      return `This browser has no room for the file ${path}. Free some space on this device, then go on.`;
    default:
      return `The file ${path} did not arrive. Check the connection, then go on: what has arrived is kept.`;
  }
}
