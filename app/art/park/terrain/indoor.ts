import { hash } from '#app/art/noise.ts'
import type { Paint } from '#app/art/palette.ts'
import type { EdgeLayer, EdgeSample } from './edge.ts'

/** What people build is straight: neither edge strays. */
export const FLOOR: EdgeLayer = { seed: 440, wobble: 0, round: 0, paint: paintFloor }
export const WALL: EdgeLayer = { seed: 460, wobble: 0, round: 0, paint: paintWall }

/** Height of a plank, px. */
const PLANK = 8
/** The face of a wall above the floor, px; it is seen where the wall lies straight above, not round its corners. */
const FACE = { height: 15, skirting: 2, course: 5, facing: -0.9 }
/** Width of the lit rim on top of a wall, px. */
const RIM = 2

/** Planks along the room, their ends out of step. */
function paintFloor({ x, y, depth, variant }: EdgeSample): Paint {
  if (depth < 0) return null
  const plank = Math.floor(y / PLANK)
  const end = Math.floor(hash(plank, variant, FLOOR.seed) * 28) + 2
  if (y % PLANK === PLANK - 1) return 'soil2'
  if (x === end && hash(plank, variant, FLOOR.seed + 1) > 0.45) return 'soil2'
  if (y % PLANK === 0) return 'soil4'
  const grain = hash(x >> 2, y, FLOOR.seed + variant)
  return grain > 0.93 ? 'soil4' : 'soil3'
}

/** Dark from above with a lit rim; towards a floor below it the stones of the face are seen. */
function paintWall({ x, depth, down }: EdgeSample): Paint {
  if (depth < 0) return null
  if (down > FACE.facing || depth >= FACE.height) return depth < RIM ? 'stone1' : 'plum'
  if (depth < FACE.skirting) return 'stone0'
  if (depth > FACE.height - 1.5) return 'stone3'
  const course = Math.floor(depth / FACE.course)
  const isJoint = depth % FACE.course < 1 || (x + course * 5) % 11 === 0
  return isJoint ? 'stone1' : 'stone2'
}
