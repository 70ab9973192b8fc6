// The one step that makes scripts and sheets of modules, by esbuild: node bundle.mjs JOB.
//
// The job is a JSON file: `entries` (name in the site -> module), `exposed` (name -> the global it
// leaves), `modules` (what an import finds that is no file: name -> text), `folder` (where relative
// imports of those begin), `packages`, `out`. Scripts come out classic, because a page on file:// loads no other.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));

/** What only the build can give: the theme's own files, and workers as text. */
const given = {
  name: "given",
  setup(build) {
    build.onResolve({ filter: /^material:/ }, ({ path }) => ({ path, namespace: "given" }));
    build.onLoad({ filter: /.*/, namespace: "given" }, ({ path }) => ({
      contents: job.modules[path],
      loader: path.endsWith(".css") ? "css" : "js",
      resolveDir: job.folder,
    }));
    build.onResolve({ filter: /\.woff2$/ }, ({ path }) => ({ path: job.fonts[basename(path)] }));
    build.onResolve({ filter: /^worker:/ }, ({ path, importer }) => ({
      path: join(dirname(importer), path.slice("worker:".length)),
      namespace: "worker",
    }));
    build.onLoad({ filter: /.*/, namespace: "worker" }, async ({ path }) => {
      const { outputFiles } = await bundle({ entryPoints: [path], outdir: job.out, write: false });
      return { contents: outputFiles[0].text, loader: "text" };
    });
  },
};

/** Which packages of npm have come into what was made. */
const inside = new Set();

async function bundle(options) {
  const made = await build({
    metafile: true,
    bundle: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    minify: true,
    legalComments: "inline",
    logLevel: "error",
    loader: { ".woff2": "file" },
    assetNames: "[name].[hash]",
    nodePaths: [job.packages],
    plugins: [given],
    ...options,
  });
  for (const path of Object.keys(made.metafile.inputs)) {
    const found = path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//);
    if (found) inside.add(found[1]);
    const font = Object.keys(job.fonts).find((name) => path.endsWith(name));
    if (font) inside.add(job.fontPackages[font]);
  }
  return made;
}

const entries = Object.entries(job.entries);
const plain = Object.fromEntries(entries.filter(([name]) => !job.exposed[name]));
try {
  await bundle({ entryPoints: plain, outdir: job.out });
  for (const [name, globalName] of Object.entries(job.exposed)) {
    await bundle({ entryPoints: { [name]: job.entries[name] }, outdir: job.out, globalName });
  }
  writeFileSync(join(job.out, "packages.json"), JSON.stringify([...inside].sort()));
} catch (error) {
  if (!error.errors) console.error(error.message); // else esbuild has said why
  process.exit(1);
}
