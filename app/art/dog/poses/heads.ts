import * as ears from '#app/art/dog/parts/ears.ts'
import * as faces from '#app/art/dog/parts/faces.ts'
import * as heads from '#app/art/dog/parts/heads.ts'
import type { Part } from '#app/art/dog/parts/part.ts'
import { put } from './frame.ts'
import type { PlacedPart } from './frame.ts'

// Skull, ears and face move together, positioned by the skull's upper left corner.

type EarOptions = {
  /** Whether the ears are spread, as in a jump. */
  flying?: boolean
  /** How many rows the ears lag behind the head. */
  earLag?: number
}

type HeadOptions = EarOptions & {
  eye?: Part
  mouth?: Part
  /** How many rows lower the face is, in a bowed head. */
  faceDrop?: number
  cast?: number
}

export function headDown(x: number, y: number, options: HeadOptions = {}): PlacedPart[] {
  const { eye = faces.eye, mouth = faces.mouthDown, faceDrop = 0, cast = 1 } = options
  return [
    put(heads.headDown, x, y, { cast }),
    ...earPair(x, y, options),
    put(eye, x + 3, y + 6 + faceDrop),
    put(eye, x + 13, y + 6 + faceDrop),
    put(mouth, x + 6, y + 12 + faceDrop, { noLine: true }),
    put(faces.noseDown, x + 8, y + 9 + faceDrop),
  ]
}

/** The ears are drawn over the skull from behind as well, because ears that vanish behind it look like a hood. */
export function headUp(x: number, y: number, options: EarOptions = {}): PlacedPart[] {
  return [put(heads.headUp, x, y), ...earPair(x, y, options)]
}

function earPair(x: number, y: number, { flying, earLag = 0 }: EarOptions): PlacedPart[] {
  return flying
    ? [put(ears.earLeftFlying, x - 6, y + 2 + earLag), put(ears.earRightFlying, x + 17, y + 2 + earLag)]
    : [put(ears.earLeft, x - 6, y + 1 + earLag), put(ears.earRight, x + 16, y + 1 + earLag)]
}

export function headSide(x: number, y: number, options: HeadOptions = {}): PlacedPart[] {
  const { eye = faces.eye, mouth = faces.mouthSide, flying, earLag = 0, cast = 2 } = options
  return [
    put(heads.headSide, x, y, { cast }),
    put(eye, x + 10, y + 5),
    put(mouth, x + 12, y + 11, { noLine: true }),
    put(faces.noseSide, x + 18, y + 8),
    flying ? put(ears.earSideFlying, x - 4, y + 2 + earLag) : put(ears.earSide, x - 2, y + 2 + earLag),
  ]
}

/** The head lowered to the ground. */
export function headSniffing(x: number, y: number, earLag = 0): PlacedPart[] {
  return [
    put(heads.headSniffing, x, y, { cast: 1 }),
    put(faces.eye, x + 11, y + 6),
    put(faces.mouthSniffing, x + 11, y + 13, { noLine: true }),
    put(faces.noseSide, x + 17, y + 10),
    put(ears.earSide, x - 2, y + 3 + earLag),
  ]
}
