import { expect, it } from 'vitest'
import { PALETTE } from '#app/art/palette.ts'
import { PARK_COLOURS } from '#durable/rules/pictures/park-colours.ts'

it('[SP1] the colours of pictures from outside are those of the art', () => {
  const drawn = Object.values(PALETTE).map((hex) => Number.parseInt(hex.slice(1), 16))
  expect([...PARK_COLOURS].toSorted()).toEqual(drawn.toSorted())
})
