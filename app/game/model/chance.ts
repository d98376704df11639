/** A pseudo-random number, from 0 to below 1, for a seed and an index. It is the same on every screen. */
export function shareOf(seed: number, index: number): number {
  let mixed = (seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** A hash of a word, as a seed. */
export function seedOf(word: string): number {
  let seed = 0
  for (let at = 0; at < word.length; at++) seed = Math.imul(seed, 31) + word.charCodeAt(at)
  return seed >>> 0
}
