// A record as the end of an address: all that is read on other pages, in signs an address may hold.

import { blankRecord, tidyRecord } from "./record.js";

/** @typedef {import("./record.js").LearningRecord} LearningRecord */
/** @typedef {import("./record.js").Program} Program */

/** How much of it a link carries: the last answers, notes and programs up to so many signs. */
const CARRIED = { answers: 2, reviews: 6, note: 1500, program: 6000, most: 60000 };

/** Signs that an address may hold as they are, for those a record is full of. */
const SHORTER = [
  ["%22", "'"],
  ["%5B", "("],
  ["%5D", ")"],
  ["%2C", "!"],
];

/** Return the record in short. @param {LearningRecord} record @returns {string} */
export function packedRecord(record) {
  const last = (/** @type {Record<string, any[]>} */ group, /** @type {number} */ count) =>
    Object.fromEntries(Object.entries(group).map(([id, list]) => [id, list.slice(-count)]));
  const notes = Object.entries(record.notes).filter(([, note]) => note.text.length <= CARRIED.note);
  const full = {
    ...record,
    answers: last(record.answers, CARRIED.answers),
    reviews: last(record.reviews, CARRIED.reviews),
    notes: Object.fromEntries(notes),
    code: programsUpTo(record.code, CARRIED.program),
  };
  const marks = { ...full, code: programsUpTo(record.code, 0) };
  const tries = [full, marks, { ...marks, notes: {} }].map(packedText);
  return tries.find((text) => text.length <= CARRIED.most) ?? tries[tries.length - 1];
}

/**
 * Leave out the text of programs that are longer; how far their author got is always there.
 * @param {Record<string, Program>} programs @param {number} most
 */
function programsUpTo(programs, most) {
  const short = (/** @type {Program} */ { code, ...rest }) =>
    code !== undefined && code.length <= most ? { ...rest, code } : rest;
  return Object.fromEntries(Object.entries(programs).map(([id, item]) => [id, short(item)]));
}

/** @param {LearningRecord} record */
function packedText(record) {
  const at = (/** @type {number} */ time) => time.toString(36);
  /** @type {(group: Record<string, any>, row: (item: any) => unknown[], kind: string) => unknown[][]} */
  const rows = (group, row, kind) =>
    Object.entries(group).map(([id, item]) => [kind, id, ...row(item)]);
  const numbers = Object.entries(record.scenario.values);
  const all = [
    ["v", record.version, at(record.erased.t), at(record.erased.before)],
    ...rows(record.lessons, lessonRow, "l"),
    ...rows(record.answers, (list) => list.flatMap(answerRow), "a"),
    ...rows(record.reviews, (list) => list.flatMap(reviewRow), "r"),
    ...rows(record.guesses, (item) => [at(item.t), item.stop, item.text], "g"),
    ...rows(record.notes, (item) => [at(item.t), item.text], "n"),
    ...rows(record.code, programRow, "p"),
    ...rows(record.settings, (item) => [at(item.t), item.value], "s"),
    [
      "c",
      at(record.scenario.t),
      ...numbers.flatMap(([name, { value, text }]) => [name, value, text]),
    ],
  ];
  function lessonRow(/** @type {import("./record.js").LessonMark} */ mark) {
    return [at(mark.first), at(mark.last), Number(mark.done), at(mark.changed)];
  }
  function answerRow(/** @type {import("./record.js").Answer} */ item) {
    return [at(item.t), Number(item.ok), item.kind];
  }
  function reviewRow(/** @type {import("./record.js").Review} */ item) {
    return [at(item.t), item.rating];
  }
  function programRow(/** @type {Program} */ item) {
    const { t, runs, failed, passed, code } = item;
    return [at(t), runs, failed, Number(passed), ...(code === undefined ? [] : [code])];
  }
  return SHORTER.reduce(
    (text, [long, short]) =>
      text.replaceAll(short, `%${short.charCodeAt(0).toString(16)}`).replaceAll(long, short),
    encodeURIComponent(JSON.stringify(all)),
  );
}

/** Return the record that a link carries; throws if it was cut short. @param {string} packed */
export function unpackedRecord(packed) {
  const whole = SHORTER.reduce((text, [long, short]) => text.replaceAll(short, long), packed);
  const record = blankRecord();
  for (const row of JSON.parse(decodeURIComponent(whole))) unpackRow(record, row);
  return tidyRecord(record);
}

/** @param {LearningRecord} record @param {any[]} row */
function unpackRow(record, [kind, id, ...rest]) {
  const time = (/** @type {string} */ item) => Number.parseInt(item, 36) || 0;
  const [t, second, third, fourth, fifth] = [time(rest[0]), ...rest.slice(1)];
  const every = (/** @type {number} */ size) =>
    Array.from({ length: Math.floor(rest.length / size) }, (_, index) =>
      rest.slice(index * size, (index + 1) * size),
    );
  switch (kind) {
    case "v":
      record.erased = { t, before: time(second) };
      break;
    case "l":
      record.lessons[id] = {
        first: t,
        last: time(second),
        done: third === 1,
        changed: time(fourth),
      };
      break;
    case "a":
      record.answers[id] = every(3).map(([at, ok, how]) => ({
        t: time(at),
        ok: ok === 1,
        kind: how,
      }));
      break;
    case "r":
      record.reviews[id] = every(2).map(([at, rating]) => ({ t: time(at), rating }));
      break;
    case "g":
      record.guesses[id] = { t, stop: second, text: third };
      break;
    case "n":
      record.notes[id] = { t, text: second };
      break;
    case "p":
      record.code[id] = { t, code: fifth, runs: second, failed: third, passed: fourth === 1 };
      break;
    case "s":
      record.settings[id] = { t, value: second };
      break;
    case "c":
      record.scenario = {
        t: time(id),
        values: Object.fromEntries(every(3).map(([name, value, text]) => [name, { value, text }])),
      };
  }
}
