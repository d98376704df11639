import * as bodies from '#app/art/dog/parts/bodies.ts'
import * as legs from '#app/art/dog/parts/legs.ts'
import type { Part } from '#app/art/dog/parts/part.ts'
import * as puppies from '#app/art/dog/parts/puppies.ts'
import * as steps from '#app/art/dog/parts/puppy-steps.ts'
import * as side from '#app/art/dog/parts/side-legs.ts'
import * as tails from '#app/art/dog/parts/tails.ts'
import { put } from './frame.ts'
import type { Frame } from './frame.ts'
import { headDown, headSide, headUp } from './heads.ts'
import { puppySide } from './puppy-heads.ts'

// A gallop from the side: the dog lands on its fore paws, gathers all four under it, pushes off with its hind paws and
// flies. From one frame to the next a paw on the ground goes back by a stride, as in a walk.

type Leg = { part: Part; aside?: number; up?: number }
type Gallop = {
  fore: Leg
  farFore: Leg
  hind: Leg
  farHind: Leg
  /** How much higher than those of a standing dog are its body and head. */
  body: number
  head: number
  /** How many rows the ears lag behind the head. */
  earLag: number
  /** How much narrower the shadow is on each side. */
  aloft?: number
}

function putLeg({ part, aside = 0, up = 0 }: Leg, x: number, y: number) {
  return put(part, x + aside, y - up)
}

const GALLOP: readonly Gallop[] = [
  {
    fore: { part: side.foreLegReach },
    farFore: { part: side.farLegReach, aside: -1 },
    hind: { part: side.hindLegLifted, aside: -2, up: 1 },
    farHind: { part: side.farLegLifted, aside: -2, up: 1 },
    body: 0,
    head: -1,
    earLag: -1,
  },
  {
    fore: { part: side.foreLegPush, aside: -5 },
    farFore: { part: side.farLegPush, aside: -6 },
    hind: { part: side.hindLegReach },
    farHind: { part: side.farLegReach, aside: 1 },
    body: 1,
    head: 0,
    earLag: 0,
  },
  {
    fore: { part: side.foreLegLifted, up: 1 },
    farFore: { part: side.farLegLifted, up: 1 },
    hind: { part: side.hindLegPush, aside: -5 },
    farHind: { part: side.farLegPush, aside: -4 },
    body: 2,
    head: 3,
    earLag: 1,
  },
  {
    fore: { part: side.foreLegReach, aside: 1, up: 4 },
    farFore: { part: side.farLegReach, up: 5 },
    hind: { part: side.hindLegPush, aside: -5, up: 4 },
    farHind: { part: side.farLegPush, aside: -4, up: 5 },
    body: 3,
    head: 4,
    earLag: 2,
    aloft: 3,
  },
]

const RUN = GALLOP.map(({ fore, farFore, hind, farHind, body, head, earLag, aloft = 0 }, phase): Frame => {
  const isHigh = phase >= 2
  return {
    pose: `run${phase + 1}`,
    facing: 'side',
    parts: [
      putLeg(farFore, 27, 29),
      putLeg(farHind, 14, 29),
      put(isHigh ? tails.tailSideLow : tails.tailSideHigh, 3, 10 - body),
      put(bodies.bodySide, 10, 19 - body),
      putLeg(hind, 10, 25),
      putLeg(fore, 23, 28),
      ...headSide(23, 7 - head, { earLag: aloft > 0 ? 0 : earLag, flying: aloft > 0 }),
    ],
    ground: [22, 15 - aloft],
    swings: isHigh,
  }
})

const PUPPY_GALLOP: readonly Gallop[] = [
  {
    fore: { part: steps.puppyForeLegReach },
    farFore: { part: steps.puppyFarLegReach, aside: -1 },
    hind: { part: puppies.puppyHindLeg, aside: -2, up: 2 },
    farHind: { part: puppies.puppyFarLeg, aside: -2, up: 2 },
    body: 0,
    head: -1,
    earLag: 0,
  },
  {
    fore: { part: steps.puppyForeLegPush, aside: -4 },
    farFore: { part: steps.puppyFarLegPush, aside: -5 },
    hind: { part: steps.puppyHindLegReach },
    farHind: { part: steps.puppyFarLegReach, aside: 1 },
    body: 1,
    head: 0,
    earLag: 0,
  },
  {
    fore: { part: puppies.puppyForeLeg, aside: 1, up: 2 },
    farFore: { part: puppies.puppyFarLeg, up: 3 },
    hind: { part: steps.puppyHindLegPush, aside: -4 },
    farHind: { part: steps.puppyFarLegPush, aside: -3 },
    body: 1,
    head: 2,
    earLag: 0,
  },
  {
    fore: { part: steps.puppyForeLegReach, up: 3 },
    farFore: { part: steps.puppyFarLegReach, up: 3 },
    hind: { part: steps.puppyHindLegPush, aside: -4, up: 3 },
    farHind: { part: steps.puppyFarLegPush, aside: -3, up: 3 },
    body: 3,
    head: 4,
    earLag: 0,
    aloft: 2,
  },
]

const PUPPY_RUN = PUPPY_GALLOP.map(({ fore, farFore, hind, farHind, body, head, aloft = 0 }, phase): Frame => {
  return {
    pose: `puppy-run${phase + 1}`,
    facing: 'side',
    parts: [
      putLeg(farFore, 26, 32),
      putLeg(farHind, 18, 32),
      put(puppies.puppyTail, 9, 19 - body),
      put(puppies.puppyBodySide, 14, 24 - body),
      putLeg(hind, 14, 30),
      putLeg(fore, 23, 31),
      ...puppySide(22, 14 - head),
    ],
    ground: [23, 11 - aloft],
    swings: phase >= 2,
  }
})

// The same gallop from the front and from behind. Both legs of a pair move together, so it never looks like a walk.

type FacingGallop = {
  /** How much higher than those of a standing dog are its body and head. */
  body: number
  head: number
  /** The rows by which the legs that we see are lower, and how far they are spread. */
  lower: number
  spread: number
  isLifted: boolean
  /** The rows by which the haunches are higher; from behind they are the body. */
  haunches: number
  earLag: number
  aloft?: number
}

const GALLOP_DOWN: readonly FacingGallop[] = [
  { body: -2, head: -3, lower: 2, spread: 1, isLifted: false, haunches: 2, earLag: -1 },
  { body: 0, head: -1, lower: 0, spread: -1, isLifted: false, haunches: -1, earLag: 0 },
  { body: 2, head: 2, lower: -3, spread: 0, isLifted: true, haunches: 0, earLag: 1 },
  { body: 3, head: 4, lower: -4, spread: 1, isLifted: true, haunches: 3, earLag: 0, aloft: 3 },
]

const RUN_DOWN = GALLOP_DOWN.map(
  ({ body, head, lower, spread, isLifted, haunches, earLag, aloft = 0 }, phase): Frame => ({
    pose: `run${phase + 1}`,
    facing: 'down',
    parts: [
      body > 0 ? put(tails.tailDownIn, 29, 24 - body) : put(tails.tailDownOut, 30, 24 - body),
      put(legs.haunchLeftStanding, 14 - spread, 26 - haunches),
      put(legs.haunchRightStanding, 27 + spread, 26 - haunches),
      put(bodies.chestDown, 17, 20 - body),
      put(bodies.chestFluff, 22, 25 - body, { noLine: true }),
      put(isLifted ? legs.legLeftDownLifted : legs.legLeftDown, 18 - spread, 28 + lower),
      put(isLifted ? legs.legRightDownLifted : legs.legRightDown, 25 + spread, 28 + lower),
      ...headDown(14, 7 - head, { earLag, flying: aloft > 0 }),
    ],
    ground: [24, 12 - aloft],
    swings: phase >= 2,
  }),
)

const GALLOP_UP: readonly FacingGallop[] = [
  { body: 2, head: -2, lower: -3, spread: 0, isLifted: true, haunches: 0, earLag: -1 },
  { body: -1, head: -1, lower: 1, spread: 1, isLifted: false, haunches: 0, earLag: 0 },
  { body: 1, head: 2, lower: 0, spread: 0, isLifted: false, haunches: 0, earLag: 1 },
  { body: 3, head: 4, lower: -4, spread: 0, isLifted: true, haunches: 0, earLag: 0, aloft: 3 },
]
const STREAMING = [tails.tailUpRight, tails.tailUpMiddle, tails.tailUpLeft, tails.tailUpMiddle] as const
const STREAMS_FROM = [21, 19, 16, 19] as const

const RUN_UP = GALLOP_UP.map(({ body, head, lower, spread, isLifted, earLag, aloft = 0 }, phase): Frame => ({
  pose: `run${phase + 1}`,
  facing: 'up',
  parts: [
    put(isLifted ? legs.legUpLifted : legs.legLeftUp, 17 - spread, 29 + lower),
    put(isLifted ? legs.legUpLifted : legs.legRightUp, 26 + spread, 29 + lower),
    ...headUp(14, 6 - head, { earLag, flying: aloft > 0 }),
    put(bodies.rumpUp, 16, 20 - body),
    put(STREAMING[phase] ?? tails.tailUpMiddle, STREAMS_FROM[phase] ?? 19, 17 - body, { drop: true }),
  ],
  ground: [24, 11 - aloft],
  swings: phase >= 2,
}))

/** A dog and a puppy that run. From the front and from behind the run of a puppy looks as its walk does. */
export const RUNNING: readonly Frame[] = [...RUN, ...RUN_DOWN, ...RUN_UP, ...PUPPY_RUN]
