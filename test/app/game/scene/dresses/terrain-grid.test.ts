import { expect, it } from 'vitest'
import autumn from '#app/art/built/park-terrain-autumn.json' with { type: 'json' }
import snow from '#app/art/built/park-terrain-snow.json' with { type: 'json' }
import summer from '#app/art/built/park-terrain-summer.json' with { type: 'json' }
import { TERRAIN_FRAMES } from '#app/game/scene/dresses/terrain-grid.ts'

it.each([
  ['summer', summer],
  ['autumn', autumn],
  ['snow', snow],
])('finds every tile of the ground where the atlas of %s has it', (_season, { frames }) => {
  expect(TERRAIN_FRAMES).toEqual(frames)
})
