// What only the build can give to a module.

declare module "material:script";

/** A sheet that is bundled beside its script. */
declare module "*.css";

/** The text of a script for a worker, made of a module and all it imports. */
declare module "worker:*" {
  const text: string;
  export default text;
}

/** The record of the pack that `runtime/standalone.js` starts. */
declare const PACK: import("./runtime/pack.js").Pack;
