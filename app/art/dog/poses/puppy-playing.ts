import { eyeHappy } from '#app/art/dog/parts/faces.ts'
import { sheared } from '#app/art/dog/parts/part.ts'
import * as puppies from '#app/art/dog/parts/puppies.ts'
import * as dirt from './dirt.ts'
import { put } from './frame.ts'
import type { Frame } from './frame.ts'
import { puppyDown, puppySide, puppyUp } from './puppy-heads.ts'

const BEATS = [0, 1] as const
const BODY_SNIFFING = sheared(puppies.puppyBodySide, 2)
const BODY_BOWING = sheared(puppies.puppyBodySide, 3)

/** The tail of a puppy that bows wags from side to side above its rump. */
function raisedTail(beat: 0 | 1, y: number, drop = false) {
  return put(puppies.puppyTailUp, beat ? 18 : 22, y, { mirrored: beat === 1, drop })
}

const SNIFF = BEATS.flatMap((beat): Frame[] => {
  const pose = `puppy-sniff${beat + 1}`
  return [
    {
      pose,
      facing: 'side',
      parts: [
        put(puppies.puppyFarLeg, 25, 32),
        put(puppies.puppyFarLeg, 17, 32),
        put(puppies.puppyTail, 8, 17 + beat),
        put(BODY_SNIFFING, 13, 23),
        put(puppies.puppyHindLeg, 13, 30),
        put(puppies.puppyForeLeg, 22, 31),
        ...puppySide(22 + beat, 21 + beat),
      ],
      ground: [24, 13],
    },
    {
      pose,
      facing: 'down',
      parts: [
        raisedTail(beat, 11),
        put(puppies.puppyHaunchLeft, 15, 24),
        put(puppies.puppyHaunchRight, 28, 24),
        put(puppies.puppyRump, 18, 18),
        put(puppies.puppyLeg, 17, 32),
        put(puppies.puppyLeg, 27, 32),
        ...puppyDown(15, 22 + beat),
      ],
      ground: [24, 10],
      showsBack: true,
    },
    {
      pose,
      facing: 'up',
      parts: [
        ...puppyUp(15, 20 + beat),
        put(puppies.puppyLeg, 19, 32),
        put(puppies.puppyLeg, 25, 32),
        put(puppies.puppyRump, 18, 24),
        raisedTail(beat, 16, true),
      ],
      ground: [24, 9],
      headBehind: true,
    },
  ]
})

const DIG = BEATS.flatMap((beat): Frame[] => {
  const pose = `puppy-dig${beat + 1}`
  return [
    {
      pose,
      facing: 'side',
      parts: [
        put(puppies.puppyFarLeg, beat ? 29 : 25, 32),
        put(puppies.puppyFarLeg, 15, 32),
        put(puppies.puppyTail, 6, 15 + beat),
        put(BODY_BOWING, 11, 21),
        put(puppies.puppyHindLeg, 11, 30),
        put(puppies.puppyForeLeg, beat ? 20 : 25, beat ? 31 : 30),
        ...puppySide(21 - beat, 19 + beat),
      ],
      ground: [24, 14],
      effects: dirt.besideDigger(beat),
    },
    {
      pose,
      facing: 'down',
      parts: [
        raisedTail(beat, 10),
        put(puppies.puppyHaunchLeft, 15, 23),
        put(puppies.puppyHaunchRight, 28, 23),
        put(puppies.puppyRump, 18, 17),
        ...puppyDown(15, 20 + beat),
        put(puppies.puppyLeg, 16, 31 - 2 * beat),
        put(puppies.puppyLeg, 28, 29 + 2 * beat),
      ],
      ground: [24, 11],
      showsBack: true,
      effects: dirt.beforeDigger(beat),
    },
    {
      pose,
      facing: 'up',
      parts: [
        ...puppyUp(15 + beat, 19 + beat),
        put(puppies.puppyLeg, 19, 32),
        put(puppies.puppyLeg, 25, 32),
        put(puppies.puppyRump, 18, 24),
        raisedTail(beat, 15, true),
      ],
      ground: [24, 9],
      headBehind: true,
      effects: dirt.behindDigger(beat),
    },
  ]
})

const WATERLINE = 31

const SWIM = BEATS.flatMap((beat): Frame[] => {
  const pose = `puppy-swim${beat + 1}`
  const swim = { waterline: WATERLINE, beat }
  return [
    {
      pose,
      facing: 'side',
      parts: [
        put(puppies.puppyTail, 10, 22 + beat),
        put(puppies.puppyBodySide, 15, 27 + beat),
        ...puppySide(21, 17 + beat),
      ],
      swim,
    },
    { pose, facing: 'down', parts: [put(puppies.puppyChest, 19, 27 + beat), ...puppyDown(15, 16 + beat)], swim },
    {
      pose,
      facing: 'up',
      parts: [
        ...puppyUp(15, 15 + beat),
        put(puppies.puppyRump, 18, 27 + beat),
        put(puppies.puppyTailUp, 22, 23 + beat, { drop: true, mirrored: beat === 1 }),
      ],
      swim,
    },
  ]
})

/** How high a puppy is above the ground in the two frames of a leap of joy. */
const LEAP = [6, 0] as const

const HAPPY = LEAP.flatMap((height, frame): Frame[] => {
  const pose = `puppy-happy${frame + 1}`
  const isHigh = height > 0
  return [
    {
      pose,
      facing: 'side',
      parts: [
        put(puppies.puppyFarLeg, isHigh ? 28 : 27, 32 - height),
        put(puppies.puppyFarLeg, isHigh ? 15 : 17, 32 - height),
        put(puppies.puppyTail, 9, isHigh ? 12 : 21),
        put(puppies.puppyBodySide, 14, 25 - height),
        put(puppies.puppyHindLeg, isHigh ? 12 : 14, 30 - height),
        put(puppies.puppyForeLeg, isHigh ? 25 : 24, 31 - height),
        ...puppySide(22, 15 - height, eyeHappy),
      ],
      ground: [23, isHigh ? 9 : 11],
      swings: isHigh,
    },
    {
      pose,
      facing: 'down',
      parts: [
        put(puppies.puppyTail, 28, 25 - height, { mirrored: true }),
        put(puppies.puppyHaunchLeft, 16, 29 - height),
        put(puppies.puppyHaunchRight, 27, 29 - height),
        put(puppies.puppyChest, 19, 25 - height),
        put(puppies.puppyLeg, 18, 32 - height),
        put(puppies.puppyLeg, 26, 32 - height),
        ...puppyDown(15, 13 - height, eyeHappy),
      ],
      ground: [24, isHigh ? 7 : 9],
      swings: isHigh,
    },
    {
      pose,
      facing: 'up',
      parts: [
        put(puppies.puppyLeg, 18, 32 - height),
        put(puppies.puppyLeg, 26, 32 - height),
        ...puppyUp(15, 12 - height),
        put(puppies.puppyRump, 18, 25 - height),
        put(puppies.puppyTailUp, 22, 23 - height, { drop: true, mirrored: isHigh }),
      ],
      ground: [24, isHigh ? 7 : 9],
      swings: isHigh,
    },
  ]
})

/** A puppy that sniffs, digs, swims and leaps for joy. */
export const PUPPY_PLAYING: readonly Frame[] = [...SNIFF, ...DIG, ...SWIM, ...HAPPY]
