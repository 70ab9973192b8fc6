// What page and worker call the same: the caches of a course, and what they say to each other.

/**
 * What a page says to the worker; it answers by the port that comes along.
 * @typedef {{ seen: string[] } | { keep: string } | { state: true } | { go: true }} Said
 */
/** What of an edition is on this device. @typedef {{ files: number, bytes: number, missing: string[] }} Kept */
/**
 * Why a file is not kept: no network, refused (with the status), another content, no room.
 * @typedef {{ path: string, kind: "away" | "absent" | "other" | "full", detail: string }} Trouble
 */

/** Return what the names of a course's caches begin with: several may share a host. @param {string} root its address */
export const prefixOf = (root) => `course ${root} `;

/** Remove all that is kept of a course. @param {string} root */
export async function removeKept(root) {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(prefixOf(root)));
  await Promise.all(ours.map((name) => caches.delete(name)));
  return ours.length;
}

/**
 * Do something with each item, a few at a time; the first that fails ends it, once no other is under way.
 * @template Item @param {Item[]} items @param {(item: Item) => Promise<unknown>} act
 */
export async function eachInTurn(items, act, atOnce = 6) {
  const left = items.values();
  /** @type {unknown[]} */
  const failed = [];
  const line = async () => {
    for (const item of left) {
      if (failed.length > 0) return;
      await act(item).catch((reason) => failed.push(reason));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  if (failed.length > 0) throw failed[0];
}
