import { expect, it } from 'vitest'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { trailWayOn } from '#durable/rules/smells/trail-day.ts'
import { trailLegIn } from '#durable/rules/smells/trail-drawing.ts'
import { endOfLeg } from '#durable/rules/smells/trail-leg.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import type { RoomKey } from '#durable/world/room-keys.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { NOON, aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const SEED = numberedSeed(7)
const DAY = osloDay(NOON)
const WAY = trailWayOn(SEED, DAY) as RoomKey[]
const TRAIL = { seed: SEED, foundDay: null }
const TAKE = { type: 'use', op: OP, thing: 'trail' } as const

/** A room of the world as it is published, and the part of the day's trail that lies in it. */
function aRoomOf(key: RoomKey) {
  const doc = ROOMS[key]
  const { grid, entries, doors } = compileRoom(doc)
  const floor = { key, grid, entries, doors: doors.map(wireDoor), things: doc.things }
  return { floor, leg: trailLegIn(floor, key, { seed: SEED, day: DAY }) }
}

/** The room in which the trail ends; newcomers stand where it ends. */
function theLastRoom() {
  const { floor, leg } = aRoomOf(WAY.at(-1)!)
  if (!leg) throw new Error('no trail')
  return { leg, park: (here = endOfLeg(leg)) => aPark({ ...floor, entries: [here, ...floor.entries] }) }
}

it('[SC2] tells a dog that comes the part of the trail in its room, in 600 bytes at most', () => {
  const { floor, leg } = aRoomOf('plaza')
  const bella = aPark(floor).enter(1, { trail: TRAIL })
  const [nose] = bella.of('nose')
  expect(nose).toEqual({ type: 'nose', day: DAY, spots: [], trail: leg })
  expect(JSON.stringify(nose).length).toBeLessThanOrEqual(600)
})

it('[SC2] tells that it leads elsewhere, or that it was found today, and nothing where there is none', () => {
  const told = (changes: object) => aPark(aRoomOf('plaza').floor).enter(1, changes).of('nose').at(0)?.trail
  expect(told({ trail: { seed: SEED, foundDay: DAY } })).toBe('found')
  expect(told({ trail: { seed: SEED, foundDay: DAY - 1 } })).toMatchObject({ number: 0 })
  expect(told({})).toBe(undefined)
  expect(aPark(aRoomOf('cinema').floor).enter(1, { trail: TRAIL }).of('nose')).toEqual([
    { type: 'nose', day: DAY, spots: [], trail: 'elsewhere' },
  ])
})

it('[SC1] asks the ledger for what is hidden where the trail ends, and tells all dogs of the user that it was found', () => {
  const park = theLastRoom().park()
  const bella = park.enter(1, { user: 5, trail: TRAIL })
  const luna = park.enter(2, { user: 5, trail: TRAIL })
  const max = park.enter(3, { user: 6, trail: TRAIL })
  bella.send(TAKE)
  expect(park.asked).toMatchObject([{ type: 'use', trail: DAY, dog: 1, no: null }])
  park.answer({ type: 'trail', bones: 6, karma: 10 })
  expect(bella.received.slice(-3)).toEqual([
    { type: 'done', request: 'use', op: OP, bones: 6, karma: 10 },
    { type: 'nudge', about: 'life' },
    { type: 'nose', day: DAY, spots: expect.anything(), trail: 'found' },
  ])
  expect([luna, max].map((socket) => socket.of('nose').at(-1)?.trail)).toEqual(['found', expect.objectContaining({})])
})

it('[SC1] vouches for no dog that is too far from the end', () => {
  const { leg, park } = theLastRoom()
  const room = park(leg)
  room.enter(1, { trail: TRAIL }).send(TAKE)
  expect(room.asked).toMatchObject([{ trail: DAY, no: 'too-far' }])
})

it.each([
  ['where the trail leads on', 'plaza', TRAIL],
  ['where no trail leads', 'cinema', TRAIL],
  ['of whose trail nothing is known', 'plaza', null],
] as const)('[SC1] refuses a dog %s, and asks nobody', (_, key, trail) => {
  const park = aPark(aRoomOf(key).floor)
  const bella = park.enter(1, { trail })
  bella.send(TAKE)
  expect(bella.last).toMatchObject({ type: 'refused', request: 'use', op: OP, reason: 'trail-elsewhere' })
  expect(park.asked).toEqual([])
})

it('[SC6] tells a dog that asks after midnight the trail of the new day, which it may follow at once', () => {
  const { floor } = aRoomOf('plaza')
  const park = aPark(floor)
  const bella = park.enter(1, { trail: { seed: SEED, foundDay: DAY } })
  expect(bella.last).toMatchObject({ day: DAY, trail: 'found' })
  park.now += 24 * 60 * 60 * 1000
  bella.send({ type: 'nose' })
  const leg = trailLegIn(floor, 'plaza', { seed: SEED, day: DAY + 1 })
  expect(bella.last).toEqual({ type: 'nose', day: DAY + 1, spots: [], trail: leg })
})
