import { SHEET_COATS } from '#app/art/dog/palette.ts'
import { defaultShadowColor } from '#durable/rules/colours.ts'

export type DressedDog = { color: string; shadowColor: string; hat: string }

const STRENGTHS = [0.4, 0.7, 0.85, 1]
const HATS = ['beanie', 'sou-wester', 'committee-hat']

/** Dogs with six coats, four shadow strengths and three hats. */
export const DOGS: readonly DressedDog[] = SHEET_COATS.flatMap((color) =>
  STRENGTHS.flatMap((strength) =>
    HATS.map((hat) => ({ color, shadowColor: defaultShadowColor(color, strength), hat })),
  ),
)
export const COLUMNS = 12
export const ROWS = DOGS.length / COLUMNS
