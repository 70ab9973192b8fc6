// What only Pyodide itself can make, run under Node: byte code, and a snapshot of memory.
//
// node build_pack.mjs FOLDER STEP: reads core.js, python.wasm, source.zip, job.json there. Step
// "library" writes library.zip (the modules a start needs, byte-compiled) and later.zip; step "snapshot" writes
// memory.raw (a started Python, as changes to a fresh one).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { STILL, workerStub } from "./worker_stub.mjs";

process.env.TZ = "UTC"; // a started Python knows the time zone it was started in

const BLOCK = 64;
const BROKEN_MODULES = 3; // what under_node/__init__.py takes for an error in our own modules
const [, , folder, step] = process.argv;
const at = (name) => join(folder, name);
const { entry, bare, traced, imports, later } = JSON.parse(readFileSync(at("job.json"), "utf8"));
const { courseWorker } = workerStub(readFileSync(at("core.js"), "utf8"), STILL);
const { barePython, hands, doorCode } = courseWorker;
const wasm = await WebAssembly.compile(readFileSync(at("python.wasm")));
const recipe = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Start Python from a zip in the folder, with the entry imported and warm. */
async function warmPython(library) {
  const python = hands(await barePython(wasm, readFileSync(at(library))));
  python.run(recipe("prepare.py"));
  try {
    python.run(`prepare(${JSON.stringify(entry)}, ${JSON.stringify(imports)})`);
  } catch (error) {
    console.error(error.message);
    process.exit(BROKEN_MODULES);
  }
  return python;
}

async function compileLibrary() {
  const python = await warmPython("source.zip");
  python.run(recipe("bytecode.py"));
  python.run(`write_library("/tmp/library.zip", ${JSON.stringify(bare)}, ${JSON.stringify(traced)})`);
  python.run(`write_modules("/tmp/later.zip", ${JSON.stringify(later)}, ${JSON.stringify(bare)}, ${JSON.stringify(traced)})`);
  for (const name of ["library.zip", "later.zip"]) {
    writeFileSync(at(name), python.module.FS.readFile(`/tmp/${name}`));
  }
}

async function takeSnapshot() {
  const { module, run } = await warmPython("library.zip");
  run(doorCode(entry));
  run("forget_the_build()");
  zeroFreeMemory(module);
  const fresh = (await barePython(wasm, null)).HEAPU8;
  writeFileSync(at("memory.raw"), sparse(module.HEAPU8, fresh));
}

/** Freed memory keeps its old bytes; borrow all of it once, in ever smaller pieces, and blank it. */
function zeroFreeMemory(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  const borrowed = [];
  for (let size = 1 << 22; size >= 16; size >>= 1) {
    for (;;) {
      const end = module._sbrk(0);
      const address = module._malloc(size);
      if (!address) break;
      module.HEAPU8.fill(0, address, address + size);
      borrowed.push(address);
      if (module._sbrk(0) !== end) break;
    }
  }
  for (const address of borrowed) module._free(address);
}

/** Give the blocks of `full` that differ from `fresh`, as python.js restores them. */
function sparse(full, fresh) {
  const runs = [];
  const pieces = [];
  let done = 0;
  for (let start = 0; start < full.length; ) {
    if (same(full, fresh, start)) {
      start += BLOCK;
      continue;
    }
    let end = start + BLOCK;
    while (end < full.length && !same(full, fresh, end)) end += BLOCK;
    runs.push((start - done) / BLOCK, (end - start) / BLOCK);
    pieces.push(full.subarray(start, end));
    start = done = end;
  }
  const head = Buffer.from(JSON.stringify({ bytes: full.length, block: BLOCK, runs }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...pieces]);
}

function same(full, fresh, start) {
  for (let at = start; at < start + BLOCK; at += 1) if (full[at] !== (fresh[at] ?? 0)) return false;
  return true;
}

await { library: compileLibrary, snapshot: takeSnapshot }[step]();
process.exit(0);
