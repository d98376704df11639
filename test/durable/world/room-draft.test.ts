import { describe, expect, it } from 'vitest'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { Change, DraftDoc, DraftRow, Edge } from '#durable/rules/sheets/changes.ts'
import { applyChange, asFound, inverseOf } from '#durable/rules/sheets/changes.ts'
import { editOf } from '#durable/rules/sheets/parse-edit.ts'
import { draftOfRoom, roomOfDraft, withAllLists } from '#durable/world/room-draft.ts'
import { packText } from '#durable/world/room-pack.ts'
import { ROOMS, ROOM_DOCS } from '#durable/world/rooms.ts'
import { below, pick, seeded } from '#test/support/random.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

const ROOM = aRoom('home', {
  things: [{ id: 'bench', prefab: 'bench', x: 64, y: 96 }],
  doors: [aDoor('out', 'away', { access: { pack: 'banden', karma: 5 } })],
})
const faultsOf = (draft: DraftDoc) => {
  const read = roomOfDraft(draft)
  return 'faults' in read ? read.faults : []
}
const textOf = (draft: DraftDoc) => {
  const read = roomOfDraft(draft)
  return 'room' in read ? packText(read.room) : JSON.stringify(read.faults)
}
const changed = (...changes: Change[]) => changes.reduce(applyChange, draftOfRoom(ROOM))
const set = (list: string, id: string, field: string, is: (Change & { kind: 'set' })['is']): Change => ({
  kind: 'set',
  list,
  id,
  field,
  was: null,
  is,
})

describe('[SD14] the rooms of the seed', () => {
  it('come through their drafts unchanged, byte for byte', () => {
    for (const doc of ROOM_DOCS) {
      const stored: DraftDoc = JSON.parse(canonicalText(draftOfRoom(doc)))
      expect(textOf(stored)).toBe(packText(doc))
    }
    expect(ROOM_DOCS).toHaveLength(24)
  })

  it('have rows with ids of their own in each list, any of which an edit may carry', () => {
    for (const doc of ROOM_DOCS) {
      for (const [list, rows] of Object.entries(draftOfRoom(doc).lists)) {
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
        for (const row of rows) expect(isSendable({ kind: 'put', list, at: 0, row }), `${doc.key} ${row.id}`).toBe(true)
      }
    }
  })
})

it('[SD14] a room has what its draft was changed to, and no list that is empty', () => {
  const area: DraftRow = { id: 'view', kind: 'sight', x: 1, y: 1, w: 2, h: 2 }
  const read = roomOfDraft(
    changed(
      { kind: 'size', edge: 'right', by: 2, strips: {} },
      { kind: 'put', list: 'areas', at: 0, row: area },
      set('room', 'home', 'access', { moderator: true }),
      set('doors', 'out', 'access', null),
    ),
  )
  expect(read).toMatchObject({ room: { width: 9, height: 7, access: { moderator: true }, areas: [area] } })
  expect(read).not.toHaveProperty('room.doors.0.access')
  expect(roomOfDraft(draftOfRoom(ROOM))).not.toHaveProperty('room.areas')
})

it('[G6] [SD14] a room has the gates of its draft, each with a record', () => {
  const gate: DraftRow = { id: 'garden', x: 1, y: 1, w: 2, h: 2, access: { owns: 'crown' } }
  const put: Change = { kind: 'put', list: 'gates', at: 0, row: gate }
  expect(roomOfDraft(changed(put))).toHaveProperty('room.gates', [gate])
  expect(faultsOf(changed(put, set('gates', 'garden', 'access', null)))).toEqual([
    { at: 'gates.garden.access', what: 'missing' },
  ])
  expect(roomOfDraft(draftOfRoom(ROOM))).not.toHaveProperty('room.gates')
})

it('[SD14] takes a row into a list that there was not when the draft was begun', () => {
  const gate: DraftRow = { id: 'garden', x: 1, y: 1, w: 2, h: 2, access: { owns: 'crown' } }
  const { gates: _, ...lists } = draftOfRoom(ROOM).lists
  const old = withAllLists({ ...draftOfRoom(ROOM), lists })
  expect(old).toEqual(draftOfRoom(ROOM))
  expect(roomOfDraft(applyChange(old, { kind: 'put', list: 'gates', at: 0, row: gate }))).toHaveProperty('room.gates')
  const sheet = { layers: {}, lists: { rows: [] } }
  expect(withAllLists(sheet)).toBe(sheet)
})

it('[SD14] a room has the place on the map that its draft was given, and none where that was taken away', () => {
  const there = set('room', 'home', 'map', { x: 60, y: 150 })
  expect(roomOfDraft(changed(there))).toHaveProperty('room.map', { x: 60, y: 150 })
  expect(roomOfDraft(changed(there, set('room', 'home', 'map', null)))).not.toHaveProperty('room.map')
  expect(faultsOf(changed(set('room', 'home', 'map', { x: 60.5, y: 150 })))).toEqual([
    { at: 'room.home.map', what: 'unsound' },
  ])
})

it('[ED9] a room is closed where its draft says so, and open where that was taken back', () => {
  const closed = set('room', 'home', 'isClosed', true)
  expect(roomOfDraft(changed(closed))).toHaveProperty('room.isClosed', true)
  expect(roomOfDraft(changed(closed, set('room', 'home', 'isClosed', null)))).not.toHaveProperty('room.isClosed')
  expect(faultsOf(changed(set('room', 'home', 'isClosed', false)))).toEqual([
    { at: 'room.home.isClosed', what: 'unsound' },
  ])
})

it('[SD14] says where a draft is no room', () => {
  expect(faultsOf(changed(set('things', 'bench', 'x', 1.5)))).toEqual([{ at: 'things.bench.x', what: 'unsound' }])
  expect(faultsOf(changed(set('things', 'bench', 'prefab', null)))).toEqual([
    { at: 'things.bench.prefab', what: 'missing' },
  ])
  expect(faultsOf(changed(set('things', 'bench', 'colour', 'red')))).toEqual([
    { at: 'things.bench.colour', what: 'unknown' },
  ])
  expect(faultsOf(changed({ kind: 'drop', list: 'entries', at: 0, row: { id: 'middle' } }))).toEqual([
    { at: 'entries', what: 'too-few', limit: 1 },
  ])
  expect(faultsOf(changed({ kind: 'drop', list: 'room', at: 0, row: { id: 'home' } }))).toEqual([
    { at: 'room', what: 'unsound' },
  ])
})

it.each([
  ['room', 'home', 'name', { dk: 'Hjem', en: 'Home' }],
  ['room', 'home', 'v', 2],
  ['doors', 'out', 'to', { room: 'away' }],
  ['doors', 'out', 'access', { toString: true }],
  ['doors', 'out', 'access', { pack: 'cats' }],
  ['doors', 'out', 'access', { admin: false }],
  ['doors', 'out', 'oneway', false],
  ['doors', 'out', '__proto__', { x: 1 }],
  ['entries', 'middle', 'x', '3'],
])('[SD14] refuses %s.%s.%s = %j', (list, id, field, is) => {
  expect(faultsOf(changed(set(list, id, field, is))).map(({ at }) => at)).toEqual([`${list}.${id}.${field}`])
})

describe('[SD14] random changes', () => {
  const LETTERS = ['g', 'w', '0', '2']
  const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom']

  it.each([1, 2, 3])('keep a draft whole, and taken back leave the room as it was (seed %i)', (seed) => {
    const random = seeded(seed)
    const first = draftOfRoom(ROOMS.meadow)
    let draft = first
    const done: Change[] = []
    for (let step = 0; step < 300; step += 1) {
      const change = asFound(draft, randomChange(random, draft, step))
      if (!change) continue
      draft = applyChange(draft, change)
      done.push(change)
      expectWhole(draft)
      const read = roomOfDraft(draft)
      if ('room' in read) expect(canonicalText(draftOfRoom(read.room))).toBe(canonicalText(draft))
    }
    expect(new Set(done.map(({ kind }) => kind)).size).toBe(5)
    for (const change of done.toReversed()) draft = applyChange(draft, inverseOf(change))
    expect(textOf(draft)).toBe(packText(ROOMS.meadow))
  })

  function randomChange(random: () => number, { layers, lists }: DraftDoc, step: number): Change {
    const list = pick(random, Object.keys(lists))
    const rows = lists[list] ?? []
    const row = rows[below(random, Math.max(1, rows.length))]
    const draw = random()
    if (draw < 0.2) return { kind: 'put', list, at: below(random, 9), row: { ...row, id: `new-${step}` } }
    if (draw < 0.3 && row) return { kind: 'drop', list, at: 0, row }
    if (draw < 0.6 && row)
      return set(list, row.id, pick(random, ['x', 'y', 'w', 'secret']), pick(random, [4, true, null]))
    if (draw < 0.7) return { kind: 'size', edge: pick(random, EDGES), by: pick(random, [-2, -1, 1, 2]), strips: {} }
    const layer = pick(random, Object.keys(layers))
    const is = pick(random, LETTERS).repeat(1 + below(random, 6))
    return { kind: 'cells', layer, runs: [{ x: below(random, 60), y: below(random, 40), was: is, is }] }
  }

  /** Layers stay rectangles, terrain one line and column larger than ground, and no id is there twice. */
  function expectWhole({ layers, lists }: DraftDoc): void {
    const { terrain = [], ground = [] } = layers
    expect(Object.keys(lists)).toEqual(['room', 'things', 'entries', 'doors', 'areas', 'gates'])
    expect(terrain).toHaveLength(ground.length + 1)
    const widths = [...terrain.map(({ length }) => length - 1), ...ground.map(({ length }) => length)]
    expect(new Set(widths).size).toBe(1)
    for (const rows of Object.values(lists)) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  }
})

function isSendable(change: Change): boolean {
  return editOf({ id: '00000000-0000-4000-8000-000000000000', undoes: null, changes: [change] }) !== null
}
