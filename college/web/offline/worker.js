// The service worker of the course: what was visited, or downloaded, works without a network. It
// knows one edition, which the build writes before it, asks no other host, and never mixes two.

import { answered } from "./answering.js";
import { Edition } from "./edition.js";
import { eachInTurn, removeKept } from "./names.js";
import { Pages } from "./pages.js";

/** @typedef {import("./worker.d.ts").WorkerScope} WorkerScope */
/** @typedef {import("./worker.d.ts").Told} Told */

const here = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
const root = here.registration.scope;
const own = here.courseEdition && new Edition(here.courseEdition, root);
const openPages = () => here.clients.matchAll({ type: "window", includeUncontrolled: true });
const isOneComing = () => Boolean(here.registration.installing ?? here.registration.waiting);
const pages = new Pages(root, async () => (await openPages()).map(({ id }) => id), isOneComing);

here.addEventListener("install", (event) => {
  event.waitUntil(own ? prepared(own) : here.skipWaiting());
});
here.addEventListener("activate", (event) => {
  event.waitUntil(own ? inForce(own) : retired());
});
here.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (own && method === "GET" && url.startsWith(root)) {
    const answer = answered(event, own, pages, isThereNews);
    event.respondWith(answer.catch(() => fetch(event.request))); // where nothing can be kept
  }
});
here.addEventListener("message", (event) => {
  if (own) event.waitUntil(hear(event, own));
});

/** Bring into a new edition what was kept of those before, or fail, and they stay. @param {Edition} edition */
async function prepared(edition) {
  const before = (await Edition.all(root)).filter(({ name }) => name !== edition.name);
  await edition.begin();
  const kept = await Promise.all(before.map(async (one) => ({ one, paths: await one.paths() })));
  const whole = kept.some(({ one, paths }) => paths.size === Object.keys(one.record.files).length);
  const wanted = (await edition.missing()).filter(
    (path) => whole || kept.some(({ paths }) => paths.has(path)),
  );
  const bring = async (/** @type {string} */ path) => {
    const sum = edition.record.files[path];
    const from = kept.find(({ one, paths }) => paths.has(path) && one.record.files[path] === sum);
    const copy = await from?.one.kept(path);
    await (copy ? edition.put(path, copy) : edition.keep(path));
  };
  try {
    await eachInTurn(wanted, bring);
  } catch (reason) {
    const { path, kind, detail } = /** @type {import("./names.js").Trouble} */ (reason);
    for (const page of await openPages()) page.postMessage({ news: { path, kind, detail } });
    throw reason;
  }
}

/** @param {Edition} edition */
async function inForce(edition) {
  await pages.putInForce(edition);
  await here.clients.claim();
}

/** Leave nothing behind: an author's preview has taken the place of the course. */
async function retired() {
  await removeKept(root);
  await here.registration.unregister();
  for (const page of await openPages()) await page.navigate(page.url).catch(() => {});
}

/** Look whether the host has another edition by now. */
async function isThereNews() {
  await here.registration.update().catch(() => {});
  return isOneComing();
}

/** @param {Told} event @param {Edition} edition */
async function hear({ data, source, ports }, edition) {
  if ("go" in data) return here.skipWaiting();
  if ("seen" in data) return seen(data.seen, source?.id ?? "", edition);
  if ("keep" in data) {
    const told = await edition.keep(data.keep).then(
      () => ({}),
      ({ path, kind, detail }) => ({ trouble: { path, kind, detail } }),
    );
    return ports[0]?.postMessage(told);
  }
  const { files, bytes } = edition.record;
  const missing = await edition.missing();
  ports[0]?.postMessage({ files: Object.keys(files).length, bytes, missing });
}

/**
 * Keep what a page had loaded before there was a worker, as the browser still has it; the first is
 * the page itself. One of another edition is left to the network.
 * @param {string[]} addresses @param {string} id of the page @param {Edition} edition
 */
async function seen(addresses, id, edition) {
  await pages.tidy(edition);
  for (const [at, address] of addresses.entries()) {
    const path = edition.pathOf(address);
    if (!path || (await edition.kept(path))) continue;
    try {
      const response = await fetch(edition.address(path), { cache: "force-cache" });
      const fits = response.ok && (await edition.keepIfOwn(path, response));
      if (!fits && at === 0) return pages.leave(id);
    } catch {
      return; // no network or no room: it is kept when it is next asked for
    }
  }
}
