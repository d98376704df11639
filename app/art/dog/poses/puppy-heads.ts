import { eye } from '#app/art/dog/parts/faces.ts'
import type { Part } from '#app/art/dog/parts/part.ts'
import * as puppies from '#app/art/dog/parts/puppies.ts'
import { put } from './frame.ts'
import type { PlacedPart } from './frame.ts'

// The puppy's heads, positioned by the skull's upper left corner as those of grown dogs are.

export function puppySide(x: number, y: number, look: Part = eye): PlacedPart[] {
  return [
    put(puppies.puppyHeadSide, x, y, { cast: 1 }),
    put(look, x + 8, y + 4),
    put(puppies.puppyMouthSide, x + 9, y + 9, { noLine: true }),
    put(puppies.puppyNoseSide, x + 14, y + 6),
    put(puppies.puppyEarSide, x - 2, y + 2),
  ]
}

export function puppyDown(x: number, y: number, look: Part = eye): PlacedPart[] {
  return [
    put(puppies.puppyHeadDown, x, y, { cast: 1 }),
    put(puppies.puppyEarLeft, x - 5, y + 2),
    put(puppies.puppyEarRight, x + 17, y + 2),
    put(look, x + 2, y + 5),
    put(look, x + 12, y + 5),
    put(puppies.puppyMouthDown, x + 5, y + 10, { noLine: true }),
    put(puppies.puppyNoseDown, x + 7, y + 8),
  ]
}

export function puppyUp(x: number, y: number): PlacedPart[] {
  return [
    put(puppies.puppyHeadDown, x, y),
    put(puppies.puppyEarLeft, x - 5, y + 2),
    put(puppies.puppyEarRight, x + 17, y + 2),
  ]
}
