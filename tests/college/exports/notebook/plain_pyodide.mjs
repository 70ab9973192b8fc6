// Plain Pyodide under Node, as its npm package gives it: loads the kit by name, and prints an answer.
//
// node plain_pyodide.mjs PYODIDE KIT NAME CODE: the folders of Pyodide and of the kit, the name of the
// package, and the expression to print. The network is cut: what would be fetched fails.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , pyodide, kit, name, code] = process.argv;
globalThis.fetch = (address) => Promise.reject(new Error(`asked for ${address}`));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: pyodide,
  lockFileURL: join(kit, "pyodide-lock.json"),
  packageBaseUrl: `${kit}/`,
  stdout: () => {},
});
const loaded = await python.loadPackage(name, { messageCallback: () => {} });
console.log(JSON.stringify({ loaded: loaded.map((item) => item.name), answer: python.runPython(code) }));
