import { expect, it } from 'vitest'
import { knownProblem, meantTile, placeOfPack } from '#app/game/model/places/place.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import { PACK_LANE } from '#durable/world/outdoors/pack-lane.ts'
import { PLAZA as PLAZA_DOC } from '#durable/world/outdoors/plaza.ts'

const PASSER: Passer = { pack: 'klanen', levelPoints: 0, karma: 0, items: [], owned: [], admin: 0, moderator: 0 }
const PLAZA = placeOfPack('a', PLAZA_DOC)
const LANE = placeOfPack('b', PACK_LANE)

it('is a room with its doors, addressed by its pack', () => {
  expect(LANE.doorAt({ x: 14, y: 9 })?.id).toBe('lane-klanen')
  expect([LANE.key, LANE.pack]).toEqual(['pack-lane', 'b'])
})

it('means a door by a click on its frame or beyond it, and only by those', () => {
  expect(meantTile(PLAZA, { x: 0, y: 14 })).toEqual({ x: 1, y: 14 })
  expect(meantTile(LANE, { x: 14, y: 8 })).toEqual({ x: 14, y: 9 })
  expect(meantTile(LANE, { x: 14, y: 10 })).toEqual({ x: 14, y: 10 })
  expect(meantTile(PLAZA, { x: 22, y: 15 })).toEqual({ x: 22, y: 15 })
})

it('knows a door of another pack, and leaves what a page cannot know to the park', () => {
  const door = (id: string) => LANE.doors.find((each) => each.id === id)!
  expect(knownProblem(door('lane-klanen'), PASSER)).toBeNull()
  expect(knownProblem(door('lane-banden'), PASSER)).toEqual({ reason: 'only-pack', pack: 'banden' })
  expect(knownProblem(door('lane-staff'), PASSER)).toBeNull()
  expect(knownProblem(door('lane-plaza'), PASSER)).toBeNull()
})
