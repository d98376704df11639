import * as bodies from '#app/art/dog/parts/bodies.ts'
import * as faces from '#app/art/dog/parts/faces.ts'
import * as legs from '#app/art/dog/parts/legs.ts'
import * as side from '#app/art/dog/parts/side-legs.ts'
import * as tails from '#app/art/dog/parts/tails.ts'
import { put } from './frame.ts'
import type { Frame } from './frame.ts'
import { headDown, headSide, headUp } from './heads.ts'
import { putLeg, TROT_PHASES } from './trot.ts'
import type { Trot } from './trot.ts'

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
// A leg stands on the ground in the first two phases, so that one pair always does. The body rises while the other pair
// swings forward; head and ears follow one frame later.

const FAR_LEG: Trot = [
  { part: side.farLegReach },
  { part: side.farLegPush, aside: -5 },
  { part: side.farLegLifted, aside: -1 },
  { part: side.farLegSwung },
]
const FORE_LEG: Trot = [
  { part: side.foreLegReach },
  { part: side.foreLegPush, aside: -5 },
  { part: side.foreLegLifted, aside: -1 },
  { part: side.foreLegSwung },
]
const HIND_LEG: Trot = [
  { part: side.hindLegReach },
  { part: side.hindLegPush, aside: -5 },
  { part: side.hindLegLifted, aside: -1 },
  { part: side.hindLegSwung },
]
const PHASES = [0, 1, 2, 3] as const

const WALK_SIDE = PHASES.map((phase): Frame => {
  const rising = phase % 2
  return {
    pose: `walk${phase + 1}`,
    facing: 'side',
    parts: [
      ...putLeg(FAR_LEG, phase + 2, [27, 29]),
      ...putLeg(FAR_LEG, phase, [14, 29]),
      put(rising ? tails.tailSideLow : tails.tailSideHigh, 3, 10 - rising),
      put(bodies.bodySide, 10, 19 - rising),
      ...putLeg(HIND_LEG, phase + 2, [10, 25]),
      ...putLeg(FORE_LEG, phase, [23, 28]),
      ...headSide(22 + rising, rising ? 6 : 8, { earLag: rising }),
    ],
    ground: [22, 15],
    swings: rising === 1,
  }
})

// From the front and from behind the left leg is in phase i, the right one half a cycle later. A paw on the ground that
// is ahead of the dog is nearer to us from the front, and farther away from behind.

/** The rows by which a leg is lower than that of a standing dog, in the four phases. */
const LOWER = { down: [2, -2, -2, 0], up: [-1, 1, 0, -2] } as const
/** To which side the head leans, towards the paw on the ground. */
const LEANS = [1, 0, -1, 0] as const

function isLifted(phase: number): boolean {
  return phase % TROT_PHASES >= 2
}

const WALK_DOWN = PHASES.map((phase): Frame => {
  const rising = phase % 2
  const lower = (at: number) => LOWER.down[at % TROT_PHASES] ?? 0
  const [left, right] = [phase, phase + 2]
  return {
    pose: `walk${phase + 1}`,
    facing: 'down',
    parts: [
      rising ? put(tails.tailDownIn, 29, 23) : put(tails.tailDownOut, 30, 24),
      put(legs.haunchLeftStanding, 14, 26 - (isLifted(right) ? 0 : 1)),
      put(legs.haunchRightStanding, 27, 26 - (isLifted(left) ? 0 : 1)),
      put(bodies.chestDown, 17, 20 - rising),
      put(bodies.chestFluff, 22, 25 - rising, { noLine: true }),
      put(isLifted(left) ? legs.legLeftDownLifted : legs.legLeftDown, 18, 28 + lower(left)),
      put(isLifted(right) ? legs.legRightDownLifted : legs.legRightDown, 25, 28 + lower(right)),
      ...headDown(14 + (LEANS[phase] ?? 0), rising ? 6 : 8, { earLag: rising }),
    ],
    ground: [24, 12],
    swings: rising === 1,
  }
})

const WAG_UP = [TAIL_UP.right, TAIL_UP.middle, TAIL_UP.left, TAIL_UP.middle] as const

const WALK_UP = PHASES.map((phase): Frame => {
  const rising = phase % 2
  const lower = (at: number) => LOWER.up[at % TROT_PHASES] ?? 0
  const [left, right] = [phase, phase + 2]
  return {
    pose: `walk${phase + 1}`,
    facing: 'up',
    parts: [
      put(isLifted(left) ? legs.legUpLifted : legs.legLeftUp, 17, 29 + lower(left)),
      put(isLifted(right) ? legs.legUpLifted : legs.legRightUp, 26, 29 + lower(right)),
      ...headUp(14 + (LEANS[phase] ?? 0), rising ? 5 : 7, { earLag: rising }),
      put(bodies.rumpUp, 16, 20 - rising),
      WAG_UP[phase] ?? TAIL_UP.middle,
    ],
    ground: [24, 11],
    swings: rising === 1,
  }
})

export const WALKING: readonly Frame[] = [
  ...STAND_SIDE,
  ...STAND_DOWN,
  ...STAND_UP,
  ...WALK_SIDE,
  ...WALK_DOWN,
  ...WALK_UP,
]
