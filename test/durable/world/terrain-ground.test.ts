import { expect, it } from 'vitest'
import { TILE_ROWS } from '#durable/rules/sheets/tiles.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import { groundOfTerrain, rowsOfGround } from '#durable/world/drafts/following-ground.ts'
import { TERRAIN } from '#durable/world/room-doc.ts'
import { FIRST_GROUND, terrainGround } from '#durable/world/terrain-ground.ts'

it('[SD20] has a row for each terrain', () => {
  expect(TILE_ROWS.map(({ id }) => id).toSorted()).toEqual(Object.values(TERRAIN).toSorted())
  expect(FIRST_GROUND.terrains).toMatchObject({ g: GROUND.normal, s: GROUND.dig, w: GROUND.water, d: GROUND.water })
})

it('[SD20] lets the ground of three corners follow, and forbids at one', () => {
  const of = terrainGround(TILE_ROWS.map((row) => (row.id === 'grass' ? { ...row, ground: 'water' } : row)))
  const followed = (top: string, bottom: string) => rowsOfGround(groundOfTerrain([top, bottom], { terrains: of }))
  expect(followed('gg', 'gl')).toEqual([`${GROUND.water}`])
  expect(followed('gg', 'll')).toEqual([`${GROUND.normal}`])
  expect(followed('gg', 'gx')).toEqual([`${GROUND.forbidden}`])
})

it('[SD20] leaves out what is no ground yet in a draft', () => {
  expect(terrainGround([{ id: 'grass', ground: 'toString' }, { id: 'sand' }])).toEqual({})
})
