import { env } from 'cloudflare:test'
import { desc } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { Change } from '#durable/rules/sheets/changes.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { run } from '#worker/db/query.ts'
import { draft, draftChange } from '#worker/db/schema/drafts.ts'
import { sheetRevision } from '#worker/db/schema/sheets.ts'
import { openText, saveDraft } from '#worker/editor/drafts.ts'
import { publishDrafts } from '#worker/editor/publishing.ts'
import type { SeenDraft } from '#worker/editor/publishing.ts'
import { goBackTo, rebaseDraft } from '#worker/editor/rebasing.ts'
import { publishedSheet, sheetHistory } from '#worker/sheets/sheets-db.ts'

const [ann, bo] = await Promise.all([aUser({ admin: 1 }), aUser({ admin: 1 })])

const COLOURS: EditedText = { kind: 'sheet', key: 'colours' }

const set = (id: string, field: string, is: Json): Change => ({ kind: 'set', list: 'rows', id, field, was: null, is })

/** A draft with these changes, after what is there. */
async function drafted(key: SheetKey, changes: readonly Change[], by = ann.userId): Promise<SeenDraft> {
  const text: EditedText = { kind: 'sheet', key }
  const known = await openText(db, text)
  const edit = { id: crypto.randomUUID(), undoes: null, changes }
  const saved = await saveDraft(db, { text, known, edit, by, now: 1 })
  if (typeof saved === 'string' || 'row' in saved) throw new Error(JSON.stringify(saved))
  return { text, draft: saved.draft, rev: saved.rev }
}

const publish = (drafts: readonly SeenDraft[], by = ann.userId) =>
  publishDrafts(db, { drafts, reason: 'for the fair', by, now: 5 })

async function priceOf(id: string) {
  const { rows } = await run(publishedSheet(db, 'items'))
  return rows.find((row) => row.id === id)?.price
}

/** Everything that publishing writes. */
async function written() {
  const [drafts, edits, revisions] = await db.batch([
    db.select().from(draft),
    db.select().from(draftChange),
    db.select().from(sheetRevision).orderBy(desc(sheetRevision.id)),
  ])
  return { drafts, edits, revisions }
}

it('[SD11] publishes several drafts together: new revisions, no drafts, a line of the log for each', async () => {
  const before = (await written()).revisions.length
  const drafts = [
    await drafted('items', [set('beret', 'price', 7), set('beanie', 'price', 8)]),
    await drafted('shops', [set('harbour', 'pieces', 1)]),
  ]
  expect(await publish(drafts)).toEqual({
    revisions: [
      { text: { kind: 'sheet', key: 'items' }, rev: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { text: { kind: 'sheet', key: 'shops' }, rev: 2, hash: expect.anything() },
    ],
    faults: [],
  })
  const { drafts: left, edits, revisions } = await written()
  expect([left, edits, revisions.length]).toEqual([[], [], before + 2])
  expect(await priceOf('beret')).toBe(7)
  expect(await run(sheetHistory(db, 'shops', { before: null, most: 1 }))).toEqual([
    { rev: 2, at: 5, by: ann.username, reason: 'for the fair' },
  ])
  const log = (await logOf(ann)).filter(({ act }) => act === 'publish-sheet')
  expect(log.map(({ reason, detail }) => [reason, detail])).toEqual([
    ['for the fair', { sheet: 'items', rev: 2, changes: 2 }],
    ['for the fair', { sheet: 'shops', rev: 2, changes: 1 }],
  ])
})

it('[SD11] publishes nothing but what was seen', async () => {
  const seen = await drafted('items', [set('beret', 'price', 9)])
  const newer = await drafted('items', [set('crown', 'price', 99)], bo.userId)
  expect(await publish([seen])).toBe('others-changed')
  expect(await publish([{ ...seen, draft: seen.draft + 1 }])).toBe('draft-gone')
  expect(await priceOf('beret')).toBe(7)
  expect(await publish([newer])).toMatchObject({ revisions: [{ rev: 3 }] })
  expect(await publish([newer])).toBe('draft-gone')
})

it('[SD11] publishes a draft once, whoever asks for it at the same moment', async () => {
  const seen = await drafted('items', [set('beret', 'price', 10)])
  const answers = await Promise.all([publish([seen]), publish([seen], bo.userId), publish([seen])])
  expect(answers.filter((answer) => answer === 'draft-gone')).toHaveLength(2)
  expect((await run(publishedSheet(db, 'items'))).rev).toBe(4)
})

it('publishes nothing that is so already', async () => {
  await drafted('items', [set('beret', 'price', 11)])
  expect(await publish([await drafted('items', [set('beret', 'price', 10)])])).toBe('nothing-changed')
  await env.DB.exec('delete from draft')
})

describe('faults', () => {
  afterEach(() => env.DB.exec('delete from draft'))

  it('keep all drafts from being published, those of others too', async () => {
    const drafts = [
      await drafted('colours', [set('rust', 'weight', 20)]),
      await drafted('items', [set('beret', 'price', 0), set('crown', 'name', 'Krone'), set('beanie', 'price', null)]),
    ]
    expect(await publish(drafts)).toEqual({
      revisions: [],
      faults: [
        { what: 'sheet:items', at: 'crown.name', fault: 'unsound' },
        { what: 'sheet:items', at: 'beret.price', fault: 'too-small', limit: 1 },
      ],
    })
    expect((await run(publishedSheet(db, 'colours'))).rev).toBe(1)
    expect((await written()).drafts).toHaveLength(2)
  })

  it('[SD10] between the sheets are found, whichever of them is published', async () => {
    const rare = SHEETS.items.rows.filter(({ isRare }) => isRare)
    const items = await drafted(
      'items',
      rare.map(({ id }) => set(id, 'isSold', false)),
    )
    const receiving = SHEETS.shops.rows.filter(({ hasDeliveries }) => hasDeliveries)
    const fault = 'nothing-rare'
    expect(await publish([items])).toEqual({
      revisions: [],
      faults: receiving.map(({ id }) => ({ what: 'sheet:shops', at: `${id}.hasDeliveries`, fault })),
    })
    const shops = await drafted(
      'shops',
      receiving.map(({ id }) => set(id, 'hasDeliveries', false)),
    )
    expect(await publish([items, shops])).toMatchObject({ faults: [] })
    expect(await publish([await drafted('shops', [set('hat-shop', 'hasDeliveries', true)])])).toMatchObject({
      faults: [{ at: 'hat-shop.hasDeliveries', fault }],
    })
  })
})

/** Publishes what a draft with these changes has, while another draft stays on the revision before. */
async function publishedMeanwhile(changes: readonly Change[]): Promise<void> {
  await env.DB.exec(`update draft set what = 'aside' where what = 'sheet:colours'`)
  const outcome = await publish([await drafted('colours', changes, bo.userId)], bo.userId)
  expect(outcome).toMatchObject({ faults: [] })
  await env.DB.exec(`update draft set what = 'sheet:colours' where what = 'aside'`)
}

const coats = async () => (await openText(db, COLOURS)).doc.lists.rows ?? []

it('[SD12] puts a draft on what others have published, and says which rows both have changed', async () => {
  const seen = await drafted('colours', [set('rust', 'weight', 20), set('cream', 'weight', 30)])
  const blue = { id: 'blue', colour: '#4466aa', weight: 5, isForPuppies: false }
  await publishedMeanwhile([
    set('rust', 'weight', 40),
    set('rust', 'isForPuppies', false),
    { kind: 'put', list: 'rows', at: 0, row: blue },
  ])
  expect(await publish([seen])).toBe('others-published')
  const { base } = await openText(db, COLOURS)
  const rebased = await rebaseDraft(db, { ...seen, by: bo.userId, now: 6 })
  expect(rebased).toMatchObject({ draft: seen.draft, rev: seen.rev + 1, base: base + 1, met: ['rust'] })
  if (typeof rebased === 'string') throw new Error(rebased)
  expect(rebased.edits).toMatchObject([{ by: bo.username, rev: seen.rev + 1 }])
  const rows = await coats()
  expect(rows).toContainEqual(blue)
  expect(rows.find(({ id }) => id === 'rust')).toMatchObject({ weight: 20, isForPuppies: false })
  expect(rows.find(({ id }) => id === 'cream')).toMatchObject({ weight: 30, isForPuppies: true })
  // Who knew the draft as it was hears of it as of any edit.
  expect(await publish([seen])).toBe('others-changed')
  expect(await publish([{ ...seen, rev: rebased.rev }])).toMatchObject({ faults: [] })
})

it('[SD12] leaves a draft that is on what holds, and refuses one that has changed', async () => {
  const seen = await drafted('colours', [set('rust', 'weight', 21)])
  expect(await rebaseDraft(db, { ...seen, by: ann.userId, now: 6 })).toMatchObject({
    rev: seen.rev,
    met: [],
    edits: [],
  })
  expect(await rebaseDraft(db, { ...seen, rev: 9, by: ann.userId, now: 6 })).toBe('others-changed')
  expect(await rebaseDraft(db, { ...seen, draft: 0, by: ann.userId, now: 6 })).toBe('draft-gone')
  await env.DB.exec('delete from draft')
})

it('[SD7] goes back to an older revision by a draft that is published', async () => {
  const known = await openText(db, COLOURS)
  const going = { text: COLOURS, known, id: crypto.randomUUID(), by: ann.userId, now: 7 } as const
  expect(await goBackTo(db, { ...going, revision: 99 })).toBe('no-such-revision')
  expect(await goBackTo(db, { ...going, revision: known.published })).toBe('nothing-changed')
  const draftOf1 = await goBackTo(db, { ...going, revision: 1 })
  expect(draftOf1).toMatchObject({ rev: 1, edits: [{ edit: { id: going.id } }] })
  if (typeof draftOf1 === 'string' || 'row' in draftOf1) throw new Error('refused')
  const byId = (rows: readonly { id: string }[]) => rows.toSorted((one, other) => one.id.localeCompare(other.id))
  expect(byId(await coats())).toEqual(byId(SHEETS.colours.rows))
  const outcome = await publish([{ text: COLOURS, draft: draftOf1.draft, rev: 1 }])
  expect(outcome).toMatchObject({ revisions: [{ text: COLOURS, rev: known.published + 1 }] })
})
