import { expect, it } from 'vitest'
import { applyChange, inverseOf } from '#durable/rules/sheets/changes.ts'
import { cureOf } from '#durable/world/drafts/cures.ts'
import { CODE_PREFABS } from '#durable/world/prefabs.ts'
import type { Problem } from '#durable/world/problems.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { draftOfRoom, roomOfDraft } from '#durable/world/room-draft.ts'
import { validateWorld } from '#durable/world/validate-world.ts'
import { aDoor, aPairOfRooms, aRoom } from '#test/support/rooms.ts'

const OTHER = aRoom('away', { doors: [aDoor('back', 'home')] })
const home = (changes: Partial<RoomDoc>) => aRoom('home', { doors: [aDoor('out', 'away')], ...changes })
const problemsOf = (room: RoomDoc) => validateWorld([room, OTHER], 'home', CODE_PREFABS)
const withRows = (rows: Record<number, string>) => aRoom('home').ground.map((row, y) => rows[y] ?? row)

const cured = (room: RoomDoc, problem: Problem) => {
  const cure = cureOf(room, problem)
  if (!cure) throw new Error(`no cure for ${problem.what}`)
  const draft = draftOfRoom(room)
  const after = cure.changes.reduce(applyChange, draft)
  expect(cure.changes.toReversed().map(inverseOf).reduce(applyChange, after)).toEqual(draft)
  const read = roomOfDraft(after)
  if (!('room' in read)) throw new Error(JSON.stringify(read.faults))
  return { cure: cure.cure, room: read.room, changes: cure.changes }
}

it.each([
  ['close-pockets', 'pocket', home({ ground: withRows({ 1: '2200202', 2: '2222222', 3: '2000002' }) })],
  ['close-rim', 'open-rim', home({ ground: withRows({ 0: '2220222' }) })],
  ['move-entry-off-door', 'entry-on-door', home({ entries: [{ id: 'middle', x: 1, y: 3 }] })],
] as const)('[SD17] %s is offered for its problem, and leaves a sound room', (name, what, room) => {
  const problem = problemsOf(room).find((one) => one.what === what)
  const { cure, room: after } = cured(room, problem!)
  expect(cure).toBe(name)
  expect(problemsOf(after)).toEqual([])
})

it('[SD17] closes all pockets, and nothing that can be reached', () => {
  const room = home({ ground: withRows({ 1: '2010202', 2: '2222222' }) })
  const { room: after } = cured(room, problemsOf(room)[0]!)
  expect(after.ground).toEqual(withRows({ 1: '2222222', 2: '2222222' }))
})

it('[SD17] an entry is moved to the nearest tile beside a wide door', () => {
  const wide = aDoor('out', 'away', { x: 1, y: 2, w: 2, h: 3 })
  const room = home({ doors: [wide], entries: [{ id: 'middle', x: 2, y: 3 }] })
  const [problem] = problemsOf(room)
  expect(cured(room, problem!).room.entries).toEqual([{ id: 'middle', x: 3, y: 3 }])
})

it('[SD17] no floor is closed because an entry is at fault', () => {
  const onDoor = home({ entries: [{ id: 'middle', x: 1, y: 3 }] })
  expect(cureOf(onDoor, { room: 'home', at: '1,1', what: 'pocket' })).toBeNull()
  const inWall = home({ entries: [{ id: 'middle', x: 0, y: 0 }] })
  expect(cureOf(inWall, { room: 'home', at: '1,1', what: 'pocket' })).toBeNull()
})

it('[SD17] there is none where there is nothing to do, and for other problems', () => {
  const [room] = aPairOfRooms()
  expect(cureOf(room, { room: 'home', at: '3,3', what: 'pocket' })).toBeNull()
  expect(cureOf(room, { room: 'home', at: '', what: 'open-rim' })).toBeNull()
  expect(cureOf(room, { room: 'home', at: 'nobody', what: 'entry-on-door' })).toBeNull()
  expect(cureOf(room, { room: 'home', at: 'out', what: 'no-way-back' })).toBeNull()
})
