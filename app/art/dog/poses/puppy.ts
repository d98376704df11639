import { eye } from '#app/art/dog/parts/faces.ts'
import * as puppies from '#app/art/dog/parts/puppies.ts'
import { type Frame, put } from './frame.ts'

export const PUPPY: readonly Frame[] = [0, 1].flatMap((breath): Frame[] => {
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
        put(puppies.puppyHeadSide, 21, 14 + breath, { cast: 1 }),
        put(eye, 29, 18 + breath),
        put(puppies.puppyMouthSide, 30, 23 + breath, { noLine: true }),
        put(puppies.puppyNoseSide, 35, 20 + breath),
        put(puppies.puppyEarSide, 19, 16 + breath),
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
        put(puppies.puppyHeadDown, 15, 12 + breath, { cast: 1 }),
        put(puppies.puppyEarLeft, 10, 14 + breath),
        put(puppies.puppyEarRight, 32, 14 + breath),
        put(eye, 17, 17 + breath),
        put(eye, 27, 17 + breath),
        put(puppies.puppyMouthDown, 20, 22 + breath, { noLine: true }),
        put(puppies.puppyNoseDown, 22, 20 + breath),
      ],
      ground: [24, 9],
    },
    {
      pose,
      facing: 'up',
      parts: [
        put(puppies.puppyLeg, 19, 32),
        put(puppies.puppyLeg, 25, 32),
        put(puppies.puppyHeadDown, 15, 11 + breath),
        put(puppies.puppyEarLeft, 10, 13 + breath),
        put(puppies.puppyEarRight, 32, 13 + breath),
        put(puppies.puppyRump, 18, 25),
        put(puppies.puppyTailUp, 22, 23, { drop: true, mirrored: breath === 1 }),
      ],
      ground: [24, 9],
    },
  ]
})
