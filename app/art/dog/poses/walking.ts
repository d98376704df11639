import * as bodies from '#app/art/dog/parts/bodies.ts'
import * as faces from '#app/art/dog/parts/faces.ts'
import * as legs from '#app/art/dog/parts/legs.ts'
import * as side from '#app/art/dog/parts/side-legs.ts'
import * as tails from '#app/art/dog/parts/tails.ts'
import { put } from './frame.ts'
import type { Frame } from './frame.ts'
import { headDown, headSide, headUp } from './heads.ts'

// The feet of a standing dog never move: the head breathes, the tail wags, and in the third frame it blinks.

const STAND_SIDE = [
  { breath: 0, tail: tails.tailSideHigh, eye: faces.eye },
  { breath: 1, tail: tails.tailSideLow, eye: faces.eye },
  { breath: 0, tail: tails.tailSideHigh, eye: faces.eyeShut },
].map(({ breath, tail, eye }, i): Frame => ({
  pose: `stand${i + 1}`,
  facing: 'side',
  parts: [
    put(side.farLegStanding, 27, 29),
    put(side.farLegStanding, 14, 29),
    put(tail, 3, 10 + breath),
    put(bodies.bodySide, 10, 19),
    put(side.hindLegStanding, 10, 25),
    put(side.foreLegStanding, 23, 28),
    ...headSide(22, 7 + breath, { eye }),
  ],
  ground: [22, 15],
}))

const STAND_DOWN = [
  { breath: 0, tail: put(tails.tailDownIn, 29, 24), eye: faces.eye },
  { breath: 1, tail: put(tails.tailDownOut, 30, 24), eye: faces.eye },
  { breath: 0, tail: put(tails.tailDownIn, 29, 24), eye: faces.eyeShut },
].map(({ breath, tail, eye }, i): Frame => ({
  pose: `stand${i + 1}`,
  facing: 'down',
  parts: [
    tail,
    put(legs.haunchLeftStanding, 14, 26),
    put(legs.haunchRightStanding, 27, 26),
    put(bodies.chestDown, 17, 20),
    put(bodies.chestFluff, 22, 25, { noLine: true }),
    put(legs.legLeftDown, 18, 28),
    put(legs.legRightDown, 25, 28),
    ...headDown(14, 7 + breath, { eye }),
  ],
  ground: [24, 12],
}))

const TAIL_UP = {
  right: put(tails.tailUpRight, 21, 17, { drop: true }),
  middle: put(tails.tailUpMiddle, 19, 17, { drop: true }),
  left: put(tails.tailUpLeft, 16, 17, { drop: true }),
}

/** The blink is invisible from behind. */
const STAND_UP = [
  { breath: 0, tail: TAIL_UP.right },
  { breath: 1, tail: TAIL_UP.left },
  { breath: 0, tail: TAIL_UP.right },
].map(({ breath, tail }, i): Frame => ({
  pose: `stand${i + 1}`,
  facing: 'up',
  parts: [
    put(legs.legLeftUp, 17, 29),
    put(legs.legRightUp, 26, 29),
    ...headUp(14, 6 + breath),
    put(bodies.rumpUp, 16, 20),
    tail,
  ],
  ground: [24, 11],
}))

// A trot with diagonal pairs: the near fore leg and the far hind leg are in phase i, the other two half a cycle later.
// The body rises while the legs pass each other; head and ears follow one frame later.

const FAR_LEG = [side.farLegForward, side.farLegStanding, side.farLegBack, side.farLegLifted] as const
const FORE_LEG = [side.foreLegForward, side.foreLegStanding, side.foreLegBack, side.foreLegLifted] as const
const HIND_LEG = [side.hindLegBack, side.hindLegLifted, side.hindLegForward, side.hindLegStanding] as const
const PHASES = [0, 1, 2, 3] as const

const WALK_SIDE = PHASES.map((phase): Frame => {
  const rising = phase % 2
  const opposite = PHASES[(phase + 2) % 4] ?? 0
  return {
    pose: `walk${phase + 1}`,
    facing: 'side',
    parts: [
      put(FAR_LEG[opposite], opposite === 2 ? 25 : 27, 29),
      put(FAR_LEG[phase], 14, 29),
      put(rising ? tails.tailSideLow : tails.tailSideHigh, 3, 10 - rising),
      put(bodies.bodySide, 10, 19 - rising),
      put(HIND_LEG[phase], 10, 25),
      put(FORE_LEG[phase], 23, 28),
      ...headSide(22 + rising, rising ? 6 : 8, { earLag: rising }),
    ],
    ground: [22, 15],
    swings: rising === 1,
  }
})

/** Which paw is up and where the head leans, in each frame seen from the front or from behind. */
const STEPS = [
  { left: 0, right: 1, rising: 0, lean: -1 },
  { left: 0, right: 0, rising: 1, lean: 0 },
  { left: 1, right: 0, rising: 0, lean: 1 },
  { left: 0, right: 0, rising: 1, lean: 0 },
] as const

const WALK_DOWN = STEPS.map(({ left, right, rising, lean }, i): Frame => ({
  pose: `walk${i + 1}`,
  facing: 'down',
  parts: [
    rising ? put(tails.tailDownIn, 29, 23) : put(tails.tailDownOut, 30, 24),
    put(legs.haunchLeftStanding, 14, 26 - right),
    put(legs.haunchRightStanding, 27, 26 - left),
    put(bodies.chestDown, 17, 20 - rising),
    put(bodies.chestFluff, 22, 25 - rising, { noLine: true }),
    left ? put(legs.legLeftDownLifted, 18, 27) : put(legs.legLeftDown, 18, 28),
    right ? put(legs.legRightDownLifted, 25, 27) : put(legs.legRightDown, 25, 28),
    ...headDown(14 + lean, rising ? 6 : 8, { earLag: rising }),
  ],
  ground: [24, 12],
  swings: rising === 1,
}))

const WAG_UP = [TAIL_UP.right, TAIL_UP.middle, TAIL_UP.left, TAIL_UP.middle] as const

const WALK_UP = STEPS.map(({ left, right, rising, lean }, i): Frame => ({
  pose: `walk${i + 1}`,
  facing: 'up',
  parts: [
    put(legs.legLeftUp, 17, 29 - 2 * left),
    put(legs.legRightUp, 26, 29 - 2 * right),
    ...headUp(14 - lean, rising ? 5 : 7, { earLag: rising }),
    put(bodies.rumpUp, 16, 20 - rising),
    WAG_UP[i] ?? TAIL_UP.middle,
  ],
  ground: [24, 11],
  swings: rising === 1,
}))

export const WALKING: readonly Frame[] = [
  ...STAND_SIDE,
  ...STAND_DOWN,
  ...STAND_UP,
  ...WALK_SIDE,
  ...WALK_DOWN,
  ...WALK_UP,
]
