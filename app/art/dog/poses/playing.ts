import * as bodies from '#app/art/dog/parts/bodies.ts'
import * as faces from '#app/art/dog/parts/faces.ts'
import * as legs from '#app/art/dog/parts/legs.ts'
import { sheared } from '#app/art/dog/parts/part.ts'
import * as side from '#app/art/dog/parts/side-legs.ts'
import * as tails from '#app/art/dog/parts/tails.ts'
import * as dirt from './dirt.ts'
import { put } from './frame.ts'
import type { Frame } from './frame.ts'
import { headDown, headSide, headSniffing, headUp } from './heads.ts'

const BODY_SNIFFING = sheared(bodies.bodySide, 2)
const BODY_BOWING = sheared(bodies.bodySide, 4)
const BEATS = [0, 1] as const

/** A dog that faces away with its nose on the ground shows its ears beside its rump, and its tail above it. */
const RAISED_RUMP = [put(legs.legLeftUp, 17, 29), put(legs.legRightUp, 26, 29), put(bodies.rumpUp, 16, 18)]

const SNIFF = BEATS.flatMap((beat): Frame[] => {
  const pose = `sniff${beat + 1}`
  return [
    {
      pose,
      facing: 'side',
      parts: [
        put(side.farLegStanding, 26, 29),
        put(side.farLegStanding, 14, 29),
        put(beat ? tails.tailSideLow : tails.tailSideHigh, 3, 10),
        put(BODY_SNIFFING, 10, 18),
        put(side.hindLegStanding, 10, 25),
        put(side.foreLegStanding, 21, 28),
        ...headSniffing(22 + beat, 18 + beat, -beat),
      ],
      ground: [24, 17],
    },
    {
      pose,
      facing: 'down',
      parts: [
        beat ? put(tails.tailUpLeft, 16, 2) : put(tails.tailUpRight, 21, 2),
        put(legs.haunchLeftStanding, 13, 18),
        put(legs.haunchRightStanding, 28, 18),
        put(bodies.rumpBowing, 16, 12),
        put(legs.legLeftDown, 15, 27),
        put(legs.legRightDown, 28, 27),
        ...headDown(14, 20 + beat, { faceDrop: 2, earLag: -1 }),
      ],
      ground: [24, 13],
      showsBack: true,
    },
    {
      pose,
      facing: 'up',
      parts: [
        ...headUp(14, 17 + beat, { earLag: -1 }),
        ...RAISED_RUMP,
        beat ? put(tails.tailUpLeft, 16, 6, { drop: true }) : put(tails.tailUpRight, 21, 6, { drop: true }),
      ],
      ground: [24, 11],
      headBehind: true,
    },
  ]
})

const DIG = BEATS.flatMap((beat): Frame[] => {
  const pose = `dig${beat + 1}`
  return [
    {
      pose,
      facing: 'side',
      parts: [
        put(beat ? side.farLegForward : side.farLegBack, 26, 29),
        put(side.farLegStanding, 12, 29),
        put(beat ? tails.tailSideLow : tails.tailSideHigh, 2, 8),
        put(BODY_BOWING, 8, 17),
        put(side.hindLegStanding, 8, 25),
        put(beat ? side.foreLegBack : side.foreLegForward, 22, 28),
        ...headSniffing(21 - beat, 16 + beat, -2 * beat),
      ],
      ground: [24, 17],
      effects: dirt.besideDigger(beat),
      tilt: -0.15,
    },
    {
      pose,
      facing: 'down',
      parts: [
        beat ? put(tails.tailUpLeft, 16, 1) : put(tails.tailUpRight, 21, 1),
        put(legs.haunchLeftStanding, 13, 18),
        put(legs.haunchRightStanding, 28, 18),
        put(bodies.rumpBowing, 16, 11),
        ...headDown(14, 17 + beat, { faceDrop: 1, earLag: -1 }),
        put(legs.pawDigging, 16, 31 - 2 * beat),
        put(legs.pawDigging, 27, 29 + 2 * beat),
      ],
      ground: [24, 14],
      showsBack: true,
      effects: dirt.beforeDigger(beat),
    },
    {
      pose,
      facing: 'up',
      parts: [
        ...headUp(14 + beat, 16 + beat, { earLag: -beat }),
        ...RAISED_RUMP,
        beat ? put(tails.tailUpLeft, 16, 6, { drop: true }) : put(tails.tailUpRight, 21, 6, { drop: true }),
      ],
      ground: [24, 11],
      headBehind: true,
      effects: dirt.behindDigger(beat),
    },
  ]
})

const WATERLINE = 31

const SWIM = BEATS.flatMap((beat): Frame[] => {
  const pose = `swim${beat + 1}`
  return [
    {
      pose,
      facing: 'side',
      parts: [
        put(beat ? tails.tailSideLow : tails.tailSideHigh, 5, 17 + beat),
        put(bodies.bodySide, 11, 24 + beat),
        ...headSide(21, 12 + beat),
      ],
      swim: { waterline: WATERLINE, beat },
    },
    {
      pose,
      facing: 'down',
      parts: [put(bodies.chestDown, 17, 25 + beat), ...headDown(14, 12 + beat)],
      swim: { waterline: WATERLINE, beat },
    },
    {
      pose,
      facing: 'up',
      parts: [
        ...headUp(14, 12 + beat),
        put(bodies.rumpUp, 16, 25 + beat),
        put(beat ? tails.tailUpMiddle : tails.tailUpRight, beat ? 19 : 21, 19 + beat, { drop: true }),
      ],
      swim: { waterline: WATERLINE, beat },
    },
  ]
})

/** A leap of joy at its highest point, and the landing. */
const HAPPY: readonly Frame[] = [
  {
    pose: 'happy1',
    facing: 'side',
    parts: [
      put(side.farLegForward, 27, 24),
      put(side.farLegBack, 12, 24),
      put(tails.tailSideLow, 3, 6),
      put(bodies.bodySide, 10, 14),
      put(side.hindLegBack, 8, 20),
      put(side.foreLegForward, 24, 23),
      ...headSide(23, 3, { eye: faces.eyeHappy, mouth: faces.mouthSideOpen, flying: true }),
    ],
    ground: [22, 12],
    swings: true,
  },
  {
    pose: 'happy1',
    facing: 'down',
    parts: [
      put(tails.tailDownOut, 30, 18),
      put(legs.haunchLeftStanding, 14, 21),
      put(legs.haunchRightStanding, 27, 21),
      put(bodies.chestDown, 17, 16),
      put(bodies.chestFluff, 22, 21, { noLine: true }),
      put(legs.legLeftDownLifted, 17, 23),
      put(legs.legRightDownLifted, 26, 23),
      ...headDown(14, 3, { eye: faces.eyeHappy, mouth: faces.mouthDownOpen, flying: true }),
    ],
    ground: [24, 9],
    swings: true,
  },
  {
    pose: 'happy1',
    facing: 'up',
    parts: [
      put(legs.legLeftUp, 17, 24),
      put(legs.legRightUp, 26, 24),
      ...headUp(14, 2, { flying: true }),
      put(bodies.rumpUp, 16, 16),
      put(tails.tailUpRight, 21, 12, { drop: true }),
    ],
    ground: [24, 9],
    swings: true,
  },
  {
    pose: 'happy2',
    facing: 'side',
    parts: [
      put(side.farLegForward, 27, 29),
      put(side.farLegBack, 12, 29),
      put(tails.tailSideHigh, 3, 12),
      put(bodies.bodySide, 10, 21),
      put(side.hindLegStanding, 9, 25),
      put(side.foreLegForward, 23, 28),
      ...headSide(23, 10, { eye: faces.eyeHappy, mouth: faces.mouthSideOpen, earLag: 1 }),
    ],
    ground: [23, 16],
  },
  {
    pose: 'happy2',
    facing: 'down',
    parts: [
      put(tails.tailDownIn, 29, 25),
      put(legs.haunchLeftStanding, 13, 27),
      put(legs.haunchRightStanding, 28, 27),
      put(bodies.chestDown, 17, 22),
      put(legs.legLeftDown, 17, 28),
      put(legs.legRightDown, 26, 28),
      ...headDown(14, 10, { eye: faces.eyeHappy, mouth: faces.mouthDownOpen, earLag: 1 }),
    ],
    ground: [24, 13],
  },
  {
    pose: 'happy2',
    facing: 'up',
    parts: [
      put(legs.legLeftUp, 16, 29),
      put(legs.legRightUp, 27, 29),
      ...headUp(14, 9, { earLag: 1 }),
      put(bodies.rumpUp, 16, 21),
      put(tails.tailUpLeft, 16, 18, { drop: true }),
    ],
    ground: [24, 12],
  },
]

export const PLAYING: readonly Frame[] = [...SNIFF, ...DIG, ...SWIM, ...HAPPY]
