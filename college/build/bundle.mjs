// This file is one script made of modules, by esbuild: node bundle.mjs ENTRY OUT.
//
// The result is a classic script, because a page on file:// can load no other.
import { buildSync } from "esbuild";

const [, , entry, out] = process.argv;
buildSync({
  entryPoints: [entry],
  outfile: out,
  bundle: true,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  minify: true,
  legalComments: "inline",
  logLevel: "error",
});
