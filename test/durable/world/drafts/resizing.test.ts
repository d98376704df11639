import { describe, expect, it } from 'vitest'
import { applyChange, inverseOf } from '#durable/rules/sheets/changes.ts'
import type { DraftDoc, Edge } from '#durable/rules/sheets/changes.ts'
import { resizedRoom } from '#durable/world/drafts/resizing.ts'
import { draftOfRoom, roomOfDraft } from '#durable/world/room-draft.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom']
const ROOM = draftOfRoom(
  aRoom('home', {
    things: [{ id: 'daisies', prefab: 'daisies', x: 64, y: 96 }],
    doors: [aDoor('out', 'away')],
    areas: [{ id: 'view', kind: 'sight', x: 2, y: 2, w: 4, h: 2 }],
  }),
)
const after = (draft: DraftDoc, edge: Edge, by: number) => {
  const resizing = resizedRoom(draft, { edge, by })
  if (!('changes' in resizing)) throw new Error(JSON.stringify(resizing))
  return resizing.changes.reduce(applyChange, draft)
}
const roomAfter = (edge: Edge, by: number) => {
  const read = roomOfDraft(after(ROOM, edge, by))
  if (!('room' in read)) throw new Error(JSON.stringify(read.faults))
  return read.room
}

describe('[SD16] a room that grows', () => {
  it('at the left takes all that stands in it along, and has floor where its rim was', () => {
    expect(roomAfter('left', 2)).toMatchObject({
      width: 9,
      height: 7,
      things: [{ id: 'daisies', x: 128, y: 96 }],
      entries: [{ id: 'middle', x: 5, y: 3 }],
      doors: [{ id: 'out', x: 3, y: 3 }],
      areas: [{ id: 'view', x: 4, y: 2 }],
    })
    expect(roomAfter('left', 2).ground[3]).toBe('200000002')
    expect(roomAfter('left', 2).ground[0]).toBe('222222222')
  })

  it('at the top moves down, and at the right and the bottom nothing', () => {
    expect(roomAfter('top', 1)).toMatchObject({ height: 8, things: [{ x: 64, y: 128 }], entries: [{ x: 3, y: 4 }] })
    expect(roomAfter('right', 1)).toMatchObject({ width: 8, things: [{ x: 64, y: 96 }], entries: [{ x: 3, y: 3 }] })
    expect(roomAfter('bottom', 1)).toMatchObject({ height: 8, entries: [{ x: 3, y: 3 }] })
  })

  it('repeats the terrain of its edge', () => {
    const runs = [{ x: 0, y: 3, was: 'g', is: 'p' }]
    const way = applyChange(ROOM, { kind: 'cells', layer: 'terrain', runs })
    expect(after(way, 'left', 2).layers.terrain?.[3]).toBe('pppggggggg')
  })

  it('is no larger than a room may be', () => {
    expect(resizedRoom(ROOM, { edge: 'right', by: 90 })).toEqual({ refused: 'too-large' })
    expect(resizedRoom(ROOM, { edge: 'top', by: 58 })).toEqual({ refused: 'too-large' })
  })
})

describe('[SD16] a room that is cut', () => {
  it('has a closed rim again', () => {
    expect(roomAfter('bottom', -1).ground).toEqual(['2222222', ...Array(4).fill('2000002'), '2222222'])
  })

  it('loses nothing: what would be outside is named', () => {
    expect(resizedRoom(ROOM, { edge: 'left', by: -2 })).toEqual({ outside: ['out'] })
    expect(resizedRoom(ROOM, { edge: 'left', by: -4 })).toEqual({ outside: ['daisies', 'middle', 'out', 'view'] })
    expect(resizedRoom(ROOM, { edge: 'right', by: -2 })).toEqual({ outside: ['view'] })
    expect(resizedRoom(ROOM, { edge: 'bottom', by: -7 })).toEqual({ refused: 'too-small' })
  })
})

it.each(EDGES)('[SD16] grown at the %s and cut there again, or undone, a room is as it was', (edge) => {
  for (const doc of [ROOMS.meadow, ROOMS['hat-shop'], ROOMS.lake]) {
    const draft = draftOfRoom(doc)
    const grown = resizedRoom(draft, { edge, by: 3 })
    if (!('changes' in grown)) throw new Error(doc.key)
    const larger = grown.changes.reduce(applyChange, draft)
    expect(after(larger, edge, -3)).toEqual(draft)
    expect(grown.changes.toReversed().map(inverseOf).reduce(applyChange, larger)).toEqual(draft)
  }
})
