import { expect, it } from 'vitest'
import { knownProblem, loadPlace, meantTile } from '#app/game/place.ts'
import type { Passer } from '#durable/rules/places/access.ts'

const PASSER: Passer = { pack: 'klanen', levelPoints: 0, karma: 0, items: [], admin: 0, moderator: 0 }
const PLAZA = (await loadPlace('plaza'))!
const LANE = (await loadPlace('pack-lane'))!

it('loads a room with its doors, and none that is not there', async () => {
  expect(LANE.doorAt({ x: 14, y: 9 })?.id).toBe('lane-klanen')
  expect(await loadPlace('__proto__')).toBeNull()
})

it('means the door by a click on its frame or on the way beyond it, and nothing else by any other', () => {
  expect(meantTile(PLAZA, { x: 0, y: 14 })).toEqual({ x: 1, y: 14 })
  expect(meantTile(LANE, { x: 14, y: 8 })).toEqual({ x: 14, y: 9 })
  expect(meantTile(LANE, { x: 14, y: 10 })).toEqual({ x: 14, y: 10 })
  expect(meantTile(PLAZA, { x: 22, y: 15 })).toEqual({ x: 22, y: 15 })
})

it('knows of a door of another pack, and leaves to the park what a page cannot know', () => {
  const door = (id: string) => LANE.doors.find((each) => each.id === id)!
  expect(knownProblem(door('lane-klanen'), PASSER)).toBeNull()
  expect(knownProblem(door('lane-banden'), PASSER)).toEqual({ reason: 'only-pack', pack: 'banden' })
  expect(knownProblem(door('lane-staff'), PASSER)).toBeNull()
  expect(knownProblem(door('lane-plaza'), PASSER)).toBeNull()
})
