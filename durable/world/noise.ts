/** A number in [0, 1) that depends on nothing but its arguments: the only chance in our world and its drawings. */
export function hash(x: number, y = 0, seed = 0): number {
  let h = (Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2147483629)) >>> 0
  h = Math.imul(h ^ (h >>> 13), 1274126177) >>> 0
  h = Math.imul(h ^ (h >>> 16), 2246822519) >>> 0
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** Smooth noise in [0, 1), one hill per unit; with a whole `period` it repeats, so that tiles meet. */
export function smoothNoise(x: number, y: number, seed = 0, period = 0): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const u = ease(x - cellX)
  const v = ease(y - cellY)
  const wrap = (cell: number) => (period ? ((cell % period) + period) % period : cell)
  const at = (dx: number, dy: number) => hash(wrap(cellX + dx), wrap(cellY + dy), seed)
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)]
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}
