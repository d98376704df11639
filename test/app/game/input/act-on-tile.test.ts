import { expect, it } from 'vitest'
import { actOn } from '#app/game/input/act-on-tile.ts'
import { nounOf } from '#app/game/model/around/thing-nouns.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { HAT_SHOP } from '#durable/world/indoors/hat-shop.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

const PLACE = placeOfPack('plaza', PLAZA)

const THING = { id: 5, ver: 2, kind: 'beanie', x: 3, y: 3 }
const POOP = { dog: 2, name: 'Luna', x: 4, y: 3 }

/** Taps a tile of the plaza, and returns what the own dog was asked to do. */
function tapOn(tile: Tile, place = PLACE): unknown[] {
  const asked: unknown[] = []
  const world = { ...EMPTY_WORLD, things: new Map([[5, THING]]), poops: new Map([[2, POOP]]) }
  const note =
    (what: string) =>
    (...about: readonly unknown[]) =>
      asked.push([what, ...about])
  const things = { pickUp: note('pickUp'), smell: note('smell'), lookAt: note('lookAt') }
  const acts = { ...things, digAt: note('digAt'), goToMirror: note('goToMirror') }
  if (!actOn({ place, world, acts, walkTo: note('walkTo') } as never, tile)) asked.push('walks')
  return asked
}

/** The first tile of the plaza for which it is so. */
function someTile(isIt: (x: number, y: number) => boolean): Tile {
  for (let y = 0; y < PLACE.grid.height; y++) for (let x = 0; x < PLACE.grid.width; x++) if (isIt(x, y)) return { x, y }
  throw new Error('the plaza has no such tile')
}

it('picks up the thing that lies on a tile', () => {
  expect(tapOn({ x: 3, y: 3 })).toEqual([['pickUp', THING]])
})

it('sniffs at the poop on a tile', () => {
  expect(tapOn({ x: 4, y: 3 })).toEqual([['smell', POOP]])
})

it('goes to dig ground and digs', () => {
  const soil = someTile((x, y) => groundAt(PLACE.grid, x, y) === GROUND.dig)
  expect(tapOn(soil)).toEqual([['digAt', soil]])
})

it('walks up to a thing that cannot be used, and says what it is', () => {
  const board = PLAZA.things.find(({ prefab }) => nounOf(prefab) === 'noticeBoard')
  if (!board) throw new Error('the plaza has no notice board')
  const asked = tapOn({ x: Math.floor(board.x / TILE_PX), y: Math.floor((board.y - 1) / TILE_PX) })
  expect(asked).toEqual([
    ['walkTo', expect.anything()],
    ['lookAt', 'noticeBoard'],
  ])
})

it('goes to the mirror of the hat shop and looks into it', () => {
  expect(tapOn({ x: 16, y: 2 }, placeOfPack('hat-shop', HAT_SHOP))).toEqual([['goToMirror', expect.anything()]])
})

it('leaves open ground to walking', () => {
  const path = someTile((x, y) => groundAt(PLACE.grid, x, y) === GROUND.normal)
  expect(tapOn(path)).toEqual(['walks'])
})
