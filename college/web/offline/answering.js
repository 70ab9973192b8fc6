// What the worker answers to a request of a page: the file that the page's own edition has.

import { Edition, copied } from "./edition.js";

/** @typedef {import("./worker.d.ts").Asked} Asked */
/** @typedef {import("./pages.js").Pages} Pages */

/**
 * Return the answer. `isThereNews` looks whether the host has another edition.
 * @param {Asked} event @param {Edition} own @param {Pages} pages @param {() => Promise<boolean>} isThereNews
 * @returns {Promise<Response>}
 */
export async function answered(event, own, pages, isThereNews) {
  const { request } = event;
  const arriving = request.mode === "navigate";
  const edition = arriving ? own : await pages.editionOf(event.clientId, own);
  if (!edition) return fetch(request);
  const path = edition.pathOf(request.url);
  const kept = path ? await edition.kept(path) : await keptBefore(request.url, own);
  if (kept) return inRange(request, kept);
  if (!path) return fetch(request);
  let response;
  try {
    response = await fetch(edition.address(path), { cache: arriving ? "no-cache" : request.cache });
  } catch {
    return arriving ? notHere(own) : Response.error();
  }
  if (!response.ok) {
    event.waitUntil(isThereNews());
    return response;
  }
  if (edition.isNamed(path)) {
    event.waitUntil(edition.keepIfOwn(path, response.clone()).catch(() => {})); // or another time
    return response;
  }
  const isOld = async () => edition !== own || isThereNews();
  return ownOrOther(event, edition, path, response, { pages, isOld });
}

/**
 * Return a file whose name does not tell its content. One of another edition is shown as a page of
 * its own, but never given to a page of this one.
 * @param {Asked} event @param {Edition} edition @param {string} path @param {Response} response
 * @param {{ pages: Pages, isOld: () => Promise<boolean> }} means whether the edition is not the host's any more
 */
async function ownOrOther(event, edition, path, response, { pages, isOld }) {
  const bytes = await response.clone().arrayBuffer();
  // Without room it is still the right file.
  const fits = await edition.keepIfOwn(path, response.clone()).catch(() => true);
  if (!fits) {
    const old = await isOld(); // or else the host changes files on their way
    if (event.request.mode === "navigate") await pages.leave(event.resultingClientId);
    else if (old) return new Response("", { status: 504, statusText: "Of another edition" });
  }
  return copied(response, bytes);
}

/** Return what an edition before this one has kept under a name that this one does not know. @param {string} address @param {Edition} own */
async function keptBefore(address, own) {
  for (const edition of await Edition.all(own.root)) {
    const path = edition.pathOf(address);
    const kept = path && (await edition.kept(path));
    if (kept) return kept;
  }
  return undefined;
}

/** Return the page that says that a page is not kept. @param {Edition} own */
function notHere(own) {
  const { away } = own.record;
  const text = away.replaceAll("{root}", own.root);
  return new Response(text, {
    status: 503,
    headers: { "content-type": "text/html;charset=utf-8" },
  });
}

/** Return the part of a file that is asked for: players of sound and film ask so. @param {Request} request @param {Response} kept */
async function inRange(request, kept) {
  const wanted = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") ?? "");
  if (!wanted) return kept;
  const whole = await kept.blob();
  const from = Number(wanted[1]);
  const to = Math.min(wanted[2] ? Number(wanted[2]) : whole.size - 1, whole.size - 1);
  if (from > to) return new Response("", { status: 416 });
  const headers = new Headers(kept.headers);
  headers.set("content-range", `bytes ${from}-${to}/${whole.size}`);
  return new Response(whole.slice(from, to + 1), { status: 206, headers });
}
