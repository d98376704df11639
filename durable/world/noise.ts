/**
 * A pseudo-random number in [0, 1) that depends only on its arguments: the only randomness in the world and its
 * drawings.
 */
export function hash(x: number, y = 0, seed = 0): number {
  let h = (Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2147483629)) >>> 0
  h = Math.imul(h ^ (h >>> 13), 1274126177) >>> 0
  h = Math.imul(h ^ (h >>> 16), 2246822519) >>> 0
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** Smooth value noise in [0, 1), one hill per unit. With a whole `period` it repeats, so that tiles fit together. */
export function smoothNoise(x: number, y: number, seed = 0, period = 0): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const u = ease(x - cellX)
  const v = ease(y - cellY)
  const [left, right] = [wrapped(cellX, period), wrapped(cellX + 1, period)]
  const [top, bottom] = [wrapped(cellY, period), wrapped(cellY + 1, period)]
  const a = hash(left, top, seed)
  const b = hash(right, top, seed)
  const c = hash(left, bottom, seed)
  const d = hash(right, bottom, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

function wrapped(cell: number, period: number): number {
  return period === 0 ? cell : ((cell % period) + period) % period
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}
