// How Python starts in a bare worker: Pyodide's CPython, one door, nothing else.
//
// It follows Pyodide's own script in the worker's text, and the build uses the same lines under
// Node to make and to test what the reader gets. Pyodide's bridge between JavaScript and Python is
// never started: text goes in and text comes out, so the C interface of Python is all we need.

/**
 * What of Emscripten's module object is used here.
 * @typedef {{
 *   HEAPU8: Uint8Array, HEAP32: Int32Array, HEAPU32: Uint32Array,
 *   FS: any, stderr: string[], ENV: Record<string, string>, growMemory: (bytes: number) => unknown,
 *   __PyRuntime: number, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number, _Py_Version: number,
 *   _malloc: (bytes: number) => number, _free: (address: number) => void, _sbrk: (bytes: number) => number,
 *   _PyRun_SimpleStringFlags: (text: number, flags: number) => number,
 *   _PyImport_AddModule: (name: number) => number,
 *   _PyObject_GetAttrString: (object: number, name: number) => number,
 *   _PyObject_Vectorcall: (callee: number, args: number, count: number, names: number) => number,
 *   _PyUnicode_FromStringAndSize: (text: number, bytes: number) => number,
 *   _PyUnicode_AsUTF8AndSize: (object: number, size: number) => number,
 *   _Py_DecRef: (object: number) => void, _PyErr_Clear: () => void,
 * }} Emscripten
 */

/**
 * A Python that runs: the module, and the door once it is open.
 * @typedef {{ module: Emscripten, run: (code: string) => void, answer: (name: string, text: string) => string }} Python
 */

/**
 * What a Python may do that runs programs of others: where its lines go, how much memory it may take.
 * @typedef {{ print?: (line: string) => void, megabytes?: number }} Limits
 */

const EMPTY_HOME = "/home/reader";

/**
 * Return a Python that has just started, from a library (a zip of modules), or bare (memory untouched)
 * when there is none. Emscripten's script gets ready while the WebAssembly is still on its way.
 * @param {WebAssembly.Module | Promise<WebAssembly.Module>} wasm
 * @param {Uint8Array | null} library
 * @param {Limits} [limits]
 * @returns {Promise<Emscripten>}
 */
export async function barePython(
  wasm,
  library,
  { print = (line) => console.log(line), megabytes } = {},
) {
  const create = Reflect.get(globalThis, "_createPyodideModule");
  /** @type {string[]} */
  const stderr = [];
  /** @type {(reason: unknown) => void} */
  let refuse = () => {};
  const refused = new Promise((_, reject) => (refuse = reject));
  const noError = Symbol("no error");
  const started = create({
    noInitialRun: library === null,
    noWasmDecoding: true,
    noImageDecoding: true,
    noAudioDecoding: true,
    print,
    printErr: (/** @type {string} */ line) => stderr.push(line),
    arguments: [],
    locateFile: (/** @type {string} */ path) => path,
    // Read by Pyodide's own start-up code, which looks for its surroundings; nothing is loaded from there.
    API: { config: { jsglobals: globalThis, env: {} }, runtimeEnv: { IN_BROWSER: true } },
    preRun: [
      (/** @type {Emscripten} */ module) => {
        const [major, minor] = version(module);
        module.FS.mkdirTree(`/lib/python${major}.${minor}/lib-dynload`);
        module.FS.mkdirTree(EMPTY_HOME);
        module.FS.chdir(EMPTY_HOME);
        if (library) module.FS.writeFile(`/lib/python${major}${minor}.zip`, library);
        Object.assign(module.ENV, {
          HOME: EMPTY_HOME,
          PYTHONHASHSEED: "0",
          PYTHON_COLORS: "0",
          PYTHONDONTWRITEBYTECODE: "1",
          PYTHONINSPECT: "1",
        });
      },
    ],
    instantiateWasm(
      /** @type {any} */ imports,
      /** @type {(instance: WebAssembly.Instance, wasm: WebAssembly.Module) => void} */ done,
    ) {
      imports.env.Jsv_GetError_import = () => noError;
      imports.env.JsvError_Check = (/** @type {unknown} */ value) => Number(value === noError);
      const instantiated = async () => {
        const module = await wasm;
        const instance = await WebAssembly.instantiate(module, imports);
        if (megabytes)
          bound(/** @type {WebAssembly.Memory} */ (instance.exports.memory), megabytes * 1e6);
        done(instance, module);
      };
      instantiated().catch(refuse);
      return {};
    },
  });
  const module = await Promise.race([started, refused]);
  if (stderr.some((line) => line.startsWith("Fatal Python error")))
    throw new Error(stderr.join("\n"));
  return Object.assign(module, { stderr });
}

/**
 * Let a memory grow up to a limit; beyond it Python raises MemoryError, which it survives.
 * @param {WebAssembly.Memory} memory
 * @param {number} most
 */
function bound(memory, most) {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 65536 > most)
      throw new RangeError("There is no more memory.");
    return grow(pages);
  };
}

/**
 * Return the major and minor number of this Python.
 * @param {Emscripten} module
 */
function version(module) {
  const packed = module.HEAPU32[module._Py_Version >>> 2] ?? 0;
  return [packed >>> 24, (packed >>> 16) & 255];
}

/**
 * Write a snapshot into the memory of a bare Python. The snapshot: the length of its head, the head
 * (JSON: `bytes`, how long the memory is; `runs`, pairs of gap and length in blocks of `block`), the blocks.
 * @param {Emscripten} module
 * @param {ArrayBuffer} memory
 */
function restore(module, memory) {
  const length = new DataView(memory).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(memory, 4, length)));
  if (head.bytes > module.HEAPU8.length) module.growMemory(head.bytes);
  // How C calls a function of another signature depends on this browser, not on where the snapshot was made.
  const trampoline =
    (module.__PyRuntime + (module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2] ?? 0)) >>
    2;
  const own = module.HEAP32[trampoline] ?? 0;
  let from = 4 + length;
  let to = 0;
  for (let index = 0; index < head.runs.length; index += 2) {
    to += head.runs[index] * head.block;
    const size = head.runs[index + 1] * head.block;
    module.HEAPU8.set(new Uint8Array(memory, from, size), to);
    from += size;
    to += size;
  }
  module.HEAP32[trampoline] = own;
}

/**
 * The Python side of the door: whatever `answer` raises becomes text, told apart by its first letter.
 * @param {string} entry
 */
export function doorCode(entry) {
  return `
from ${entry} import answer

def door(name, text, answer=answer):
    try:
        return "=" + answer(name, text)
    except BaseException as error:
        trace = error.__traceback__
        while trace.tb_next:
            trace = trace.tb_next
        code = trace.tb_frame.f_code
        return f"!{type(error).__name__}: {error} ({code.co_filename}, line {trace.tb_lineno})"
`;
}

/**
 * Return a Python whose door can be used: from a snapshot (its door is open), or from a library.
 * @param {{ wasm: Promise<WebAssembly.Module>, library?: ArrayBuffer, memory?: ArrayBuffer | Promise<ArrayBuffer>, entry: string, mark?: (name: string) => void, limits?: Limits }} parts
 * @returns {Promise<Python>}
 */
export async function startPython({ wasm, library, memory, entry, mark = () => {}, limits = {} }) {
  const module = await barePython(wasm, library ? new Uint8Array(library) : null, limits);
  mark("instantiated");
  const python = hands(module);
  if (memory) restore(module, await memory);
  else python.run(doorCode(entry));
  mark("restored");
  return python;
}

/**
 * Return what JavaScript can do with a Python: run code of ours (the build), ask the door (the reader).
 * @param {Emscripten} module
 * @returns {Python}
 */
export function hands(module) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let door = 0;
  /** @type {<T>(text: string, use: (address: number, bytes: number) => T) => T} */
  const lent = (text, use) => {
    const bytes = encoder.encode(text);
    const address = module._malloc(bytes.length + 1);
    module.HEAPU8.set(bytes, address);
    module.HEAPU8[address + bytes.length] = 0;
    try {
      return use(address, bytes.length);
    } finally {
      module._free(address);
    }
  };
  /** @param {string} text */
  const string = (text) =>
    lent(text, (address, bytes) => module._PyUnicode_FromStringAndSize(address, bytes));
  /** @param {string} name */
  const found = (name) => {
    const main = lent("__main__", (address) => module._PyImport_AddModule(address));
    return lent(name, (address) => module._PyObject_GetAttrString(main, address));
  };
  /** @param {string} code */
  const run = (code) => {
    if (lent(code, (address) => module._PyRun_SimpleStringFlags(address, 0)))
      throw new Error(module.stderr.join("\n"));
  };
  /** @param {string} name @param {string} text */
  const answer = (name, text) => {
    door ||= found("door");
    const cells = module._malloc(12); // two arguments, then the length of the reply
    const args = [string(name), string(text)];
    module.HEAPU32.set(args, cells >>> 2);
    const reply = module._PyObject_Vectorcall(door, cells, 2, 0);
    const address = reply && module._PyUnicode_AsUTF8AndSize(reply, cells + 8);
    const said = address
      ? decoder.decode(
          module.HEAPU8.subarray(address, address + (module.HEAPU32[(cells + 8) >>> 2] ?? 0)),
        )
      : "!";
    for (const object of [...args, reply]) if (object) module._Py_DecRef(object);
    module._free(cells);
    if (!address) module._PyErr_Clear();
    if (said[0] === "=") return said.slice(1);
    throw new Error(said.slice(1) || "Python had no text to give back.");
  };
  return { module, run, answer };
}
