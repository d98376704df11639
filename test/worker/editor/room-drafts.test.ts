import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { Change } from '#durable/rules/sheets/changes.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import { GROUND, isWalkable } from '#durable/rules/tiles.ts'
import { BEACH } from '#durable/world/outdoors/beach.ts'
import { MEADOW } from '#durable/world/outdoors/meadow.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { draftOfRoom } from '#durable/world/room-draft.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { packText, readPack } from '#durable/world/room-pack.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { aGuest, askToEnter } from '#test/worker/support/gate.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { publishAnew } from '#test/worker/support/world.ts'
import { run } from '#worker/db/query.ts'
import { editorTexts, openText, saveDraft } from '#worker/editor/drafts.ts'
import { publishDrafts } from '#worker/editor/publishing.ts'
import type { SeenDraft } from '#worker/editor/publishing.ts'
import { goBackTo, rebaseDraft } from '#worker/editor/rebasing.ts'
import { textHistory } from '#worker/editor/texts.ts'
import { playedPack } from '#worker/rooms/rooms-db.ts'

const [ann, bo] = await Promise.all([aUser({ admin: 1 }), aUser({ admin: 1 })])

const roomText = (key: string): EditedText => ({ kind: 'room', key })
const ITEMS: EditedText = { kind: 'sheet', key: 'items' }

const set = (list: string, id: string, field: string, is: Json): Change => ({
  kind: 'set',
  list,
  id,
  field,
  was: null,
  is,
})
const put = (list: string, row: { id: string; [field: string]: Json }, at = 0): Change => ({
  kind: 'put',
  list,
  at,
  row,
})
const painted = (layer: string, x: number, y: number, is: string): Change => ({
  kind: 'cells',
  layer,
  runs: [{ x, y, was: is, is }],
})
const edit = (...changes: Change[]) => ({ id: crypto.randomUUID(), undoes: null, changes })

/** A draft with these changes, after what is there. */
async function drafted(text: EditedText, changes: readonly Change[], by = ann.userId): Promise<SeenDraft> {
  const known = await openText(db, text)
  const saved = await saveDraft(db, { text, known, edit: edit(...changes), by, now: 1 })
  if (typeof saved === 'string' || 'row' in saved) throw new Error(JSON.stringify(saved))
  return { text, draft: saved.draft, rev: saved.rev }
}

const publish = (...drafts: readonly SeenDraft[]) =>
  publishDrafts(db, { drafts, reason: 'a pond', by: ann.userId, now: 5 })

async function played(key: string): Promise<RoomDoc> {
  const room = await run(playedPack(db, key))
  if (!room) throw new Error(`${key} is not published`)
  return readPack(room.pack)
}

/** A name in four languages. */
const named = (name: string) => ({ dk: name, en: name, no: name, se: name })
/** A tile of the meadow that any dog may walk on and that nothing needs: its ground may become water. */
const [X, Y] = [MEADOW.entries[0].x + 1, MEADOW.entries[0].y]

beforeEach(() => env.DB.exec('delete from draft'))

it('begins a draft of a room with its first edit, and lists it', async () => {
  expect(await openText(db, roomText('meadow'))).toMatchObject({ draft: null, rev: 0, doc: draftOfRoom(MEADOW) })
  const { draft, rev } = await drafted(roomText('meadow'), [painted('ground', X, Y, '1')])
  const { doc, publishedDoc } = await openText(db, roomText('meadow'))
  expect(doc.layers.ground?.[Y]?.[X]).toBe('1')
  expect(publishedDoc).toEqual(draftOfRoom(MEADOW))
  const texts = await editorTexts(db)
  expect(texts.find(({ what }) => what === 'room:meadow')).toMatchObject({
    draft: { id: draft, rev, by: ann.username },
  })
})

it('[SD8] refuses the change of a thing that somebody else has moved meanwhile, and takes that of any tile', async () => {
  const [bench] = MEADOW.things
  const text = roomText('meadow')
  const known = await openText(db, text)
  await drafted(text, [set('things', bench!.id, 'x', 5), painted('ground', X, Y, '1')], bo.userId)
  const late = (...changes: Change[]) => saveDraft(db, { text, known, edit: edit(...changes), by: ann.userId, now: 2 })
  expect(await late(set('things', bench!.id, 'x', 9))).toEqual({ row: bench!.id, by: bo.username })
  expect(await late(painted('ground', X, Y, '3'))).toMatchObject({ rev: 2, edits: [{ by: bo.username }, {}] })
  expect((await openText(db, text)).doc.layers.ground?.[Y]?.[X]).toBe('3')
})

it('[SD11] publishes rooms and sheets together, with a line of the log for each, and no more than was seen', async () => {
  const as = await aUser({ admin: 1 })
  const drafts = [
    await drafted(roomText('meadow'), [painted('ground', X, Y, '1')]),
    await drafted(ITEMS, [set('rows', 'beret', 'price', 7)]),
  ]
  const newer = await drafted(roomText('meadow'), [painted('terrain', X, Y, 'w')], bo.userId)
  expect(await publish(...drafts)).toBe('others-changed')
  expect((await played('meadow')).ground[Y]).toBe(MEADOW.ground[Y])
  const outcome = await publishDrafts(db, { drafts: [newer, drafts[1]!], reason: 'a pond', by: as.userId, now: 5 })
  expect(outcome).toMatchObject({
    revisions: [
      { text: roomText('meadow'), rev: 2 },
      { text: ITEMS, rev: 2 },
    ],
    faults: [],
  })
  const { ground, terrain, things } = await played('meadow')
  expect([ground[Y]?.[X], terrain[Y]?.[X], things]).toEqual(['1', 'w', MEADOW.things])
  expect(await logOf(as)).toEqual(
    expect.arrayContaining([
      { act: 'publish-room', reason: 'a pond', whom: null, detail: { rev: 2, changes: 2 } },
      { act: 'publish-sheet', reason: 'a pond', whom: null, detail: { sheet: 'items', rev: 2, changes: 1 } },
    ]),
  )
  expect(await run(textHistory(db, roomText('meadow'), { before: null, most: 1 }))).toEqual([
    { rev: 2, at: 5, by: as.username, reason: 'a pond' },
  ])
  expect(await publish(newer)).toBe('draft-gone')
})

it('publishes the same draft once, and two rooms at the same moment both', async () => {
  const beach = await drafted(roomText('beach'), [set('room', 'beach', 'name', named('Strand'))])
  const forest = await drafted(roomText('forest'), [set('room', 'forest', 'name', named('Skov'))])
  const answers = await Promise.all([publish(beach), publish(beach), publish(forest)])
  expect(answers.filter((answer) => answer === 'draft-gone')).toHaveLength(1)
  expect([(await played('beach')).name.en, (await played('forest')).name.en]).toEqual(['Strand', 'Skov'])
})

describe('what is wrong with one draft', () => {
  it('keeps all from being published', async () => {
    const [door] = MEADOW.doors
    const drafts = [
      await drafted(ITEMS, [set('rows', 'beret', 'price', 9)]),
      await drafted(roomText('meadow'), [set('doors', door!.id, 'to', { room: 'plaza', entry: 'cellar' })]),
    ]
    const outcome = await publish(...drafts)
    expect(outcome).toMatchObject({ revisions: [] })
    expect(outcome).toHaveProperty(
      'faults',
      expect.arrayContaining([{ what: 'room:meadow', at: door!.id, fault: 'door-without-target' }]),
    )
    expect((await openText(db, ITEMS)).draft).not.toBeNull()
  })

  it.each([
    ['a place that is no whole number', set('things', MEADOW.things[0]!.id, 'x', 1.5), 'unsound'],
    ['a thing that nobody can see', set('things', MEADOW.things[0]!.id, 'prefab', 'bensch'), 'unknown-prefab'],
    ['an entry that other rooms lead to', set('entries', MEADOW.entries[0].id, 'x', -1), 'outside'],
    ['no name', set('room', 'meadow', 'name', { ...MEADOW.name, se: '' }), 'name-missing'],
  ])('is found: %s', async (_what, change, fault) => {
    const outcome = await publish(await drafted(roomText('meadow'), [change]))
    expect(outcome).toHaveProperty('faults', expect.arrayContaining([expect.objectContaining({ fault })]))
  })

  it('is found in the rooms that it breaks', async () => {
    const outcome = await publish(
      await drafted(roomText('meadow'), [
        { kind: 'drop', list: 'entries', at: 0, row: MEADOW.entries[0] },
        put('entries', { ...MEADOW.entries[0], id: 'elsewhere' }),
      ]),
    )
    expect(outcome).toHaveProperty(
      'faults',
      expect.arrayContaining([expect.objectContaining({ what: 'room:plaza', fault: 'door-without-target' })]),
    )
  })

  it('is a room that would be published under another key', async () => {
    const row = { ...draftOfRoom(MEADOW).lists.room![0]!, id: 'glade' }
    const moved = await drafted(roomText('meadow'), [
      { kind: 'drop', list: 'room', at: 0, row: { id: 'meadow' } },
      put('room', row),
    ])
    expect(await publish(moved)).toMatchObject({ faults: [{ what: 'room:meadow', at: 'room', fault: 'unsound' }] })
  })
})

it('a new room begins bare, and comes into the world together with the door to it', async () => {
  const text = roomText('den')
  expect(await openText(db, text)).toMatchObject({ published: 0, base: 0, draft: null })
  const entry = MEADOW.entries[0]
  const den = await drafted(text, [
    set('room', 'den', 'name', named('Hi')),
    { kind: 'size', edge: 'right', by: 8, strips: {} },
    put('doors', { id: 'den-out', x: 1, y: 4, to: { room: 'meadow', entry: entry.id } }),
    painted('ground', 11, 1, '000000'),
  ])
  expect((await editorTexts(db)).at(-1)).toMatchObject({ what: 'room:den', rev: 0, draft: { id: den.draft } })
  expect(await publish(den)).toMatchObject({
    faults: expect.arrayContaining([{ what: 'room:den', at: '', fault: 'room-unreachable' }]),
  })
  const way = { id: 'meadow-den', x: X, y: Y + 1, to: { room: 'den', entry: 'middle' } }
  const meadow = await drafted(roomText('meadow'), [put('doors', way)])
  expect(await publish(den, meadow)).toMatchObject({ revisions: [{ rev: 1 }, {}], faults: [] })
  expect(await played('den')).toMatchObject({ key: 'den', width: 20, height: 8 })
  expect((await editorTexts(db)).find(({ what }) => what === 'room:den')).toMatchObject({ rev: 1, draft: null })
})

it('[SD12] puts a draft of a room on what others have published, and says what both have changed', async () => {
  const [first, second] = BEACH.things
  const seen = await drafted(roomText('beach'), [
    painted('ground', 5, 5, '22'),
    set('things', first!.id, 'x', 40),
    set('things', second!.id, 'x', 50),
  ])
  const now = await played('beach')
  const ground = now.ground.map((row, y) => (y === 5 ? `${row.slice(0, 6)}22${row.slice(8)}` : row))
  const things = now.things.map((thing) => (thing.id === first!.id ? { ...thing, y: 60 } : thing))
  await publishAnew({ ...now, ground, things })
  expect(await publish(seen)).toBe('others-published')
  const rebased = await rebaseDraft(db, { ...seen, by: bo.userId, now: 6 })
  expect(rebased).toMatchObject({ rev: seen.rev + 1, met: [first!.id, 'ground'] })
  const { doc } = await openText(db, roomText('beach'))
  expect(doc.layers.ground?.[5]?.slice(5, 8)).toBe('222')
  expect(doc.lists.things?.find(({ id }) => id === first!.id)).toMatchObject({ x: 40, y: 60 })
  expect(await publish({ ...seen, rev: seen.rev + 1 })).toMatchObject({ faults: [] })
})

it('[SD7] goes back to an older revision of a room, byte for byte', async () => {
  const text = roomText('lake')
  const before = await played('lake')
  const { published } = await openText(db, text)
  const [entry, ...others] = before.entries
  const moved = others[0] ?? entry
  await publish(
    await drafted(text, [
      { kind: 'drop', list: 'things', at: 0, row: before.things[3]! },
      put('things', { ...before.things[3]!, x: 9 }),
      set('entries', moved.id, 'secret', true),
      painted('terrain', 4, 4, 'wwdd'),
    ]),
  )
  expect(packText(await played('lake'))).not.toBe(packText(before))
  const known = await openText(db, text)
  const back = { text, known, id: crypto.randomUUID(), by: ann.userId, now: 7 }
  expect(await goBackTo(db, { ...back, revision: 0 })).toBe('no-such-revision')
  const saved = await goBackTo(db, { ...back, revision: published })
  if (typeof saved === 'string' || 'row' in saved) throw new Error('refused')
  expect(await publish({ text, draft: saved.draft, rev: saved.rev })).toMatchObject({ faults: [] })
  expect(packText(await played('lake'))).toBe(packText(before))
})

async function comesIn() {
  const { dogId, ticket } = await aGuest()
  const socket = socketOf(await askToEnter(ticket))
  const { dogs } = await socket.hello()
  return { dogId, socket, at: dogs.find(({ id }) => id === dogId)!.walk }
}

it('[ED1] dogs in the room stand on the new ground within the same answer', async () => {
  // The first one stands on the entry, which has to stay open.
  const [, { dogId, socket, at }] = [await comesIn(), await comesIn()]
  const seen = await drafted(roomText(HOME_ROOM), [painted('ground', at.x, at.y, String(GROUND.forbidden))])
  const drafts = [{ what: `room:${HOME_ROOM}`, draft: seen.draft, rev: seen.rev }]
  const answer = await ask(
    `mutation ($drafts: [DraftRef!]!) {
      publishDrafts(drafts: $drafts, reason: "a wall") { revisions { what rev } faults { what at fault } } }`,
    { as: ann, variables: { drafts } },
  )
  expect(answer.data).toEqual({ publishDrafts: { revisions: [{ what: `room:${HOME_ROOM}`, rev: 2 }], faults: [] } })
  const welcome = await socket.next('welcome')
  const { walk } = welcome.dogs.find(({ id }) => id === dogId)!
  expect(isWalkable(gridOf(await played(HOME_ROOM)), walk.x, walk.y)).toBe(true)
  expect(welcome).toMatchObject({ resumed: true })
})
