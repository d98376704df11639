import { describe, expect, it } from 'vitest'
import { reachedFrom } from '#durable/rules/reached.ts'
import { GROUND, groundAt, isWalkable } from '#durable/rules/tiles.ts'
import { CODE_PREFABS } from '#durable/world/prefabs.ts'
import { gridOf, tilesOf } from '#durable/world/room-doc.ts'
import { HOME_ROOM, ROOM_KEYS, isRoomKey } from '#durable/world/room-keys.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { validateWorld } from '#durable/world/validate-world.ts'

/** The most doors from any room to the plaza with the fountain. */
const DOORS_TO_FOUNTAIN = 4

it('passes the validator', () => {
  expect(validateWorld(ROOM_DOCS, HOME_ROOM, CODE_PREFABS)).toEqual([])
})

it('has every room under its own key', () => {
  expect(ROOM_DOCS.map(({ key }) => key)).toEqual(ROOM_KEYS)
  expect(['plaza', 'Plaza', 'constructor'].map(isRoomKey)).toEqual([true, false, false])
})

it('leads from anywhere to the fountain in at most four doors', () => {
  const away = new Map<string, number>([[HOME_ROOM, 0]])
  for (let doors = 1; doors <= DOORS_TO_FOUNTAIN; doors++) {
    for (const doc of ROOM_DOCS) {
      if (!away.has(doc.key) && doc.doors.some(({ to }) => (away.get(to.room) ?? doors) < doors))
        away.set(doc.key, doors)
    }
  }
  expect(ROOM_KEYS.filter((key) => !away.has(key))).toEqual([])
})

describe.each(ROOM_DOCS)('$key', (doc) => {
  const grid = gridOf(doc)
  const reached = reachedFrom(grid, doc.entries[0])

  it('has no tile that a dog could stand on and not leave', () => {
    const doors = new Set(doc.doors.flatMap(tilesOf).map(({ x, y }) => y * doc.width + x))
    const pockets = [...grid.ground.keys()].filter((index) => {
      const isFloor = isWalkable(grid, index % doc.width, Math.floor(index / doc.width))
      return isFloor && !reached.has(index) && !doors.has(index)
    })
    expect(pockets).toEqual([])
    expect(reached.size).toBeGreaterThan(100)
  })

  it('has dry entries and doors, with room to arrive', () => {
    const dry = ({ x, y }: { x: number; y: number }) => groundAt(grid, x, y) === GROUND.normal
    expect([...doc.entries, ...doc.doors.flatMap(tilesOf)].filter((tile) => !dry(tile))).toEqual([])
    const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })))
    const narrow = doc.entries.filter(
      ({ x, y }) => around.filter(({ dx, dy }) => isWalkable(grid, x + dx, y + dy)).length < 5,
    )
    expect(narrow).toEqual([])
  })

  it('has things in the middle of the floor', () => {
    const inner = [...grid.ground.keys()].filter((index) => {
      const [x, y] = [index % doc.width, Math.floor(index / doc.width)]
      const isInner = x > 3 && y > 3 && x < doc.width - 4 && y < doc.height - 4
      return isInner && groundAt(grid, x, y) === GROUND.forbidden
    })
    expect(inner.length).toBeGreaterThan(3)
  })
})
