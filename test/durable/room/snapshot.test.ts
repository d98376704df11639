import { expect, it, vi } from 'vitest'
import { SAVE_EARLY_MS, SAVE_WITHIN_MS } from '#durable/host/saver.ts'
import { Room } from '#durable/room/room.ts'
import { assembled } from '#durable/room/snapshot.ts'
import type { RoomSnapshot, SavedPlace } from '#durable/room/snapshot.ts'
import { DROPPED_KEPT_MS } from '#durable/rules/places/dropped.ts'
import { endOf } from '#durable/rules/walks.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { aGrid, anEmptyGrid } from '#test/support/grids.ts'
import { NOON, aPark } from '#test/support/park.ts'

it('[E9] changes nothing visible by a sleep of the room', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.enter(2).drop()
  bella.walk(15, 13)
  bella.say('hej')
  park.wait(700)
  const before = park.room.snapshot(park.now)
  const heard = bella.received.length
  park.hibernate()
  expect(park.room.snapshot(park.now)).toEqual(before)
  expect(bella.received).toHaveLength(heard)
  expect(park.wakeAt).toBe(NOON + 60_000)
})

it('[E9] counts everyone as dropped after a crash, and lets them come back to the same place', () => {
  const park = aPark()
  park.enter(1).walk(15, 10)
  park.enter(2)
  park.wait(400_000)
  park.crash()
  expect(park.wakeAt).toBe(park.now + 60_000)
  park.wait(5_000)
  const welcome = park.enter(1, { epoch: 2 }).of('welcome')[0]!
  expect(welcome.resumed).toBe(true)
  expect(welcome.dogs.map(({ id, away, walk }) => ({ id, away, walk }))).toEqual([
    { id: 1, away: false, walk: { x: 10, y: 10, dirs: '22222', startedAt: NOON } },
    { id: 2, away: true, walk: { x: 10, y: 10, dirs: '', startedAt: NOON } },
  ])
  park.wait(55_000)
  expect(park.room.size).toBe(1)
})

it('[E9] announces a dog that lost its connection in the sleep when the room wakes', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  park.hibernate(bella)
  expect(max.last).toEqual({ type: 'dropped', dog: 1 })
  expect(park.effects.map((effect) => effect.do)).toEqual(['tell', 'keep', 'wakeAt'])
  park.hibernate()
  expect(max.of('dropped')).toHaveLength(1)
  expect(park.wakeAt).toBe(NOON + 60_000)
})

it('[E9] gives a dog that was dropped before a crash no second minute', () => {
  const park = aPark()
  park.enter(1).drop()
  park.wait(40_000)
  park.crash()
  expect(park.wakeAt).toBe(NOON + 60_000)
})

it('[E9] takes away a dog whose minute ran out while the room was down', () => {
  const park = aPark()
  park.enter(1).drop()
  park.alarmAt = null
  park.wait(90_000)
  park.crash()
  expect(park.room.size).toBe(0)
})

it('[E9] lets a dog arrive whose open socket the snapshot does not know', () => {
  const room = new Room(restored({ snapshot: null, connected: [aVisitor(3)] }))
  expect(room.snapshot(NOON).dogs).toMatchObject([{ visitor: { dog: 3 }, walk: { x: 2, y: 2 }, awaySince: null }])
})

it('[E3] takes the newer of two sockets of a dog, and none that is older than the snapshot', () => {
  const both = [aVisitor(1, { epoch: 7 }), aVisitor(1, { epoch: 6 })]
  const room = new Room(restored({ snapshot: null, connected: both }))
  expect(room.snapshot(NOON).dogs).toMatchObject([{ visitor: { epoch: 7 } }])
  const later = new Room(restored({ snapshot: room.snapshot(NOON), connected: [aVisitor(1, { epoch: 6 })] }))
  expect(later.snapshot(NOON).dogs).toMatchObject([{ visitor: { epoch: 7 }, awaySince: NOON }])
})

it('[E2] [ED2] moves a dog whose place or way is built over, and lets another walk on', () => {
  const room = new Room(restored({ snapshot: null, connected: [aVisitor(1)] }))
  room.on({ type: 'received', dog: 1, message: { type: 'walk', seq: 1, x: 4, y: 2 } }, NOON)
  const snapshot = room.snapshot(NOON)
  const wall = aGrid('.....', '.....', '...#.', '.....', '.....')
  const rebuilt = new Room({ ...restored({ snapshot, connected: [] }), grid: wall })
  expect(rebuilt.snapshot(NOON).dogs[0]!.walk).toMatchObject({ x: 2, y: 2, dirs: '' })
  expect(new Room(restored({ snapshot, connected: [] })).snapshot(NOON).dogs[0]!.walk.dirs).toBe('22')
})

type Kept = { snapshot: RoomSnapshot | null; connected: ReturnType<typeof aVisitor>[] }

function restored(kept: Kept) {
  return { key: 'plaza', grid: anEmptyGrid(5, 5), entries: [{ x: 2, y: 2 }] as const, lines: [], now: NOON, ...kept }
}

it('[E9] restores each dog to the place that was stored last: in its row, among all places or with a line', () => {
  const park = aPark()
  const [walker, comer, speaker] = [1, 2, 3].map((dog) => {
    park.enter(dog)
    return park.room.savedDog(dog, park.now)!
  })
  const at = (dog: number, x: number): SavedPlace => [dog, 'sit', 4, x, 1, '', NOON]
  const known = [
    { write: 5, stored: [at(1, 5), at(2, 5), at(3, 5)] },
    { write: 7, stored: [at(3, 7)] },
    { write: 3, stored: [at(1, 3)] },
  ]
  const rows = [
    { write: 4, stored: walker! },
    { write: 6, stored: comer! },
    { write: 6, stored: speaker! },
  ]
  const walk = (x: number) => ({ x, y: 1, dirs: '', startedAt: NOON })
  expect(assembled(rows, known)).toEqual([
    { ...walker, pose: 'sit', walk: walk(5) },
    comer,
    { ...speaker, pose: 'sit', walk: walk(7) },
  ])
})

it('[E9] loses by a crash what was walked since the last save, and nothing from before a line', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2, { entry: null })
  park.wait(SAVE_WITHIN_MS)
  bella.walk(15, 10)
  bella.say('hej')
  max.walk(5, 10)
  park.wait(SAVE_WITHIN_MS - 1)
  park.crash()
  const walks = park.room.snapshot(park.now).dogs.map(({ walk }) => walk.dirs !== '')
  expect(walks).toEqual([true, false])
})

it('[E9] saves eight seconds after a walk, by its alarm', () => {
  const park = aPark()
  park.enter(1).walk(15, 10)
  park.wait(SAVE_WITHIN_MS)
  park.crash()
  expect(park.room.snapshot(park.now).dogs[0]!.walk.dirs).toBe('22222')
})

it('[E9] loses in a crash who has come since the last save, but nobody who had come when one of them spoke', () => {
  const park = aPark()
  for (const dog of [1, 2]) park.enter(dog)
  park.own.get(2)!.say('hej')
  park.enter(3)
  park.crash()
  expect(park.room.visitors.map(({ dog }) => dog)).toEqual([1, 2])
})

it('[E9] saves all dogs by a line shortly before the alarm, as one row, and leaves later steps to the next alarm', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.say('first')
  bella.walk(15, 10)
  park.wait(SAVE_WITHIN_MS - SAVE_EARLY_MS)
  const { writes } = park.storage
  bella.say('second')
  expect(park.storage.writes).toBe(writes + 1)
  expect(park.host.hasUnsaved).toBe(false)
  park.wait(1)
  bella.walk(5, 10)
  park.wait(SAVE_EARLY_MS - 1)
  expect(park.storage.writes).toBe(writes + 1)
  expect(park.alarmAt).toBe(park.now + SAVE_WITHIN_MS)
  park.wait(SAVE_WITHIN_MS)
  park.crash()
  expect(endOf(park.room.savedDog(1, park.now)!.walk)).toEqual({ x: 5, y: 10 })
  expect(park.log.map(({ text }) => text)).toEqual(['first', 'second'])
})

it('[E9] writes all dogs at once when staff send one away, as one row, so that nothing is left to save', () => {
  const park = aPark()
  park.enter(1)
  park.enter(2, { entry: null }).walk(15, 10)
  const { writes } = park.storage
  const { walk } = park.room.savedDog(2, park.now)!
  park.sendAway(10, null)
  expect(park.storage.writes).toBe(writes + 1)
  expect(park.host.hasUnsaved).toBe(false)
  park.crash()
  expect(park.room.snapshot(park.now).dogs).toMatchObject([{ visitor: { dog: 2 }, walk }])
})

it('[E9] writes by the alarm that dogs have left, and all dogs that are still here with it, as one row', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.enter(3)
  park.wait(SAVE_WITHIN_MS)
  const { writes } = park.storage
  bella.send({ type: 'leave' })
  max.send({ type: 'leave' })
  park.wait(SAVE_WITHIN_MS - 1)
  expect(park.storage.writes).toBe(writes)
  park.wait(1)
  expect(park.storage.writes).toBe(writes + 1)
  park.crash()
  expect(park.room.visitors.map(({ dog }) => dog)).toEqual([3])
})

it('[E9] writes no dog by itself in the slot of one that has left and is not written as such', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.wait(SAVE_WITHIN_MS)
  bella.send({ type: 'leave' })
  park.enter(2).drop()
  park.crash()
  expect(park.room.snapshot(park.now).dogs.map(({ visitor: { dog }, slot }) => [dog, slot])).toEqual([[2, 0]])
})

it('[E9] gives each dog a slot of its own after a crash, where one had the slot of another that was not written anew', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.wait(SAVE_WITHIN_MS)
  bella.send({ type: 'leave' })
  const luna = park.enter(2)
  park.enter(1, { epoch: 2 })
  luna.drop()
  park.crash()
  const slots = park.room.snapshot(park.now).dogs.map(({ visitor: { dog }, slot }) => [dog, slot])
  expect(slots).toEqual([
    [1, 0],
    [2, 1],
  ])
})

it('[E9] waits after a crash for a dog that had left and was not written as such, as for a lost connection', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.wait(SAVE_WITHIN_MS)
  bella.send({ type: 'leave' })
  park.wait(SAVE_WITHIN_MS - 1)
  park.crash()
  expect(park.enter(2).of('welcome')[0]!.dogs[0]).toMatchObject({ id: 1, away: true })
  park.wait(DROPPED_KEPT_MS)
  expect(park.room.visitors.map(({ dog }) => dog)).toEqual([2])
})

it('[E9] writes all dogs once where several are taken away, and drops their rows', () => {
  const park = aPark()
  for (const dog of [1, 2, 3]) park.enter(dog).drop()
  park.wait(SAVE_WITHIN_MS)
  const { writes } = park.storage
  park.wait(DROPPED_KEPT_MS)
  expect(park.room.size).toBe(0)
  expect(park.storage.writes).toBe(writes + 2)
})

it('[E9] restores the slot of each dog', () => {
  const park = aPark()
  park.enter(1)
  park.enter(2)
  park.enter(3)
  park.own.get(2)!.send({ type: 'leave' })
  park.hibernate()
  expect(
    park
      .enter(4)
      .of('welcome')[0]!
      .dogs.map(({ id, slot }) => [id, slot]),
  ).toEqual([
    [1, 0],
    [3, 2],
    [4, 1],
  ])
})

it('[E9] writes all dogs with one line before the alarm, and not with each', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.wait(20_000)
  const written = vi.spyOn(park.disk, 'now')
  bella.walk(3, 3)
  park.wait(6500)
  bella.say('one')
  max.walk(4, 4)
  max.say('two')
  const lines = written.mock.calls.flatMap(([what]) =>
    'line' in what ? [[what.line.text, what.room !== undefined]] : [],
  )
  expect(lines).toEqual([
    ['one', true],
    ['two', false],
  ])
})
