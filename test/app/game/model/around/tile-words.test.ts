import { expect, it } from 'vitest'
import { wordsOfTile } from '#app/game/model/around/tile-words.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import { Parkmate } from '#test/app/game/parkmate.ts'
import { aPark } from '#test/support/park.ts'

const PLACE = placeOfPack('plaza', PLAZA)

function atThePlaza() {
  const grid = gridOf(PLAZA)
  const park = aPark({ grid, entries: [{ x: 22, y: 22 }] })
  const me = new Parkmate(park, 1, { grid })
  const other = new Parkmate(park, 2, { grid })
  other.walkTo({ x: 22, y: 19 })
  other.run()
  park.wait(10_000)
  me.run()
  return (x: number, y: number) => wordsOfTile(PLACE, me.world, { tile: { x, y }, now: me.now })
}

it('says which dog is on a tile, and where the tile is', () => {
  const words = atThePlaza()(22, 19)
  expect(words).toMatchObject({ ground: 'path', distance: 3, direction: 0 })
  expect(words.dogs).toHaveLength(1)
})

it('does not mention the own dog', () => {
  expect(atThePlaza()(22, 22)).toMatchObject({ dogs: [], distance: 0 })
})

it.each([
  { what: 'a door', at: [21, 28], words: { door: 'meadow' } },
  { what: 'water', at: [9, 5], words: { ground: 'water' } },
  { what: 'a place to dig', at: [34, 21], words: { ground: 'digging' } },
  { what: 'no way', at: [0, 0], words: { ground: 'blocked' } },
])('says that a tile is $what', ({ at: [x = 0, y = 0], words }) => {
  expect(atThePlaza()(x, y)).toMatchObject(words)
})
