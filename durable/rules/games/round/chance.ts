/**
 * A source of chance that draws the same in every engine: sfc32, with 128 bits of state and nothing but additions, shifts
 * and exclusive ors of 32-bit integers. Each draw changes the state in place.
 */
export type Chance = { a: number; b: number; c: number; counter: number }

/** 128 bits as hexadecimal digits. */
const SEED = /^[0-9a-f]{32}$/

/** Draws that are thrown away at first, until every bit of the seed has reached every bit of the state. */
const MIXING_DRAWS = 12

export function isSeed(value: unknown): value is string {
  return typeof value === 'string' && SEED.test(value)
}

/** The chance of a round; `seed` is 32 hexadecimal digits. @throws RangeError where it is not: seeds are made by the server */
export function chanceOf(seed: string): Chance {
  if (!isSeed(seed)) throw new RangeError('a seed has 32 hexadecimal digits')
  const word = (index: number) => parseInt(seed.slice(index * 8, index * 8 + 8), 16) | 0
  const chance = { a: word(0), b: word(1), c: word(2), counter: word(3) }
  for (let draws = 0; draws < MIXING_DRAWS; draws++) draw(chance)
  return chance
}

/** The next number, from 0 to 2^32 - 1. */
export function draw(chance: Chance): number {
  const drawn = (((chance.a + chance.b) | 0) + chance.counter) | 0
  chance.counter = (chance.counter + 1) | 0
  chance.a = chance.b ^ (chance.b >>> 9)
  chance.b = (chance.c + (chance.c << 3)) | 0
  chance.c = (((chance.c << 21) | (chance.c >>> 11)) + drawn) | 0
  return drawn >>> 0
}

/** A whole number from 0 up to, but not, `limit`; for the small limits of the games no value is visibly more likely. */
export function drawBelow(chance: Chance, limit: number): number {
  return draw(chance) % limit
}

/** The items in an order that the chance decides. */
export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(drawBelow(chance, left.length), 1))
}

/** The chance of one draw of an Oslo day, by its number; `seed` is 32 hexadecimal digits. */
export function chanceOnDay(seed: string, day: number, number: number): Chance {
  const words = [0, 1, 2, 3].map((word) => hashAt(parseInt(seed.slice(word * 8, word * 8 + 8), 16), day, number))
  return chanceOf(words.map((word) => word.toString(16).padStart(8, '0')).join(''))
}

/** A number from 0 to 2^32 - 1 that follows from a place alone, whatever was drawn before (the finisher of murmur3). */
export function hashAt(seed: number, x: number, y: number): number {
  let hash = seed ^ Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca77)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The seed with this number, for appraisals, tests and benches. Seeds of players are made from a secret of the server. */
export function numberedSeed(number: number): string {
  return [0, 1, 2, 3].map((word) => hashAt(number, word, 0).toString(16).padStart(8, '0')).join('')
}
