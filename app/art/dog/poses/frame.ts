import { type Rgb, rgbOfHex } from '#app/art/palette.ts'
import type { Part, Point } from '#app/art/dog/parts/part.ts'

export type Facing = 'down' | 'up' | 'side'

/** A part laid into the cell at its top-left corner. */
export type PlacedPart = PlacedOptions & { part: Part; x: number; y: number }
type PlacedOptions = {
  mirrored?: boolean
  /** Draws no line on the fur below. */
  noLine?: boolean
  /** So many rows of shade under the part. */
  cast?: number
  /** Shade to the lower right, as of a tail that lies on the body. */
  drop?: boolean
}

export type EffectPixel = { x: number; y: number; colour: Rgb }

export type Frame = {
  pose: string
  facing: Facing
  /** Bottom first. */
  parts: readonly PlacedPart[]
  /** Middle and half width of the shadow on the ground; absent in water. */
  ground?: Point
  /** From the waterline, a row of the cell, nothing of the dog or its things is seen; ripples go in two beats. */
  swim?: { waterline: number; beat: 0 | 1 }
  /** How far a thing on the back slopes: rows down for each column towards the tail. */
  tilt?: number
  /** The back lies otherwise than the dog faces: a thing on it is seen from the side, with its front to the left or right. */
  backLies?: 'left' | 'right'
  /** Over the bowed head of a dog that faces us, its back is seen as from behind. */
  showsBack?: boolean
  /** The head is behind the body, and so is what it wears. */
  headBehind?: boolean
  /** In the rise of a step or a leap: cloth billows, wings beat. */
  swings?: boolean
  effects?: readonly EffectPixel[]
}

/** Side looks right. A dog stands with its feet in the middle of the bottom edge of `foot`'s row. */
export const CELL = { width: 48, height: 40, foot: { x: 24, y: 36 } } as const

export function put(part: Part, x: number, y: number, options: PlacedOptions = {}): PlacedPart {
  return { part, x, y, ...options }
}

/** The pixels of a drawing in letters, laid at its top-left corner. */
export function effectPixels(
  { drawing, x, y }: { drawing: string; x: number; y: number },
  colours: Readonly<Record<string, string>>,
): EffectPixel[] {
  return drawing
    .trim()
    .split('\n')
    .flatMap((row, j) =>
      [...row].flatMap((letter, i) => {
        const hex = colours[letter]
        return hex ? [{ x: x + i, y: y + j, colour: rgbOfHex(hex) }] : []
      }),
    )
}
