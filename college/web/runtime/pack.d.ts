/** A part; `pack` is the digest of another pack that lies beside this one and has the same part. */
interface Part {
  name: string;
  bytes: number;
  pack?: string;
}

/**
 * What the build knows of the pack; it sets this in front of runtime.js (college/build/pack/page_script.py).
 *
 * `name` is the global under which pages find this Python. `level` tells how far ahead it was started,
 * `notes` why not further. `patience` is in seconds. A `guest` runs programs of others, is stopped
 * often, and keeps its parts to start from again.
 */
declare const PACK: {
  name: string;
  digest: string;
  level: string;
  notes: string[];
  patience: number;
  guest: boolean;
  parts: Part[];
};
