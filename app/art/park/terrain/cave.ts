import { smoothNoise } from '#app/art/noise.ts'
import type { Colour, Paint } from '#app/art/palette.ts'
import type { EdgeLayer, EdgeSample } from './edge.ts'
import { LAID, laidAt } from './laid.ts'

/** The rock round a cave. Towards the viewer it is a face, elsewhere a black mass with a faint edge. */
export const CAVE: EdgeLayer = { seed: 660, wobble: 0.5, round: 0.1, paint: paintCave }
/** The middle of a face of rock, on the tile above the one with its foot. */
export const CLIFF: EdgeLayer = { seed: 660, wobble: 0.5, round: 0, paint: (at) => facePart(at, FOOT) }
/** The ragged top of a face of rock, on the tile above. */
export const CREST: EdgeLayer = { seed: 660, wobble: 0.5, round: 0, paint: paintCrest }

/** The height of the part of a face that stands on the tile of its foot, and of a whole tile, px. */
const FOOT = 16
const TILE = 32
/** The height of a face: at least, and how much noise adds, px. */
const FACE = { least: 52, more: 30 }
/** Rock whose edge looks this much towards the viewer shows a face: -1 is straight down. */
const FACES = -0.8
/** How far the dark line at the foot of a face reaches up, px. */
const SOLE = 3

function paintCave(at: EdgeSample): Paint {
  if (at.depth < 0) return at.depth > -6 && at.down < FACES ? shadeOf(at) : null
  if (at.down < FACES) {
    if (at.depth < SOLE) return 'plum'
    return rock(laidAt(at).x, FOOT - at.y)
  }
  return at.depth < 2 ? 'dusk' : at.depth < 4 ? 'plum' : 'ink'
}

/** The shade of a face on the floor. */
function shadeOf({ depth }: EdgeSample): Colour {
  return depth > -3 ? 'stone0' : 'stone1'
}

function facePart(at: EdgeSample, below: number): Paint {
  return at.depth < 0 ? null : rock(laidAt(at).x, below + TILE - at.y)
}

function paintCrest(at: EdgeSample): Paint {
  if (at.depth < 0) return null
  const { x } = laidAt(at)
  const height = FOOT + 2 * TILE - at.y
  const top = FACE.least + noise(x, 0, 24, 11) * FACE.more + noise(x, 0, 6, 12) * 14
  if (height > top) return null
  if (height > top - 2) return 'stone2'
  return height > top - 4 ? 'stone1' : rock(x, height)
}

/** Facets of rock at a height above the floor: pale towards the light, dark away from it. */
function rock(x: number, height: number): Colour {
  const face = faceAt(x, height)
  const slope = face - faceAt(x + 3, height - 1)
  if (noise(x, height / 2, 24, 19) > 0.66 && Math.abs(noise(x, height, 12, 20) - 0.5) < 0.04) return 'ink'
  if (slope > 0.07) return 'stone2'
  if (slope < -0.07) return 'plum'
  return face > 0.82 ? 'stone1' : 'stone0'
}

function faceAt(x: number, height: number): number {
  return noise(x, height * 0.4, 12, 14) + noise(x, height, 6, 15) * 0.5
}

/** Smooth noise, 0 to 1, that repeats with the laid pattern. */
function noise(x: number, y: number, step: number, seed: number): number {
  return smoothNoise((x + LAID.width) / step, (y + TILE) / step, seed, LAID.width / step)
}
