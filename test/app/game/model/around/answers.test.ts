import { describe, expect, it } from 'vitest'
import { answerAt, answerOfThing } from '#app/game/model/around/answers.ts'
import { footOf } from '#app/game/model/around/foot.ts'
import { thingsHere } from '#app/game/model/around/surroundings.ts'
import { nounOf } from '#app/game/model/around/thing-nouns.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { UNUSED } from '#app/game/model/world/things.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import { lore } from '#app/locales/texts/lore.ts'
import { pushed } from '#durable/rules/things/roll.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { ARCADE } from '#durable/world/indoors/arcade.ts'
import { HAT_SHOP } from '#durable/world/indoors/hat-shop.ts'
import { MEADOW } from '#durable/world/outdoors/meadow.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

/** What a tap on a tile is answered while nothing in the room has been used. */
const tapOn = (place: ParkPlace, tile: Tile) => answerAt(EMPTY_WORLD, place, { tile, now: 0 })

/** A sentence over a dog on a phone. */
const LORE_MAX = 90

describe.each(ROOM_DOCS.map((doc) => [doc.key, doc] as const))('in %s', (key, doc) => {
  const place = placeOfPack(key, doc)

  it('says in words what each thing is that can be used', () => {
    expect(place.usable.filter(({ prefab }) => nounOf(prefab) === null)).toEqual([])
  })

  it('has a line about each thing that does nothing', () => {
    const mute = thingsHere(place, { x: 0, y: 0 }).flatMap(({ thing, noun }) =>
      thing && answerOfThing(place, thing, noun as never).do === 'look' && !(noun in lore) ? [noun] : [],
    )
    expect(mute).toEqual([])
  })

  it('a tap on any thing with a noun is answered, and so is its row', () => {
    const named = doc.things.flatMap((thing) => {
      const noun = nounOf(thing.prefab)
      return noun ? [{ thing, noun }] : []
    })
    expect(named.filter(({ thing }) => tapOn(place, footOf(thing)) === null)).toEqual([])
    const rows = thingsHere(place, { x: 0, y: 0 }).filter(({ thing }) => thing !== undefined)
    expect(new Set(named.map(({ noun }) => noun))).toEqual(new Set(rows.map(({ noun }) => noun)))
  })
})

it('a row answers as a tap does', () => {
  const answer = (doc: typeof ARCADE, prefab: string) => {
    const thing = doc.things.find((one) => one.prefab === prefab)!
    const place = placeOfPack(doc.key, doc)
    return [answerOfThing(place, thing, nounOf(prefab)!), tapOn(place, footOf(thing))?.answer]
  }
  const game = { do: 'play', game: 'CatsFree', page: 'card' }
  expect(answer(ARCADE, 'cabinet-cats-free')).toEqual([game, game])
  expect(answer(HAT_SHOP, 'mirror')).toEqual([
    { do: 'open', opens: 'mirror' },
    { do: 'open', opens: 'mirror' },
  ])
  const shop = { do: 'open', opens: 'shop' }
  expect(answer(HAT_SHOP, 'hat-counter')).toEqual([shop, shop])
})

it.each(Object.entries(lore))('the line about %s is short in all languages', (_, line) => {
  expect(Object.values(line).filter((text) => text.length > LORE_MAX)).toEqual([])
})

it('a tap means a ball where it lies now, and no more where it was', () => {
  const place = placeOfPack('meadow', MEADOW)
  const ball = place.usable.find(({ action }) => action.manner === 'roll')!
  const push = { direction: 2, hasRunUp: false, dog: 1, now: 0 } as const
  const use = { ...pushed(place.grid, ball.foot, null, push), thing: ball.number }
  const world = { ...EMPTY_WORLD, uses: { ...UNUSED, shown: [use] } }
  const tapped = (tile: Tile) => answerAt(world, place, { tile, now: 10_000 })?.answer
  const home = tileOf(ball.foot)
  expect(tapped({ x: home.x + 3, y: home.y })).toEqual({ do: 'use', thing: ball })
  expect(tapped(home)).toBeUndefined()
})

const tileOf = ({ x, y }: Tile): Tile => ({ x: Math.floor(x / TILE_PX), y: Math.floor(y / TILE_PX) })
