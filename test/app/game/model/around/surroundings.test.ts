import { describe, expect, it } from 'vitest'
import { hasArrived, thingAt, thingsHere, tileBeside, waysOut } from '#app/game/model/around/surroundings.ts'
import { nounOf } from '#app/game/model/around/thing-nouns.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { bearingOf } from '#app/game/model/world/whereabouts.ts'
import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import { ARCADE } from '#durable/world/indoors/arcade.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { aGrid } from '#test/support/grids.ts'

const PLAZA_PLACE = placeOfPack('plaza', PLAZA)

it('names each room behind a door once, by the nearest tile of its nearest door', () => {
  const ways = waysOut(PLAZA_PLACE, { x: 22, y: 20 })
  expect(ways.map(({ door }) => door.to.room)).toEqual([
    'meadow',
    'north-point',
    'forest',
    'market-street',
    'pack-lane',
  ])
  expect(ways[0]).toMatchObject({ tile: { x: 22, y: 28 }, distance: 8, direction: 4 })
})

it('lists the nearest thing of each kind, landmarks first', () => {
  const things = thingsHere(PLAZA_PLACE, { x: 22, y: 20 })
  expect(things[0]).toMatchObject({ noun: 'fountain', count: 1 })
  expect(things.find(({ noun }) => noun === 'bench')?.count).toBeGreaterThan(1)
  expect(things.map(({ noun }) => noun)).toEqual(expect.arrayContaining(['water', 'digging']))
})

it('leaves scenery out', () => {
  expect(['spruce-great', 'lily-pads', 'fence-2', 'lamp', 'smoke'].map(nounOf)).toEqual([null, null, null, null, null])
})

describe.each(ROOM_DOCS.map((doc) => [doc.key, doc] as const))('in %s', (key, doc) => {
  it('leads to a tile beside a thing that is walkable and no door', () => {
    const place = placeOfPack(key, doc)
    const { x, y } = doc.entries[0]
    const bad = thingsHere(place, { x, y }).filter(
      ({ tile }) => !isWalkable(place.grid, tile.x, tile.y) || isDoor(place.grid, tile.x, tile.y),
    )
    expect(bad).toEqual([])
  })

  it('always finds a way out', () => {
    expect(waysOut(placeOfPack(key, doc), { x: 0, y: 0 })).not.toEqual([])
  })
})

it('prefers the tile in front of a thing to the one behind it', () => {
  const grid = aGrid('...', '.#.', '...')
  expect(tileBeside(grid, { x: 1, y: 1 })).toEqual({ x: 1, y: 2 })
})

it('leads to no thing inside a wall', () => {
  const wall = Array.from({ length: 9 }, () => '#########')
  expect(tileBeside(aGrid(...wall), { x: 4, y: 4 })).toBeNull()
})

it('counts as arrived only beside the thing, not where the walk was stopped', () => {
  const bench = { x: 10, y: 10 }
  const arrived = [10, 11, 12, 13, 30].map((x) => hasArrived(bearingOf({ x, y: 10 }, bench)))
  expect(arrived).toEqual([true, true, true, false, false])
})

it('names each cabinet of the arcade by its game, so that none is the nearest of three', () => {
  const things = thingsHere(placeOfPack('arcade', ARCADE), ARCADE.entries[0])
  expect(things).toEqual(
    expect.arrayContaining(
      ['boneCrunch', 'jumpingDog', 'catsFree'].map((noun) => expect.objectContaining({ noun, count: 1 })),
    ),
  )
})

const FOUNTAIN_FOOT = (() => {
  const fountain = PLAZA.things.find(({ prefab }) => nounOf(prefab) === 'fountain')
  if (!fountain) throw new Error('the plaza has no fountain')
  return { x: Math.floor(fountain.x / TILE_PX), y: Math.floor((fountain.y - 1) / TILE_PX) }
})()

it('names a thing whose foot is tapped, and one that is drawn over the blocked tile that is tapped', () => {
  const { x, y } = FOUNTAIN_FOOT
  expect(thingAt(PLAZA_PLACE, { x, y })?.noun).toBe('fountain')
  expect(thingAt(PLAZA_PLACE, { x, y: y - 1 })?.noun).toBe('fountain')
})

it('names nothing on open ground, also beside a thing', () => {
  const { x, y } = FOUNTAIN_FOOT
  const before = { x, y: y + 1 }
  expect(isWalkable(PLAZA_PLACE.grid, before.x, before.y)).toBe(true)
  expect(thingAt(PLAZA_PLACE, before)).toBeNull()
})

it('has a tile for every thing with a noun on which a tap names a thing', () => {
  const silent = ROOM_DOCS.flatMap((doc) => {
    const place = placeOfPack(doc.key, doc)
    return doc.things.flatMap(({ prefab, x, y }) => {
      const foot = { x: Math.floor(x / TILE_PX), y: Math.floor((y - 1) / TILE_PX) }
      return nounOf(prefab) !== null && thingAt(place, foot) === null ? [`${doc.key}: ${prefab}`] : []
    })
  })
  expect(silent).toEqual([])
})
