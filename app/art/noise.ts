import { hash } from '#durable/world/noise.ts'

export { hash, smoothNoise } from '#durable/world/noise.ts'

/** A repeatable sequence of numbers in [0, 1). */
export function rng(seed: number): () => number {
  let step = 0
  return () => {
    step += 1
    return hash(step, seed * 7 + 13, seed * 131 + step * 3)
  }
}
