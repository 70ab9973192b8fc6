// Modules that come to a Python after its start: most readers never need them.

/** Where they lie. */
const PLACE = "/lib/later.zip";
/** Has every package look there too, behind its own place. */
const LOOK_THERE = `
def look_later(path):
    import sys
    sys.path_importer_cache.clear()
    sys.path.append(path)
    for name, module in [*sys.modules.items()]:
        found = vars(module).get("__path__")
        if isinstance(found, list):
            found.append(path + "/" + name.replace(".", "/"))

look_later("${PLACE}")
del look_later
`;

/**
 * Give modules to a Python that runs.
 * @param {import("./python.js").Python} python
 * @param {ArrayBuffer} library a zip of them
 */
export function addModules({ module, run }, library) {
  module.FS.writeFile(PLACE, new Uint8Array(library));
  run(LOOK_THERE);
}
