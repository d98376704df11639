import { expect, it } from 'vitest'
import { bonesMeant, sidesOf } from '#app/game/hud/trade/sides.ts'

const BELLA = { dogId: 1, bones: 120, hasAgreed: false, things: [] }
const LUNA = { dogId: 6, bones: 0, hasAgreed: true, things: [] }

it('shows a trade from both sides, whoever began it', () => {
  expect(sidesOf({ sides: [BELLA, LUNA] }, 1)).toEqual({ mine: BELLA, theirs: LUNA })
  expect(sidesOf({ sides: [BELLA, LUNA] }, 6)).toEqual({ mine: LUNA, theirs: BELLA })
})

it.each([
  ['120', 120],
  [' 1 240 ', 1240],
  ['12.9', 12],
  ['-5', 0],
  ['9999999', 1500],
  ['many', 0],
  ['', 0],
])('reads the bones written as "%s" as %i', (text, bones) => {
  expect(bonesMeant(text, 1500)).toBe(bones)
})
