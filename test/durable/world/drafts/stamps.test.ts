import { expect, it } from 'vitest'
import { applyChange, asFound, inverseOf } from '#durable/rules/sheets/changes.ts'
import { stampOf, stampedAt } from '#durable/world/drafts/stamps.ts'
import type { Stamp, StampLayer } from '#durable/world/drafts/stamps.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { draftOfRoom, roomOfDraft } from '#durable/world/room-draft.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { below, seeded } from '#test/support/random.ts'
import { aRoom } from '#test/support/rooms.ts'

const ALL: ReadonlySet<StampLayer> = new Set(['terrain', 'ground', 'things'])
const LAMP = { prefab: 'lamp', use: 'bell', x: 20, y: 24 }
const ROOM = aRoom('home', {
  terrain: ['gggggggg', 'gppggggg', 'gppggggg', ...Array<string>(5).fill('gggggggg')],
  ground: ['2222222', '2300002', ...Array<string>(4).fill('2000002'), '2222222'],
  things: [{ id: 'lamp-1', ...LAMP, x: 52, y: 56 }],
})

function after(room: RoomDoc, stamp: Stamp, x: number, y: number): RoomDoc {
  const read = roomOfDraft(stampedAt(room, stamp, { x, y }).reduce(applyChange, draftOfRoom(room)))
  if (!('room' in read)) throw new Error(JSON.stringify(read.faults))
  return read.room
}

it('[SD18] copies the chosen layers of an area, with the things whose feet are in it', () => {
  expect(stampOf(ROOM, { x: 1, y: 1, w: 1, h: 1 }, ALL)).toEqual({
    ...{ w: 1, h: 1, terrain: ['pp', 'pp'], ground: ['3'], things: [LAMP] },
  })
  expect(stampOf(ROOM, { x: 2, y: 1, w: 2, h: 1 }, new Set(['things']))).toEqual({ w: 2, h: 1, things: [] })
  expect(stampOf(ROOM, { x: -1, y: 6, w: 2, h: 9 }, new Set(['ground']))).toEqual({ w: 1, h: 1, ground: ['2'] })
})

it('[SD18] puts the copy down elsewhere, its things under new ids', () => {
  const room = after(ROOM, stampOf(ROOM, { x: 1, y: 1, w: 1, h: 1 }, ALL), 4, 3)
  expect(room.terrain.slice(3, 5)).toEqual(['ggggppgg', 'ggggppgg'])
  expect(room.ground[3]).toBe('2000302')
  expect(room.things).toEqual([ROOM.things[0], { id: 'lamp-2', ...LAMP, x: 148, y: 120 }])
})

it('[SD18] without ground in the copy, the ground follows', () => {
  const stamp = stampOf(ROOM, { x: 1, y: 1, w: 1, h: 1 }, new Set(['things']))
  expect(after(ROOM, stamp, 4, 3).ground[3]).toBe('2000202')
})

it('[SD18] puts nothing outside, and no thing where the same one stands', () => {
  const stamp = stampOf(ROOM, { x: 1, y: 1, w: 2, h: 2 }, ALL)
  expect(stampedAt(ROOM, stamp, { x: 1, y: 1 })).toEqual([])
  expect(stampedAt(ROOM, stamp, { x: 20, y: -9 })).toEqual([])
  expect(after(ROOM, stamp, -1, 5)).toMatchObject({ width: 7, height: 7, things: ROOM.things })
})

it('[SD18] undone, a stamp leaves the room as it was, wherever it is put', () => {
  const random = seeded(1)
  const draft = draftOfRoom(ROOMS.meadow)
  for (let at = 0; at < 40; at += 1) {
    const area = { x: below(random, 48), y: below(random, 32), w: 1 + below(random, 9), h: 1 + below(random, 9) }
    const corner = { x: below(random, 60) - 8, y: below(random, 40) - 8 }
    let stamped = draft
    const found = stampedAt(ROOMS.meadow, stampOf(ROOMS.lake, area, ALL), corner).flatMap((change) => {
      const made = asFound(stamped, change)
      if (made) stamped = applyChange(stamped, made)
      return made ? [made] : []
    })
    expect('room' in roomOfDraft(stamped)).toBe(true)
    expect(found.toReversed().map(inverseOf).reduce(applyChange, stamped)).toEqual(draft)
  }
})
