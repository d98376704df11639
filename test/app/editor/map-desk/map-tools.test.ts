import { expect, it } from 'vitest'
import { freeId, thingUnder } from '#app/editor/map-desk/map-tools.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const ROOM = ROOMS.plaza

it('takes hold of the thing whose foot is nearest, and of none far away', () => {
  const [thing] = ROOM.things
  if (!thing) throw new Error('the plaza is empty')
  expect(thingUnder(ROOM, { x: thing.x, y: thing.y - 8 })).not.toBeNull()
  expect(thingUnder({ ...ROOM, things: [thing] }, { x: thing.x, y: thing.y - 8 })).toBe(thing)
  expect(thingUnder({ ...ROOM, things: [thing] }, { x: thing.x + 100, y: thing.y })).toBeNull()
})

it('gives each thing an id that no other has', () => {
  const things = ['lamp', 'lamp-2', 'lamp-4'].map((id) => ({ id, prefab: 'lamp', x: 0, y: 0 }))
  expect(freeId({ ...ROOM, things }, 'lamp')).toBe('lamp-3')
  expect(freeId({ ...ROOM, things }, 'bench')).toBe('bench')
})
