import { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { WALL_HEIGHT } from '#app/art/park/terrain/indoor.ts'

/** The height of a crag from the edge of the room to its foot, px: its top and its face. */
const TOP_PX = 48
const HEIGHT = TOP_PX + WALL_HEIGHT
const PERIOD = 32
/** The height of a ledge of its face and the width of a slab, px. */
const LEDGE_PX = 15
const SLAB_PX = 16

/** A piece of a cliff, so many tiles wide: a plateau on which trees may stand, its lip, and the rock below. */
export function drawCrag(season: Season, tiles: number): Prop {
  const width = tiles * PERIOD
  const body = new Canvas(width, HEIGHT)
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < width; x++) body.set(x, y, cragPaint(x, y, season))
  return { body, shadow: new Canvas(1, 1), foot: [0, HEIGHT], footprint: NO_FOOTPRINT }
}

/** The row of the lip, which varies and fits itself after a piece of four tiles or of one. */
function lipAt(x: number): number {
  const seam = Math.min(1, Math.min(x % PERIOD, PERIOD - 1 - (x % PERIOD)) / 5)
  return TOP_PX + Math.round((smoothNoise(x / 7, 3, 91) * 9 - 3) * seam)
}

function cragPaint(x: number, y: number, season: Season): Colour {
  const snow = season === 'snow'
  const lip = lipAt(x)
  if (y < lip - 3) return plateauPaint(x, y, season)
  if (y < lip) return snow ? 'snow2' : (x >> 1) % 5 === 0 ? 'grass5' : 'grass4'
  if (y < lip + 3 + Math.round(hash(x >> 1, 1, 5) * 3)) return snow ? 'snow0' : y < lip + 2 ? 'grass2' : 'grass1'
  return facePaint(x, y, lip)
}

function plateauPaint(x: number, y: number, season: Season): Colour {
  const mark = hash(x >> 1, y, 17)
  if (season === 'snow') return mark < 0.02 ? 'snow0' : mark < 0.06 ? 'snow1' : 'snow2'
  if (season === 'autumn' && mark < 0.03) return 'gold1'
  return mark < 0.05 ? 'grass2' : mark < 0.08 ? 'grass5' : 'grass3'
}

/** Ledges of slabs like those of the mountain's foot: lit from above and from the left, dark in their joints. */
function facePaint(x: number, y: number, lip: number): Colour {
  const up = HEIGHT - y
  if (up <= 2) return 'stone0'
  const lift = Math.round((smoothNoise(x / 8, 2, 93, PERIOD / 8) - 0.5) * 7)
  const ledge = Math.floor((up + lift) / LEDGE_PX)
  const down = LEDGE_PX - 1 - (up + lift - ledge * LEDGE_PX)
  const shifted = x + ledge * 7 + Math.round(smoothNoise(y / 5, ledge, 37) * 3) + PERIOD
  const across = shifted % SLAB_PX
  const tone = hash(Math.floor(shifted / SLAB_PX) % 2, ledge, 39)
  if (down >= LEDGE_PX - 1 || across === 0) return 'stone0'
  if (down < 2) return up > 30 && y > lip + 6 ? 'cream' : 'stone3'
  if (down < 4 || (across < 3 && down < 10)) return 'stone3'
  return across > SLAB_PX - 5 || down > LEDGE_PX - 5 || tone < 0.3 ? 'stone1' : 'stone2'
}
