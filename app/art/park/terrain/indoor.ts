import { hash } from '#app/art/noise.ts'
import type { Colour, Paint } from '#app/art/palette.ts'
import type { EdgeLayer, EdgeSample } from './edge.ts'
import { LAID, laidAt } from './laid.ts'

/** Ground built by people is straight, and so are the rock walls at the edges of rooms. */
export const FLOOR: EdgeLayer = { seed: 440, wobble: 0, round: 0, isStraight: true, paint: paintFloor }
export const WALL: EdgeLayer = { seed: 460, wobble: 0, round: 0, isStraight: true, paint: paintWall }
/** The upper part of a wall's face, on the tile above the one with its foot. */
export const FACE: EdgeLayer = { seed: 460, wobble: 0, round: 0, isStraight: true, paint: paintUpperFace }

/** The number of planks in the height of the laid pattern, and how much of its width a plank takes at least, px. */
const PLANKS = 6
const PLANK_PX = 40
/** The height of the plank ends that show where a floor stands above something, px. */
const PLANK_ENDS = 7
/** How far snow covers the edge of a floor, px. */
const DRIFT_PX = 5
/** The distance between the posts under a floor, px. */
const POSTS = 16
/** The height of a wall above the floor in front of it, px. Its foot is in the middle of a tile. */
export const WALL_HEIGHT = 48
const FOOT_PX = 16
/**
 * The courses of stone in a wall: their height, and the positions of their joints. A course continues in the next tile.
 */
const COURSE_PX = 8
const JOINTS = [
  [0, 11, 21],
  [5, 15, 27],
  [2, 13, 24],
] as const

/**
 * Planks along the room with staggered ends. Where the floor ends towards the viewer its thickness shows. In winter
 * snow lies along its edges only, which indoors are hidden by the walls.
 */
function paintFloor(at: EdgeSample): Paint {
  const { x, depth, above, toSide, toNorth } = at
  if (depth < 0) return above <= PLANK_ENDS ? plankEnd(x, above) : null
  const drift = DRIFT_PX + at.fray * DRIFT_PX
  if (at.season === 'snow' && depth < drift) return depth < drift - 1 ? 'snow2' : 'snow0'
  if (toNorth < 1) return 'soil1'
  if (toSide < 1) return 'soil1'
  return plankPaint(laidAt(at))
}

/** Planks of three tones with their joints, nails and grain. Two of them fill the width of the laid pattern. */
function plankPaint({ x, y }: { x: number; y: number }): Colour {
  const row = Math.floor((y * PLANKS) / LAID.height)
  const down = y - Math.ceil((row * LAID.height) / PLANKS)
  const isLast = Math.floor(((y + 1) * PLANKS) / LAID.height) !== row
  const shifted = (x + Math.floor(hash(row, 3, 9) * LAID.width)) % LAID.width
  const second = PLANK_PX + Math.floor(hash(row, 4, 9) * 16)
  const board = shifted < second ? 0 : 1
  const across = board === 0 ? shifted : shifted - second
  const tone = hash(board, row, 21)
  if (isLast || across === 0) return 'soil1'
  if (across === 3 && (down === 3 || down === 7)) return 'soil2'
  if (down === 0) return hash(x >> 3, row, 4) > 0.35 ? 'soil4' : 'soil3'
  if (hash(x >> 3, y, 31) > 0.95) return tone < 0.2 ? 'soil3' : 'soil2'
  if (tone < 0.24) return hash(x >> 4, y, 41) > 0.45 ? 'soil4' : 'soil3'
  return tone > 0.7 && hash(x >> 3, y >> 1, 3) > 0.5 ? 'soil2' : 'soil3'
}

function plankEnd(x: number, down: number): Colour {
  if (down <= 1) return 'soil4'
  if (down >= PLANK_ENDS) return 'soil0'
  if (x % POSTS < 3) return x % POSTS === 0 ? 'soil2' : 'soil0'
  return down >= PLANK_ENDS - 2 ? 'soil0' : 'soil1'
}

/** A wall: black from above, and with a face of stone towards the ground below it. */
function paintWall({ x, y, depth, below, variant }: EdgeSample): Paint {
  if (depth < 0) return null
  if (below <= FOOT_PX) return facePaint(x, y, below, variant)
  return 'ink'
}

function paintUpperFace({ x, y, depth, variant }: EdgeSample): Paint {
  if (depth < 0) return null
  return facePaint(x, y, FOOT_PX + 32 - y, variant)
}

/** Stone at a height above the floor: blocks lit at their upper left, a dark foot and a pale crest. */
function facePaint(x: number, y: number, height: number, variant: number): Colour {
  if (height <= 2) return 'stone0'
  const crest = WALL_HEIGHT - height - Math.round(hash(x >> 2, 3, FACE.seed) * 2)
  if (crest < 0) return 'plum'
  if (crest < 2) return 'stone3'
  const course = Math.floor((height - 1) / COURSE_PX)
  const down = COURSE_PX - 1 - ((height - 1) % COURSE_PX)
  const joints = JOINTS[course % JOINTS.length] ?? JOINTS[0]
  const block = joints.findLastIndex((joint) => x >= joint)
  const start = joints[block] ?? 0
  if (down === COURSE_PX - 1 || x === start) return 'stone0'
  const tone = hash(block < 0 ? 2 : block, course, FACE.seed + variant)
  const [dark, mid, light]: readonly [Colour, Colour, Colour] =
    height < 14
      ? ['stone0', 'stone1', 'stone1']
      : tone < 0.3
        ? ['stone0', 'stone1', 'stone2']
        : ['stone1', 'stone2', 'stone3']
  if (down === 0 || (x === start + 1 && down < 4)) return light
  if (down >= COURSE_PX - 2) return dark
  return hash(x >> 1, y, FACE.seed + 5) < 0.06 ? dark : mid
}
