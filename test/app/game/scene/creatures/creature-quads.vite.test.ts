import { Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import { CREATURE_KINDS } from '#app/game/model/creature-kind.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import { CreatureQuads } from '#app/game/scene/creatures/creature-quads.ts'
import { FOREST } from '#durable/world/outdoors/forest.ts'
import { HARBOUR } from '#durable/world/outdoors/harbour.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

const HOUR_MS = 3_600_000
const JUNE = Date.UTC(2027, 5, 14)

function seenThroughADay(doc: RoomDoc, isStill = false) {
  const place = placeOfPack('pack', doc)
  const creatures = new CreatureQuads(Texture.WHITE)
  const area = { left: 0, top: 0, right: doc.width * 32, bottom: doc.height * 32 }
  return Array.from({ length: 2000 }, (_, index) => {
    const now = JUNE + (index % 24) * HOUR_MS + index * 137
    return { now, ...creatures.show({ world: EMPTY_WORLD, place, now, isStill, area }) }
  })
}

it('has a picture for all that creatures do', () => {
  const shown = [HARBOUR, FOREST].flatMap((doc) => seenThroughADay(doc))
  const quads = shown.flatMap(({ standing, glowing }) => [...standing.flatMap((one) => one.quads), ...glowing])
  expect(quads.length).toBeGreaterThan(10_000)
  // What has no frame is drawn as one pixel.
  expect(
    quads
      .filter(({ texture }) => texture.width === 1 && texture.height === 1 && texture !== quads[0]?.texture)
      .every(({ texture }) => texture.frame.x > 0),
  ).toBe(true)
  expect(new Set(shown.flatMap(({ creatures }) => creatures.map(({ kind }) => kind)))).toEqual(new Set(CREATURE_KINDS))
})

it('asks for a frame soon while one flies or runs, and for none while all sit', () => {
  const shown = seenThroughADay(HARBOUR)
  expect(shown.some(({ now, movesAt }) => movesAt > now && movesAt < now + 100)).toBe(true)
  expect(seenThroughADay(HARBOUR, true).every(({ movesAt }) => movesAt === Infinity)).toBe(true)
})
