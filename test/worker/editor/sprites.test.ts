import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { pictureName } from '#durable/rules/pictures/picture-name.ts'
import type { Change, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { draftOfRoom } from '#durable/world/room-draft.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { publishAnew } from '#test/worker/support/world.ts'
import { openText, saveDraft } from '#worker/editor/drafts.ts'
import { publishDrafts } from '#worker/editor/publishing.ts'
import { dropUnnamedPictures, keepPicture, picturesAmong } from '#worker/pictures/pictures-db.ts'

const ann = await aUser({ admin: 1 })
const SPRITES: EditedText = { kind: 'sheet', key: 'sprites' }
const ROOM: EditedText = { kind: 'room', key: PLAZA.key }
const PICTURE = pictureName({ width: 64, height: 40 }, 'ab'.repeat(32))

const rowOf = (id: string, changes: Partial<DraftRow> = {}): DraftRow => ({
  id,
  name: { dk: id, en: id, no: id, se: id },
  picture: PICTURE,
  use: 'standing',
  groundW: 60,
  groundH: 18,
  licence: 'ours',
  isRetired: false,
  ...changes,
})

/** Publishes these changes of a text; what keeps it from being published. */
async function publish(text: EditedText, changes: readonly Change[]) {
  const known = await openText(db, text)
  const edit = { id: crypto.randomUUID(), undoes: null, changes }
  const saved = await saveDraft(db, { text, known, edit, by: ann.userId, now: 1 })
  if (typeof saved === 'string' || 'row' in saved) throw new Error(JSON.stringify(saved))
  const drafts = [{ text, draft: saved.draft, rev: saved.rev }]
  const outcome = await publishDrafts(db, { drafts, reason: 'a new bench', by: ann.userId, now: 5 })
  if (typeof outcome === 'string') throw new Error(outcome)
  if (outcome.faults.length > 0) await env.DB.exec('delete from draft')
  return outcome.faults
}

const put = (row: DraftRow): Change => ({ kind: 'put', list: 'rows', at: 0, row })
const bench = { id: 'own-bench', prefab: 'own-oak-bench', x: 400, y: 400 }
const putThing: Change = { kind: 'put', list: 'things', at: PLAZA.things.length, row: bench }

it('[SP3] a picture that was never uploaded is not published, by whatever name', async () => {
  expect(await publish(SPRITES, [put(rowOf('oak-bench'))])).toEqual([
    { what: 'sheet:sprites', at: 'oak-bench.picture', fault: 'no-picture' },
  ])
})

it('[SP3] no room shows what is not published', async () => {
  await publishAnew(PLAZA)
  expect(await publish(ROOM, [putThing])).toEqual([{ what: 'room:plaza', at: 'own-bench', fault: 'unknown-prefab' }])
})

it('[SP3] what is published stands in rooms, is told to everybody, and its picture stays for good', async () => {
  await keepPicture(db, { name: PICTURE, data: 'AA==', by: ann.userId, now: 0 })
  expect(await publish(SPRITES, [put(rowOf('oak-bench', { licence: 'credits', credit: 'Ann of the Oaks' }))])).toEqual(
    [],
  )
  expect(await publish(ROOM, [putThing])).toEqual([])
  await dropUnnamedPictures(db, 9e15)
  expect(await picturesAmong(db, [PICTURE])).toEqual(new Set([PICTURE]))
  const { data } = await ask(
    '{ parkSprites { prefab name(language: dk) picture isLying footX footY ground } pictureCredits }',
  )
  expect(data).toEqual({
    parkSprites: [
      {
        prefab: 'own-oak-bench',
        name: 'oak-bench',
        picture: `/parks/pictures/${PICTURE}.png`,
        isLying: false,
        footX: 32,
        footY: 40,
        ground: [60, 18],
      },
    ],
    pictureCredits: ['Ann of the Oaks'],
  })
  expect(await logOf(ann)).toContainEqual(expect.objectContaining({ act: 'publish-sheet', reason: 'a new bench' }))
})

it('[SP3] what stands in a room is neither dropped nor made a picture of news', async () => {
  const row = rowOf('oak-bench', { licence: 'credits', credit: 'Ann of the Oaks' })
  const fault = [{ what: 'room:plaza', at: 'own-bench', fault: 'unknown-prefab' }]
  expect(await publish(SPRITES, [{ kind: 'drop', list: 'rows', at: 0, row }])).toEqual(fault)
  const set = (field: string, was: string, is: string): Change => ({
    kind: 'set',
    list: 'rows',
    id: row.id,
    field,
    was,
    is,
  })
  expect(await publish(SPRITES, [set('use', 'standing', 'news')])).toEqual(fault)
})

it('[SP4] a room has no more pictures from outside than fit into the strip', async () => {
  const name = pictureName({ width: 256, height: 256 }, 'cd'.repeat(32))
  await keepPicture(db, { name, data: 'AA==', by: ann.userId, now: 0 })
  const large = ['a', 'b', 'c', 'd'].map((id) => put(rowOf(id, { picture: name })))
  expect(await publish(SPRITES, large)).toEqual([])
  const things = ['a', 'b', 'c', 'd'].map((id, at): Change => {
    const row = { id: `own-${id}`, prefab: `own-${id}`, x: 400 + at, y: 400 }
    return { kind: 'put', list: 'things', at: draftOfRoom(PLAZA).lists.things?.length ?? 0, row }
  })
  expect(await publish(ROOM, things)).toEqual([{ what: 'room:plaza', at: '', fault: 'too-many-pictures' }])
  expect(await publish(ROOM, things.slice(0, 2))).toEqual([])
})
