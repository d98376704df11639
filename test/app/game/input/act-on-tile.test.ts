import { expect, it } from 'vitest'
import { actOn } from '#app/game/input/act-on-tile.ts'
import type { ThingAnswer } from '#app/game/model/around/answers.ts'
import type { Opening } from '#app/game/model/around/opening-things.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { ARCADE } from '#durable/world/indoors/arcade.ts'
import { CINEMA } from '#durable/world/indoors/cinema.ts'
import { HAT_SHOP } from '#durable/world/indoors/hat-shop.ts'
import { STAFF_ROOM } from '#durable/world/indoors/staff-room.ts'
import { WISDOM_CAVE } from '#durable/world/indoors/wisdom-cave.ts'
import { HARBOUR } from '#durable/world/outdoors/harbour.ts'
import { MARKET_STREET } from '#durable/world/outdoors/market-street.ts'
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
  const acts = { pickUp: note('pickUp'), smell: note('smell'), digAt: note('digAt'), answer: note('answer') }
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

it('walks in front of a thing that cannot be used, and says what it is', () => {
  const room = placeOfPack('wisdom-cave', {
    ...WISDOM_CAVE,
    things: [{ id: 'tower', prefab: 'lighthouse', x: 400, y: 200 }],
  })
  const foot = { x: 12, y: 6 }
  room.grid.ground[foot.y * room.grid.width + foot.x] = GROUND.forbidden
  room.grid.ground[(foot.y - 1) * room.grid.width + foot.x] = GROUND.forbidden
  expect(tapOn({ x: 12, y: 5 }, room)).toEqual([['answer', { do: 'look', noun: 'lighthouse' }, { x: 12, y: 7 }]])
})

const ROOMS = { HARBOUR, HAT_SHOP, MARKET_STREET, PLAZA, WISDOM_CAVE, CINEMA, STAFF_ROOM, ARCADE }

it.each<[keyof typeof ROOMS, string, Opening]>([
  ['WISDOM_CAVE', 'owl-dog', 'question'],
  ['WISDOM_CAVE', 'rank-wall', 'ranks'],
  ['HAT_SHOP', 'hat-counter', 'shop'],
  ['MARKET_STREET', 'stall-red', 'shop'],
  ['MARKET_STREET', 'shop-packs', 'shop'],
  ['HARBOUR', 'shop-fish', 'shop'],
  ['CINEMA', 'screen', 'film'],
  ['PLAZA', 'notice-board', 'news'],
  ['MARKET_STREET', 'notice-board', 'news'],
  ['STAFF_ROOM', 'park-map', 'map'],
])(
  '%s: goes in front of what is tapped and opens it (%s: %s), wherever its picture is tapped',
  (name, prefab, opens) => {
    const doc = ROOMS[name]
    const place = placeOfPack(doc.key, doc)
    const thing = doc.things.find((one) => one.prefab === prefab)!
    const foot = { x: Math.floor(thing.x / TILE_PX), y: Math.floor((thing.y - 1) / TILE_PX) }
    for (const tile of [foot, { x: foot.x, y: foot.y - 1 }]) {
      const [asked, ...others] = tapOn(tile, place) as [string, ThingAnswer, Tile][]
      expect([asked?.[1], others]).toEqual([{ do: 'open', opens }, []])
      expect(asked?.[2].y).toBeGreaterThanOrEqual(foot.y)
    }
  },
)

it("opens the owl's question by a tap on its head, behind which one can walk", () => {
  expect(tapOn({ x: 12, y: 1 }, placeOfPack('wisdom-cave', WISDOM_CAVE))).toEqual([
    ['answer', { do: 'open', opens: 'question' }, expect.anything()],
  ])
})

it('opens the boards of a game by a tap on a notice board of the arcade', () => {
  const board = ARCADE.things.find(({ prefab }) => prefab === 'pin-board')!
  const tile = { x: Math.floor(board.x / TILE_PX), y: Math.floor((board.y - 1) / TILE_PX) }
  expect(tapOn(tile, placeOfPack('arcade', ARCADE))).toEqual([
    ['answer', expect.objectContaining({ do: 'play', page: 'boards' }), expect.anything()],
  ])
})

it('opens no shop at a stall where nothing is sold', () => {
  const stall = MARKET_STREET.things.find(({ prefab }) => prefab === 'stall-red')!
  const tile = { x: Math.floor(stall.x / TILE_PX), y: Math.floor((stall.y - 1) / TILE_PX) }
  const asked = tapOn(tile, placeOfPack('meadow', { ...MARKET_STREET, key: 'meadow' }))
  expect(asked).not.toContainEqual(['answer', expect.objectContaining({ do: 'open' }), expect.anything()])
})

it('goes to the mirror of the hat shop and looks into it', () => {
  expect(tapOn({ x: 16, y: 2 }, placeOfPack('hat-shop', HAT_SHOP))).toEqual([
    ['answer', { do: 'open', opens: 'mirror' }, expect.anything()],
  ])
})

it('leaves open ground to walking', () => {
  const path = someTile((x, y) => groundAt(PLACE.grid, x, y) === GROUND.normal)
  expect(tapOn(path)).toEqual(['walks'])
})
