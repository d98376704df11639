import { eyeShut } from '#app/art/dog/parts/faces.ts'
import * as puppies from '#app/art/dog/parts/puppies.ts'
import * as rest from '#app/art/dog/parts/puppy-rest.ts'
import * as steps from '#app/art/dog/parts/puppy-steps.ts'
import { put } from './frame.ts'
import type { Frame } from './frame.ts'
import { puppyDown, puppySide, puppyUp } from './puppy-heads.ts'
import { putLeg } from './trot.ts'
import type { Trot } from './trot.ts'

const BREATHS = [0, 1] as const

const STAND = BREATHS.flatMap((breath): Frame[] => {
  const pose = `puppy${breath + 1}`
  return [
    {
      pose,
      facing: 'side',
      parts: [
        put(puppies.puppyFarLeg, 26, 32),
        put(puppies.puppyFarLeg, 18, 32),
        put(puppies.puppyTail, 9, 19 + breath),
        put(puppies.puppyBodySide, 14, 24),
        put(puppies.puppyHindLeg, 14, 30),
        put(puppies.puppyForeLeg, 23, 31),
        ...puppySide(21, 14 + breath),
      ],
      ground: [23, 11],
    },
    {
      pose,
      facing: 'down',
      parts: [
        put(puppies.puppyTail, 28, 24 + breath, { mirrored: true }),
        put(puppies.puppyHaunchLeft, 16, 29),
        put(puppies.puppyHaunchRight, 27, 29),
        put(puppies.puppyChest, 19, 25),
        put(puppies.puppyLeg, 19, 32),
        put(puppies.puppyLeg, 25, 32),
        ...puppyDown(15, 12 + breath),
      ],
      ground: [24, 9],
    },
    {
      pose,
      facing: 'up',
      parts: [
        put(puppies.puppyLeg, 19, 32),
        put(puppies.puppyLeg, 25, 32),
        ...puppyUp(15, 11 + breath),
        put(puppies.puppyRump, 18, 25),
        put(puppies.puppyTailUp, 22, 23, { drop: true, mirrored: breath === 1 }),
      ],
      ground: [24, 9],
    },
  ]
})

// The trot of a grown dog on short legs: each stands on the ground in the first two of four phases.

const FAR_LEG: Trot = [
  { part: steps.puppyFarLegReach },
  { part: steps.puppyFarLegPush, aside: -4 },
  { part: puppies.puppyFarLeg, aside: -1, up: 2 },
  { part: puppies.puppyFarLeg, aside: 1, up: 2 },
]
const FORE_LEG: Trot = [
  { part: steps.puppyForeLegReach },
  { part: steps.puppyForeLegPush, aside: -4 },
  { part: puppies.puppyForeLeg, aside: -1, up: 2 },
  { part: puppies.puppyForeLeg, aside: 2, up: 2 },
]
const HIND_LEG: Trot = [
  { part: steps.puppyHindLegReach },
  { part: steps.puppyHindLegPush, aside: -4 },
  { part: puppies.puppyHindLeg, aside: -1, up: 2 },
  { part: puppies.puppyHindLeg, aside: 2, up: 2 },
]
/** Which paw is up and where the head leans, seen from the front or from behind. */
const STEPS = [
  { left: 0, right: 1, lean: -1 },
  { left: 0, right: 0, lean: 0 },
  { left: 1, right: 0, lean: 1 },
  { left: 0, right: 0, lean: 0 },
] as const

const WALK = STEPS.flatMap(({ left, right, lean }, phase): Frame[] => {
  const pose = `puppy-walk${phase + 1}`
  const rising = phase % 2
  return [
    {
      pose,
      facing: 'side',
      parts: [
        ...putLeg(FAR_LEG, phase + 2, [26, 32]),
        ...putLeg(FAR_LEG, phase, [18, 32]),
        put(puppies.puppyTail, 9, 20 - 2 * rising),
        put(puppies.puppyBodySide, 14, 24 - rising),
        ...putLeg(HIND_LEG, phase + 2, [14, 30]),
        ...putLeg(FORE_LEG, phase, [23, 31]),
        ...puppySide(21 + rising, 15 - 2 * rising),
      ],
      ground: [23, 11],
      swings: rising === 1,
    },
    {
      pose,
      facing: 'down',
      parts: [
        put(puppies.puppyTail, 28, 25 - rising, { mirrored: true }),
        put(puppies.puppyHaunchLeft, 16, 29 - right),
        put(puppies.puppyHaunchRight, 27, 29 - left),
        put(puppies.puppyChest, 19, 25 - rising),
        put(puppies.puppyLeg, 19, 32 - 2 * left),
        put(puppies.puppyLeg, 25, 32 - 2 * right),
        ...puppyDown(15 + lean, 13 - 2 * rising),
      ],
      ground: [24, 9],
      swings: rising === 1,
    },
    {
      pose,
      facing: 'up',
      parts: [
        put(puppies.puppyLeg, 19, 32 - 2 * left),
        put(puppies.puppyLeg, 25, 32 - 2 * right),
        ...puppyUp(15 - lean, 12 - 2 * rising),
        put(puppies.puppyRump, 18, 25 - rising),
        put(puppies.puppyTailUp, 22, 23 - rising, { drop: true, mirrored: phase > 1 }),
      ],
      ground: [24, 9],
      swings: rising === 1,
    },
  ]
})

const SIT = BREATHS.flatMap((wag): Frame[] => {
  const pose = `puppy-sit${wag + 1}`
  const tail = wag ? rest.puppyTailSittingLow : rest.puppyTailSitting
  return [
    {
      pose,
      facing: 'side',
      parts: [
        put(tail, 10, 32),
        put(puppies.puppyFarLeg, 25, 32),
        put(rest.puppyBodySitting, 15, 25),
        put(puppies.puppyForeLeg, 24, 31),
        put(rest.puppyHaunchSide, 15, 31),
        ...puppySide(19, 13),
      ],
      ground: [22, 11],
      tilt: 0.45,
    },
    {
      pose,
      facing: 'down',
      parts: [
        put(tail, 10, 32),
        put(puppies.puppyHaunchLeft, 14, 30),
        put(puppies.puppyHaunchRight, 29, 30),
        put(puppies.puppyChest, 19, 25),
        put(puppies.puppyLeg, 20, 32),
        put(puppies.puppyLeg, 24, 32),
        ...puppyDown(15, 15),
      ],
      ground: [24, 13],
    },
    {
      pose,
      facing: 'up',
      parts: [...puppyUp(15, 13), put(rest.puppyRumpSitting, 17, 27), put(tail, 29, 33, { mirrored: true })],
      ground: [25, 10],
    },
  ]
})

const CURL = BREATHS.flatMap((breath): Frame[] => {
  const pose = `puppy-curl${breath + 1}`
  const mound = (x: number, mirrored = false) => [
    put(rest.puppyCurl, x, 25, { mirrored }),
    ...(breath ? [put(rest.puppyCurl, x, 24, { mirrored, noLine: true })] : []),
  ]
  return [
    {
      pose,
      facing: 'side',
      parts: [...mound(11), ...puppySide(22, 24, eyeShut), put(rest.puppyCurlTail, 11, 31)],
      ground: [24, 13],
    },
    {
      pose,
      facing: 'down',
      parts: [...mound(20, true), ...puppyDown(10, 23, eyeShut), put(rest.puppyCurlTail, 26, 31, { mirrored: true })],
      ground: [24, 14],
      backLies: 'left',
    },
    {
      pose,
      facing: 'up',
      parts: [...mound(9), ...puppyUp(20, 23), put(rest.puppyCurlTail, 10, 31, { drop: true })],
      ground: [24, 14],
      backLies: 'right',
    },
  ]
})

/** A puppy that stands, walks, sits and sleeps. */
export const PUPPY: readonly Frame[] = [...STAND, ...WALK, ...SIT, ...CURL]
