import { hash } from '#app/art/noise.ts'
import type { Paint } from '#app/art/palette.ts'
import type { EdgeLayer, EdgeSample } from './edge.ts'
import { LAID, laidAt } from './laid.ts'

/** Bare rock, on skerries and in caves. */
export const ROCK: EdgeLayer = { seed: 500, wobble: 0.42, round: 0.1, paint: paintRock }
/** Snow that lies all the year. */
export const SNOWFIELD: EdgeLayer = { seed: 520, wobble: 0.24, round: 0.1, paint: paintSnowfield }

/** The width and height of the cells in which one slab of rock lies, px. Three by three fill the laid pattern. */
const SLAB = { width: 32, height: 64 / 3 }

/** Slabs of rock, lit at their upper left edges, with a pale lip towards the light where the rock ends. */
function paintRock(at: EdgeSample): Paint {
  const snow = at.season === 'snow'
  const depth = at.depth + at.fray * 4
  if (depth < -1) return null
  if (depth < 0) return 'stone0'
  if (at.shaded < -0.1 && depth < 5) return depth < 1.5 ? 'stone0' : 'stone1'
  if (at.shaded > 0.2 && depth < 2) return snow ? 'snow2' : 'stone3'
  const { x, y } = laidAt(at)
  const { gap, tone, lean } = slabAt(x, y)
  if (gap < 1.5) return snow ? 'stone2' : 'stone1'
  if (gap < 3.2 && lean < 0) return snow ? 'snow1' : 'stone3'
  if (gap < 3.6 && lean > 6) return 'stone1'
  if (tone > 0.7 && !snow) return hash(x >> 2, y >> 1, 6) > 0.96 ? 'stone2' : 'stone3'
  return snow ? 'stone3' : hash(x >> 2, y >> 1, 6) > 0.97 ? 'stone1' : 'stone2'
}

/** The slab at a place of the laid pattern: the gap to the next one, its tone, and on which side of its middle it is. */
function slabAt(x: number, y: number): { gap: number; tone: number; lean: number } {
  const [column, row] = [Math.floor(x / SLAB.width), Math.floor(y / SLAB.height)]
  let [nearest, next, tone, lean] = [Infinity, Infinity, 0, 0]
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [a, b] = [(column + i + LAID.columns) % LAID.columns, (row + j + 3) % 3]
      const dx = x - (column + i + 0.2 + hash(a, b, 1) * 0.6) * SLAB.width
      const dy = y - (row + j + 0.2 + hash(a, b, 2) * 0.6) * SLAB.height
      const distance = Math.hypot(dx, dy * 1.5)
      if (distance >= nearest) {
        next = Math.min(next, distance)
        continue
      }
      next = nearest
      nearest = distance
      tone = hash(a, b, 7)
      lean = dx + dy * 1.4
    }
  }
  return { gap: next - nearest, tone, lean }
}

function paintSnowfield(at: EdgeSample): Paint {
  const depth = at.depth + at.fray * 3
  if (depth < 0) return null
  if (at.shaded < -0.1 && depth < 3) return depth < 1.5 ? 'snow0' : 'snow1'
  return depth < 1 ? 'snow1' : 'snow2'
}
