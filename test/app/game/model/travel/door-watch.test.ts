import { expect, it } from 'vitest'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { msToDoor } from '#app/game/model/travel/door-watch.ts'
import { withDog } from '#app/game/model/world/seen-dog.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { PLAZA as PLAZA_DOC } from '#durable/world/outdoors/plaza.ts'

const PLAZA = placeOfPack('a', PLAZA_DOC)
const DOOR = PLAZA.doors.find(({ id }) => id === 'plaza-west')!
const NOON = 1_800_000_000_000

function walking(walk: Omit<Walk, 'startedAt'>, clockOffsetMs = 0): World {
  const wear = { hat: null, mouth: null, back: null, ass: null }
  const looks = { name: 'Bella', color: '#c08040', shadowColor: '#865a2d', wear, badge: null, away: false }
  const world = { ...EMPTY_WORLD, me: 1, clockOffsetMs }
  const inPlay = { pose: 'stand', facing: 4, glide: null, walk: { ...walk, startedAt: NOON + clockOffsetMs } } as const
  return withDog(world, { id: 1, slot: 0, ...looks, ...inPlay })
}

it('counts the time until the own dog stands on the door, by the clock of the room', () => {
  const world = walking({ x: 3, y: 14, dirs: '66' }, 5000)
  expect(msToDoor(world, PLAZA, { door: DOOR, now: NOON })).toBe(400)
  expect(msToDoor(world, PLAZA, { door: DOOR, now: NOON + 400 })).toBe(0)
})

it('accepts either tile of a wide door', () => {
  expect(msToDoor(walking({ x: 2, y: 15, dirs: '6' }), PLAZA, { door: DOOR, now: NOON })).toBe(200)
})

it('forgets a door when the walk no longer ends at it', () => {
  expect(msToDoor(walking({ x: 3, y: 14, dirs: '6' }), PLAZA, { door: DOOR, now: NOON })).toBeNull()
  expect(msToDoor(EMPTY_WORLD, PLAZA, { door: DOOR, now: NOON })).toBeNull()
})
