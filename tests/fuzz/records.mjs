// Records gone wrong, as files that are imported and links that carry them: each is read, joined, seen
// and packed again, or refused in a sentence. Called with the folder of the scripts, a seed and a count.

const [folder, seed, count] = process.argv.slice(2);
const { Unreadable, joinedLives, noLives, readLives, seenIn } = await import(`${folder}/lives.js`);
const { addedTo } = await import(`${folder}/merge.js`);
const { blankRecord } = await import(`${folder}/record.js`);
const { packedLives, unpackedLives } = await import(`${folder}/packed.js`);

const MOST_MS = 100;
const LATEST = 8.64e15; // the last moment that JavaScript has a date for
const ODD = [
  null, true, 0, -1, 1.5, 1e21, 1e308, "", "x", "__proto__", "constructor", "NaN", "2026-13-45", "\ud800",
  "<b>", [], [[]], {}, { t: 1 }, [null], [{ t: "x" }], { __proto__: null }, "9".repeat(5000), "x".repeat(50000),
  { "": {} }, { constructor: { t: 1 } }, Array(3000).fill({ t: 5 }), 8.64e15 + 1, -0,
];
const GOOD = {
  version: 2,
  ended: ["o-gone"],
  folded: ["o-old"],
  lives: {
    "o-a": {
      lessons: { pue: { first: 5, last: 7, done: true, changed: 6 } },
      answers: { "pue/1": [{ t: 6, ok: true, kind: "number" }] },
      reviews: { "pue/1": [{ t: 9, rating: 3 }] },
      guesses: { pue: { t: 4, stop: 7, text: "$1" } },
      notes: { pue: { t: 8, text: "a note" } },
      code: { pue: { t: 5, runs: 1, failed: 0, passed: true, code: "print(1)" } },
      settings: { role: { t: 1, value: "buyers" } },
      numbers: { own: { t: 2, values: { price: { value: "7", text: "$7" } } } },
    },
  },
};
const FIRST = { version: 1, ...GOOD.lives["o-a"], erased: { before: 3 } };
const OLDEST = { lessons: { pue: { first: 5, last: 7, done: 6 } }, quiz: { "pue/1": [{ t: 6, ok: true }] } };

/** A small generator of chance that the same seed begins the same way. */
function chanceOf(start) {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function spoiled(chance, given) {
  const pick = (list) => list[Math.floor(chance() * list.length)];
  const whole = structuredClone(given);
  for (let times = 1 + Math.floor(chance() * 3); times > 0; times--) {
    let here = whole;
    for (let depth = 0; depth < 6; depth++) {
      const keys = Object.keys(here);
      if (keys.length === 0) break;
      const key = pick(keys);
      const inside = here[key];
      if (typeof inside === "object" && inside !== null && chance() < 0.75) {
        here = structuredClone(inside);
        continue;
      }
      if (chance() < 0.15) delete here[key];
      else if (chance() < 0.2) here[JSON.stringify(pick(ODD)).replaceAll("\"", "")] = structuredClone(inside);
      else here[key] = structuredClone(pick(ODD));
      break;
    }
  }
  return whole;
}

/** Return what is wrong with what a reader would be shown. */
function faults(value, path = "") {
  if (typeof value === "number") {
    return Number.isFinite(value) && Math.abs(value) <= LATEST ? [] : [`${path} is ${value}`];
  }
  if (typeof value !== "object" || value === null) return value === undefined && path.endsWith(".t") ? [path] : [];
  return Object.entries(value).flatMap(([key, inside]) => faults(inside, `${path}.${key}`));
}

function tried(read) {
  const before = process.cpuUsage();
  const found = [];
  try {
    const lives = joinedLives(noLives(), read());
    const seen = seenIn(lives, 1_000_000);
    found.push(...faults(seen));
    addedTo(blankRecord(), seen);
    unpackedLives(packedLives(lives));
  } catch (reason) {
    const said = reason instanceof Unreadable && reason.message.endsWith(".");
    if (!said) found.push(`${reason?.constructor?.name}: ${reason?.message}`.slice(0, 120));
  }
  const used = process.cpuUsage(before);
  const ms = (used.user + used.system) / 1000;
  return { found, ms };
}

let failed = 0;
const examples = [];
const note = (text, found) => {
  failed += 1;
  if (examples.length < 8) examples.push(`${found.slice(0, 2).join("; ")} in ${text.slice(0, 160)}`);
};
for (let number = 0; number < Number(count); number++) {
  const chance = chanceOf(Number(seed) * 1_000_003 + number);
  chance();
  const given = spoiled(chance, [GOOD, FIRST, OLDEST][Math.floor(chance() * 3)]);
  let text = JSON.stringify(given);
  const kind = chance();
  if (kind < 0.1) text = text.slice(0, Math.floor(chance() * text.length));
  let read = () => readLives(text);
  if (kind > 0.8) {
    const packed = encodeURIComponent(JSON.stringify(spoiled(chance, [["v", 2], ["e", "o-a"], ["n", "pue", 8, "a"]])));
    text = packed;
    read = () => unpackedLives(packed);
  }
  let result = tried(read);
  if (result.ms > MOST_MS) result = tried(read); // once more: this was the time to collect garbage
  if (result.ms > MOST_MS) result.found.push(`took ${Math.round(result.ms)} ms`);
  if (result.found.length) note(text, result.found);
}
console.log(JSON.stringify({ tried: Number(count), failed, examples }));
