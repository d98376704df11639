import type { Part, Point } from '#app/art/dog/parts/part.ts'
import { rgbOfHex } from '#app/art/palette.ts'
import type { Rgb } from '#app/art/palette.ts'

export type Facing = 'down' | 'up' | 'side'

/** A part and the position of its upper left corner in the cell. */
export type PlacedPart = PlacedOptions & { part: Part; x: number; y: number }
type PlacedOptions = {
  mirrored?: boolean
  /** Whether it draws no outline on the fur below. */
  noLine?: boolean
  /** How many rows of shade there are below the part. */
  cast?: number
  /** Whether it casts shade to the lower right, as a tail on the body does. */
  drop?: boolean
}

export type EffectPixel = { x: number; y: number; colour: Rgb }

export type Frame = {
  pose: string
  facing: Facing
  /** Bottom first. */
  parts: readonly PlacedPart[]
  /** The middle and half the width of the shadow on the ground; absent in water. */
  ground?: Point
  /**
   * From the waterline, a row of the cell, downwards nothing of the dog and its things is visible; ripples have two
   * frames.
   */
  swim?: { waterline: number; beat: 0 | 1 }
  /** The slope of a thing on the back: rows down for each column towards the tail. */
  tilt?: number
  /**
   * Set if the back points elsewhere than the dog faces. A thing on it is then seen from the side, with its front to
   * the left or right.
   */
  backLies?: 'left' | 'right'
  /** Whether the back is visible above the bowed head of a dog that faces us, as from behind. */
  showsBack?: boolean
  /** Whether the head, with what it wears, is behind the body. */
  headBehind?: boolean
  /** Whether it is in the rising phase of a step or leap, in which cloth billows and wings beat. */
  swings?: boolean
  effects?: readonly EffectPixel[]
}

/** The side view faces right. A dog's feet are in the middle of the bottom edge of `foot`'s row. */
export const CELL = { width: 48, height: 40, foot: { x: 24, y: 36 } } as const

export function put(part: Part, x: number, y: number, options: PlacedOptions = {}): PlacedPart {
  return { part, x, y, ...options }
}

/** The pixels of a drawing in letters, positioned by its upper left corner. */
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
