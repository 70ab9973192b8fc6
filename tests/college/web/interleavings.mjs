// Pages that write at the same time, as a model: each sees the storage as its own process last heard
// of it, any of them may crash, reload, import, undo and delete. Nothing that was done may be lost.
// Called with the folder of the scripts, a seed and a count; prints what was lost.

const [folder, seed, count] = process.argv.slice(2);
const { Keeper } = await import(`${folder}/keeper.js`);
const { tidyRecord } = await import(`${folder}/record.js`);

/** A small generator of chance that the same seed begins the same way. */
function chanceOf(start) {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The storage: one row of events, of which each page has heard some, its own at once. */
class Backend {
  events = [];
  shelfFor(page) {
    const seen = new Map();
    let heard = 0;
    const hear = (upTo) => {
      for (; heard < upTo; heard++) {
        const { name, text, by } = this.events[heard];
        if (by === page) continue;
        if (text === null) seen.delete(name);
        else seen.set(name, text);
      }
    };
    hear(this.events.length);
    const act = (name, text) => {
      if (page.full && text !== null) throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
      if (text === null) seen.delete(name);
      else seen.set(name, text);
      this.events.push({ name, text, by: page });
    };
    return {
      hearSome: (share) => hear(heard + Math.floor((this.events.length - heard) * share)),
      get length() {
        return seen.size;
      },
      key: (index) => [...seen.keys()][index] ?? null,
      getItem: (name) => seen.get(name) ?? null,
      setItem: (name, text) => act(name, text),
      removeItem: (name) => act(name, null),
    };
  }
}

function play(number) {
  const chance = chanceOf(Number(seed) * 1_000_003 + number);
  const pick = (most) => Math.floor(chance() * most);
  const backend = new Backend();
  let names = 0;
  let clock = 1_000_000 + pick(1000);
  const done = new Map(); // what was done and must be there at the end, by its id
  const open = () => {
    const page = { full: false };
    page.shelf = backend.shelfFor(page);
    page.skew = pick(4) === 0 ? (pick(2) ? 1 : -1) * pick(400_000_000_000) : 0;
    page.keeper = new Keeper({
      shelf: () => page.shelf,
      key: "record",
      now: () => Math.max(1, clock + page.skew),
      fresh: () => `n${(names++).toString(36)}`,
    });
    return page;
  };
  const pages = Array.from({ length: 2 + pick(3) }, open);
  const steps = 10 + pick(40);
  for (let step = 0; step < steps; step++) {
    clock += pick(50);
    const at = pick(pages.length);
    const page = pages[at];
    const id = `lesson-${number}-${step}`;
    if (pick(2)) page.shelf.hearSome(chance());
    const what = pick(20);
    if (what < 9) {
      page.keeper.change((record) => (record.notes[id] = { t: page.keeper.now(), text: id }));
      done.set(id, page);
    } else if (what < 12) {
      page.keeper.change((record) => {
        record.answers[id] = [{ t: page.keeper.now(), ok: true, kind: "number" }];
      });
      done.set(id, page);
    } else if (what < 14) {
      const brought = tidyRecord({ notes: { [id]: { t: 5, text: id } } });
      const name = page.keeper.bring(brought);
      if (pick(2)) page.keeper.end([name]);
      else done.set(id, page);
    } else if (what < 15) {
      // Deleting takes what the page knows, and not a thing more.
      const known = new Set(Object.values(page.keeper.record).flatMap((group) => Object.keys(group)));
      page.keeper.load();
      for (const group of Object.values(page.keeper.record)) {
        for (const name of Object.keys(group)) known.add(name);
      }
      const before = page.keeper.record;
      page.keeper.end();
      if (pick(2)) page.keeper.bring(before);
      else for (const name of known) done.delete(name);
    } else if (what < 17) {
      page.keeper.makeOne();
    } else if (what < 18) {
      page.full = !page.full;
    } else if (page.keeper.trouble === "") {
      pages[at] = open(); // a crash: what the page had in mind alone is gone, what it wrote is not
    }
  }
  for (const page of pages) {
    page.full = false;
    page.shelf.hearSome(1);
    page.keeper.change((record) => (record.settings.last = { t: page.keeper.now(), value: "x" }));
  }
  const { notes, answers } = open().keeper.record;
  return [...done.keys()].filter((id) => !(id in notes) && !(id in answers));
}

let lost = 0;
const examples = [];
for (let number = 0; number < Number(count); number++) {
  const missing = play(number);
  lost += missing.length;
  if (missing.length && examples.length < 5) examples.push({ number, missing });
}
console.log(JSON.stringify({ tried: Number(count), lost, examples }));
