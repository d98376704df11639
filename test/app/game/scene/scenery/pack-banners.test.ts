import { expect, it } from 'vitest'
import { bannersIn } from '#app/game/scene/scenery/pack-banners.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { PACK_LANE } from '#durable/world/outdoors/pack-lane.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'

/** So near to the foot of a cloth stands nothing else, art px. */
const FREE = { x: 34, y: 20 } as const

it('[PG2] the cloths of all packs stand clear of the things of the plaza', () => {
  const cloths = bannersIn(PLAZA, PACKS)
  const near = cloths.flatMap((cloth) =>
    PLAZA.things.filter(({ x, y }) => Math.abs(x - cloth.x) < FREE.x && Math.abs(y - cloth.y) < FREE.y),
  )
  expect(cloths).toHaveLength(PACKS.length)
  expect(near.map(({ id }) => id)).toEqual([])
})

it('[PG2] the house of each pack has its bunting in Pack Lane', () => {
  expect(bannersIn(PACK_LANE, PACKS).map(({ id }) => id)).toEqual(PACKS.map((pack) => `goal-${pack}`))
})
