/** A seeded pseudo-random generator (mulberry32): the same seed gives the same park. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number, at least 0 and less than `limit`. */
export function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit)
}

export function pick<Choice>(random: () => number, choices: readonly Choice[]): Choice {
  return choices[below(random, choices.length)]!
}
