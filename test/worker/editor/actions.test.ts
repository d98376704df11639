import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { pictureName } from '#durable/rules/pictures/picture-name.ts'
import type { Change, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import { anAction } from '#test/support/action-rows.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { run } from '#worker/db/query.ts'
import { openText, saveDraft } from '#worker/editor/drafts.ts'
import { keepPicture } from '#worker/pictures/pictures-db.ts'
import { roomSettings } from '#worker/rooms/room-settings-db.ts'
import { settingsRevision } from '#worker/settings/settings-db.ts'

const ann = await aUser({ admin: 1 })
const ACTIONS: EditedText = { kind: 'sheet', key: 'actions' }
const SPRITES: EditedText = { kind: 'sheet', key: 'sprites' }
const PICTURE = pictureName({ width: 64, height: 40 }, 'ab'.repeat(32))
const PUBLISH = `mutation ($drafts: [DraftRef!]!, $reason: String!) {
  publishDrafts(drafts: $drafts, reason: $reason) { faults { what at fault } } }`

const rowOf = (...changed: Parameters<typeof anAction>): DraftRow => ({ ...anAction(...changed) })
const put = (row: DraftRow): Change => ({ kind: 'put', list: 'rows', at: 0, row })
const BENCH: DraftRow = {
  id: 'pink-bench',
  name: { dk: 'a', en: 'a', no: 'a', se: 'a' },
  picture: PICTURE,
  ...{ use: 'standing', groundW: 60, groundH: 18, licence: 'ours', isRetired: false },
}

async function drafted(text: EditedText, changes: readonly Change[]) {
  await env.DB.exec('delete from draft')
  const known = await openText(db, text)
  const edit = { id: crypto.randomUUID(), undoes: null, changes }
  const saved = await saveDraft(db, { text, known, edit, by: ann.userId, now: 1 })
  if (typeof saved === 'string' || 'row' in saved) throw new Error(JSON.stringify(saved))
  return { what: `sheet:${text.key}`, draft: saved.draft, rev: saved.rev }
}

/** Publishes these changes as Ann; returns what keeps them from being published. */
async function publish(text: EditedText, changes: readonly Change[]) {
  const { data, errors } = await ask(PUBLISH, {
    as: ann,
    variables: { drafts: [await drafted(text, changes)], reason: 'to sit on' },
  })
  if (errors?.length) throw new Error(JSON.stringify(errors))
  return (data as { publishDrafts: { faults: unknown[] } }).publishDrafts.faults
}

it('[SD33] an action is given to no thing that is not in the park', async () => {
  const fault = { what: 'sheet:actions', fault: 'no-such-thing' }
  expect(await publish(ACTIONS, [put(rowOf(['own-pink-bench', 'moon-rocket']))])).toEqual([
    { ...fault, at: 'pink-bench.prefabs.moon-rocket' },
  ])
  expect(await publish(ACTIONS, [put(rowOf(['own-pink-bench']))])).toEqual([
    { ...fault, at: 'pink-bench.prefabs.own-pink-bench' },
  ])
})

it('[SD33] what is published the rooms go by, in the same batch, and the staff log names it', async () => {
  await keepPicture(db, { name: PICTURE, data: 'AA==', by: ann.userId, now: 0 })
  expect(await publish(SPRITES, [put(BENCH)])).toEqual([])
  const before = await run(settingsRevision(db))
  expect(await publish(ACTIONS, [put(rowOf(['own-pink-bench']))])).toEqual([])
  expect(await roomSettings(db)).toMatchObject({ revision: before + 1, actions: [{ prefabs: ['own-pink-bench'] }] })
  expect(await logOf(ann)).toContainEqual(expect.objectContaining({ act: 'publish-sheet', reason: 'to sit on' }))
})

it('[SD33] a picture is not taken from under an action', async () => {
  expect(await publish(SPRITES, [{ kind: 'drop', list: 'rows', at: 0, row: BENCH }])).toEqual([
    { what: 'sheet:actions', at: 'pink-bench.prefabs.own-pink-bench', fault: 'no-such-thing' },
  ])
})

it('[US8] [SD33] a room with dogs gives its things what was published at once, and tells its pages', async () => {
  const bella = await goIn(await aKennel(), 'plaza')
  expect(await publish(ACTIONS, [put(rowOf(['lamp'], { id: 'lamp', manner: 'touch' }))])).toEqual([])
  expect(await bella.next('welcome')).toMatchObject({ given: [{ prefabs: ['lamp'], action: { manner: 'touch' } }] })
})

it('[SD11] an action is not published for a reason of four letters', async () => {
  const drafts = [await drafted(ACTIONS, [put(rowOf(['barrel'], { id: 'barrel' }))])]
  const { errors } = await ask(PUBLISH, { as: ann, variables: { drafts, reason: 'sits' } })
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['reason-length'])
})
