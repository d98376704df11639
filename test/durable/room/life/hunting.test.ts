import { expect, it } from 'vitest'
import { HUNT, HUNT_TIMES, huntBit, huntSpotsOf } from '#durable/rules/calendar/hunt.ts'
import type { HuntWeek } from '#durable/rules/calendar/hunt.ts'
import { nextTime } from '#durable/rules/calendar/when.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { DIG_MS } from '#durable/rules/life/digging.ts'
import { spotsOf } from '#durable/rules/life/soil.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { NOON, aPark } from '#test/support/park.ts'

const SEED = numberedSeed(7)
const { from, until } = nextTime(HUNT_TIMES['friday-hunt'], NOON)
const DAY = osloDay(from)
const WEEK = DAY - 4
const { grid } = compileRoom(PLAZA)
const FINDS = huntSpotsOf(SEED, { room: 0, grid }, DAY)
const OF_DAY = spotsOf(SEED, { room: 0, grid }, DAY)
const SOIL = { seed: SEED, day: DAY, found: 0 }
const op = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

/** A park at a moment of the Friday, in which newcomers stand where the first find lies. */
function parkAt(time: number, key = 'plaza') {
  const [find = { x: 0, y: 0 }] = FINDS
  const park = aPark({ key, grid, entries: [find] })
  park.wait(time - NOON)
  return park
}

type Socket = ReturnType<ReturnType<typeof aPark>['enter']>

function digs(park: ReturnType<typeof aPark>, socket: Socket, number: number) {
  socket.send({ type: 'dig', op: op(number) })
  park.wait(DIG_MS)
  socket.send({ type: 'dig', op: op(number) })
}

const noseOf = (socket: Socket) => socket.of('nose').at(-1)

it('[CA2] begins and ends by the clock of the room, with nobody doing anything', () => {
  const park = parkAt(from - 1)
  const bella = park.enter(1, { soil: SOIL })
  expect(noseOf(bella)).toEqual({ type: 'nose', day: DAY, spots: OF_DAY })
  park.wait(1)
  bella.send({ type: 'nose' })
  expect(noseOf(bella)).toEqual({ type: 'nose', day: DAY, spots: [...OF_DAY, ...FINDS], hunt: 0 })
  park.wait(until - from)
  bella.send({ type: 'nose' })
  expect(noseOf(bella)).toEqual({ type: 'nose', day: DAY, spots: OF_DAY })
})

it('[CA2] has no hunt in rooms without soil, nor for a user of whose soil it knows nothing', () => {
  expect(noseOf(parkAt(from, 'lake').enter(1, { soil: SOIL }))).toBeUndefined()
  expect(noseOf(parkAt(from).enter(1))).toBeUndefined()
})

it('[CA3] vouches for a find, and then the dogs of that user here smell it no more', () => {
  const park = parkAt(from)
  const [bella, luna] = [park.enter(1, { soil: SOIL, user: 5 }), park.enter(2, { soil: SOIL, user: 5 })]
  digs(park, bella, 1)
  expect(park.asked).toMatchObject([{ type: 'dig', soil: { spot: null, hunt: { day: DAY, bit: huntBit(0, 0) } } }])
  park.answer({ type: 'dig', bones: HUNT.bones, isSpot: false, hunt: 1 })
  for (const socket of [bella, luna])
    expect(noseOf(socket)).toMatchObject({ spots: [...OF_DAY, ...FINDS.slice(1)], hunt: 1 })
})

it('[CA3] lets a dog whose user has all finds of the week smell none, and passes on that more give nothing', () => {
  const full: HuntWeek = { week: WEEK, finds: HUNT.finds, day: DAY - 1, spots: 1 }
  const park = parkAt(from)
  const bella = park.enter(1, { soil: SOIL, hunt: full })
  expect(noseOf(bella)).toMatchObject({ spots: OF_DAY, hunt: HUNT.finds })
  digs(park, bella, 1)
  park.answer({ type: 'refused', reason: 'hunt-full' })
  expect(bella.of('refused').at(-1)).toMatchObject({ request: 'dig', reason: 'hunt-full' })
})

it('[CA3] learns from the ledger that the user has all finds, where it did not know', () => {
  const park = parkAt(from)
  const bella = park.enter(1, { soil: SOIL })
  digs(park, bella, 1)
  park.answer({ type: 'refused', reason: 'hunt-full' })
  expect(noseOf(bella)).toMatchObject({ spots: OF_DAY, hunt: HUNT.finds })
})

it('[CA4] [G9] lies where everybody gets, not behind a gate', () => {
  const [find = { x: 0, y: 0 }] = FINDS
  const gate = { id: 'gate', x: find.x - 1, y: find.y - 1, w: 3, h: 3, access: { admin: true } } as const
  const park = aPark({ key: 'plaza', grid, entries: PLAZA.entries, gates: [gate] })
  park.wait(from - NOON)
  const spots = noseOf(park.enter(1, { soil: SOIL }))?.spots ?? []
  const isBehind = ({ x, y }: { x: number; y: number }) => Math.abs(x - find.x) <= 1 && Math.abs(y - find.y) <= 1
  expect(spots.length).toBe(OF_DAY.length + FINDS.length)
  expect(spots.filter(isBehind)).toEqual([])
})
