import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { deskOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { run } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { draft } from '#worker/db/schema/drafts.ts'
import { saveDraft } from '#worker/editor/drafts.ts'
import { dogsInRooms } from '#worker/reach/dogs-now-db.ts'
import { settingsRevision } from '#worker/settings/settings-db.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'

const PUBLISH = `mutation ($draft: DraftRef!) { publishDrafts(drafts: [$draft], reason: "no party") { faults { at fault limit } } }`
const what = 'sheet:abilities'
const FESTIVE = SHEETS.abilities.rows.find(({ id }) => id === 'festive')!

type Value = boolean | number

/** Publishes this value of the festive pieces, and returns what keeps it from being published. */
async function publish(field: string, was: Value, is: Value) {
  const as = await aUser({ admin: 1 })
  const { rev: base } = await run(publishedSheet(db, 'abilities'))
  const change = { kind: 'set', list: 'rows', id: 'festive', field, was, is } as const
  const saved = await saveDraft(db, {
    text: { kind: 'sheet', key: 'abilities' },
    known: { draft: null, base, rev: 0 },
    edit: { id: crypto.randomUUID(), undoes: null, changes: [change] },
    by: as.userId,
    now: 1,
  })
  if (typeof saved === 'string' || 'row' in saved) throw new Error('not saved')
  const variables = { draft: { what, draft: saved.draft, rev: saved.rev } }
  const { data } = await ask(PUBLISH, { as, variables })
  const { faults } = data?.publishDrafts as { faults: object[] }
  await db.delete(draft).where(eq(draft.id, saved.draft))
  return faults
}

afterEach(async () => {
  const { rows } = await run(publishedSheet(db, 'abilities'))
  if (rows.find(({ id }) => id === 'festive')?.isOn === false) await publish('isOn', false, true)
})

it('[SD31] anybody reads what the committee can do', async () => {
  const { data } = await ask('{ parkAbilities { key isOn dogs lasts pieces stands } }')
  expect(data?.parkAbilities).toContainEqual({
    key: 'festive',
    isOn: true,
    dogs: null,
    lasts: null,
    pieces: FESTIVE.pieces,
    stands: FESTIVE.stands,
  })
})

it('[SD31] the server refuses a number out of its bounds, and rooms are told nothing', async () => {
  const before = await run(settingsRevision(db))
  expect(await publish('pieces', FESTIVE.pieces ?? 0, 41)).toEqual([
    { at: 'festive.pieces', fault: 'too-large', limit: 40 },
  ])
  expect(await run(settingsRevision(db))).toBe(before)
})

it('[SD31] a room with dogs goes by what was published at once, and tells its pages', async () => {
  const member = await aKennel()
  const row = await db.select({ name: dog.name }).from(dog).where(eq(dog.id, member.dogId)).get()
  const desk = await deskOf(await aUser({ admin: 1 }))
  const seat = { seat: 0, isNext: false, reason: 'good parties' } as const
  await desk.appointMember({ username: member.as.username, dogName: row?.name ?? '', ...seat })
  const bella = await goIn(member, 'party-lawn')
  await expect.poll(() => dogsInRooms(db, ['party-lawn'])).toEqual([member.dogId])
  expect(await publish('isOn', true, false)).toEqual([])
  expect(await bella.next('nudge')).toMatchObject({ about: 'abilities' })
  bella.send({ type: 'use', op: crypto.randomUUID(), thing: 'festive:lamp' })
  expect(await bella.next('refused')).toMatchObject({ reason: 'ability-off' })
})
