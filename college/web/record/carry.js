// This file is how the record gets from page to page where each page has a memory of its own, as
// in Firefox with a folder opened by double-click: in the link that is followed, behind `~p=`.

"use strict";

/** How much of a record a link carries: all that is read on other pages, the last answers only. */
const CARRIED = { answers: 2, reviews: 6, note: 1500, most: 60000 };

/** Signs that an address may hold as they are, for those a record is full of. */
const SHORTER = [["%22", "'"], ["%5B", "("], ["%5D", ")"], ["%2C", "!"]];

/** @param {LearningRecord} record @returns {string} */
function packedRecord(record) {
  const last = (/** @type {Record<string, any[]>} */ group, /** @type {number} */ count) =>
    Object.fromEntries(Object.entries(group).map(([id, list]) => [id, list.slice(-count)]));
  const notes = Object.entries(record.notes).filter(([, note]) => note.text.length <= CARRIED.note);
  const full = { ...record, answers: last(record.answers, CARRIED.answers), reviews: last(record.reviews, CARRIED.reviews), notes: Object.fromEntries(notes) };
  const text = packedText(full);
  return text.length <= CARRIED.most ? text : packedText({ ...full, notes: {} });
}

/** @param {LearningRecord} record */
function packedText(record) {
  const at = (/** @type {number} */ time) => time.toString(36);
  const rows = [
    ["v", record.version, at(record.erased.t), at(record.erased.before)],
    ...Object.entries(record.lessons).map(([id, mark]) => ["l", id, at(mark.first), at(mark.last), Number(mark.done), at(mark.changed)]),
    ...Object.entries(record.answers).map(([id, list]) => ["a", id, ...list.flatMap((item) => [at(item.t), Number(item.ok), item.kind])]),
    ...Object.entries(record.reviews).map(([id, list]) => ["r", id, ...list.flatMap((item) => [at(item.t), item.rating])]),
    ...Object.entries(record.guesses).map(([id, item]) => ["g", id, at(item.t), item.stop, item.text]),
    ...Object.entries(record.notes).map(([id, item]) => ["n", id, at(item.t), item.text]),
    ...Object.entries(record.settings).map(([id, item]) => ["s", id, at(item.t), item.value]),
    ["c", at(record.scenario.t), ...Object.entries(record.scenario.values).flatMap(([name, item]) => [name, item.value, item.text])],
  ];
  return SHORTER.reduce((text, [long, short]) => text.replaceAll(short, `%${short.charCodeAt(0).toString(16)}`).replaceAll(long, short), encodeURIComponent(JSON.stringify(rows)));
}

/** @param {string} packed @returns {LearningRecord} */
function unpackedRecord(packed) {
  /** @type {any[][]} */
  const rows = JSON.parse(decodeURIComponent(SHORTER.reduce((text, [long, short]) => text.replaceAll(short, long), packed)));
  const time = (/** @type {string} */ item) => Number.parseInt(item, 36) || 0;
  const record = blankRecord();
  for (const [kind, id, ...rest] of rows) {
    const every = (/** @type {number} */ size) => Array.from({ length: Math.floor(rest.length / size) }, (_, index) => rest.slice(index * size, (index + 1) * size));
    if (kind === "v") record.erased = { t: time(rest[0]), before: time(rest[1]) };
    else if (kind === "l") record.lessons[id] = { first: time(rest[0]), last: time(rest[1]), done: rest[2] === 1, changed: time(rest[3]) };
    else if (kind === "a") record.answers[id] = every(3).map(([t, ok, how]) => ({ t: time(t), ok: ok === 1, kind: how }));
    else if (kind === "r") record.reviews[id] = every(2).map(([t, rating]) => ({ t: time(t), rating }));
    else if (kind === "g") record.guesses[id] = { t: time(rest[0]), stop: rest[1], text: rest[2] };
    else if (kind === "n") record.notes[id] = { t: time(rest[0]), text: rest[1] };
    else if (kind === "s") record.settings[id] = { t: time(rest[0]), value: rest[1] };
    else if (kind === "c") record.scenario = { t: time(id), values: Object.fromEntries(every(3).map(([name, value, shown]) => [name, { value, text: shown }])) };
  }
  return tidyRecord(record);
}

(() => {
  const MARK = "~p=";
  if (typeof window === "undefined" || location.protocol !== "file:") return;

  const at = location.hash.indexOf(MARK);
  if (at >= 0) {
    const own = location.hash.slice(1, at);
    const packed = location.hash.slice(at + MARK.length);
    if (own) location.replace(`#${own}`); // as a link to that place would: it scrolls, and listeners hear of it
    else history.replaceState(history.state, "", location.pathname + location.search);
    try {
      learning().replace(mergedRecords(learning().record, unpackedRecord(packed)));
    } catch {
      // a link cut short carries nothing; the page's own memory stands
    }
  }

  /** @param {Event} event */
  const load = (event) => {
    const link = /** @type {Element | null} */ (event.target)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.protocol !== "file:" || link.hasAttribute("download")) return;
    if (!link.pathname.endsWith(".html") || link.pathname === location.pathname) return;
    const plain = link.getAttribute("href") ?? "";
    link.href = `${link.href.includes("#") ? link.href : `${link.href}#`}${MARK}${packedRecord(learning().record)}`;
    setTimeout(() => link.setAttribute("href", plain)); // copied or hovered, it is the plain address again
  };
  document.addEventListener("click", load, true);
  document.addEventListener("auxclick", load, true);
})();
