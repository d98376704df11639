import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '#durable/rules/sheets/changes.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import type { Edit } from '#durable/rules/sheets/editing.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { run } from '#worker/db/query.ts'
import { dropDraft, editsOf } from '#worker/editor/drafts-db.ts'
import { draftNews, openText, saveDraft } from '#worker/editor/drafts.ts'
import type { KnownDraft } from '#worker/editor/drafts.ts'

const WHAT = 'sheet:items'
const ITEMS: EditedText = { kind: 'sheet', key: 'items' }
const FRESH: KnownDraft = { draft: null, base: 1, rev: 0 }

const priced = (id: string, is: number): Change => ({ kind: 'set', list: 'rows', id, field: 'price', was: null, is })
const step = (...changes: Change[]): Edit => ({ id: crypto.randomUUID(), undoes: null, changes })

function save(by: number, known: KnownDraft, edit: Edit) {
  return saveDraft(db, { text: ITEMS, known, edit, by, now: 1 })
}

/** Saves an edit that must be taken, and returns what its editor knows then. */
async function saved(by: number, known: KnownDraft, edit: Edit): Promise<KnownDraft> {
  const answer = await save(by, known, edit)
  if (typeof answer !== 'object' || 'row' in answer) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return { draft: answer.draft, base: known.base, rev: answer.rev }
}

async function priceOf(id: string) {
  const { doc } = await openText(db, ITEMS)
  return doc.lists.rows?.find((row) => row.id === id)?.price
}

const [ann, bo] = await Promise.all([aUser({ admin: 1 }), aUser({ admin: 1 })])

beforeEach(() => env.DB.exec('delete from draft'))

it('[SD5] begins a draft with its first edit, and shows it to all who open the sheet', async () => {
  expect(await openText(db, ITEMS)).toMatchObject({ draft: null, base: 1, rev: 0, published: 1 })
  const known = await saved(ann.userId, FRESH, step(priced('beret', 7)))
  const text = await openText(db, ITEMS)
  expect(text).toMatchObject({ ...known, rev: 1, published: 1 })
  expect(await priceOf('beret')).toBe(7)
  expect(text.publishedDoc).not.toEqual(text.doc)
})

it('[SD5] does an edit once that is sent again, also at the same moment and after others', async () => {
  const edit = step(priced('beret', 7))
  const [first, again] = await Promise.all([save(ann.userId, FRESH, edit), save(ann.userId, FRESH, edit)])
  expect(again).toEqual(first)
  const known = await saved(bo.userId, { draft: null, base: 1, rev: 0 }, step(priced('top-hat', 9)))
  expect(await save(ann.userId, FRESH, edit)).toMatchObject({ rev: 2, edits: [{ rev: 1 }, { rev: 2 }] })
  expect(await save(ann.userId, known, edit)).toMatchObject({ rev: 2, edits: [] })
  expect(await run(editsOf(db, { what: WHAT, after: 0 }))).toHaveLength(2)
})

it('[SD5] puts edits that come at the same moment into one order, and answers each with those before', async () => {
  const edits = ['beret', 'top-hat', 'crown', 'beanie'].map((id, at) => step(priced(id, at + 1)))
  const answers = await Promise.all(edits.map((edit, at) => save([ann, bo][at % 2]!.userId, FRESH, edit)))
  for (const answer of answers) expect(answer).toMatchObject({ edits: expect.anything() })
  const stored = await run(editsOf(db, { what: WHAT, after: 0 }))
  expect(stored.map(({ rev }) => rev)).toEqual([1, 2, 3, 4])
  expect(stored.map(({ edit }) => edit.id).toSorted()).toEqual(edits.map(({ id }) => id).toSorted())
})

describe('[SD8] a row that somebody else has changed meanwhile', () => {
  it('is refused with their name, until one has seen it', async () => {
    const begun = await saved(ann.userId, FRESH, step(priced('beret', 7)))
    const seen = await saved(bo.userId, begun, step(priced('top-hat', 8)))
    expect(await save(ann.userId, begun, step(priced('crown', 3), priced('top-hat', 9)))).toEqual({
      row: 'top-hat',
      by: bo.username,
    })
    expect([await priceOf('top-hat'), await priceOf('crown')]).toEqual([8, expect.not.toBeOneOf([3])])
    await saved(ann.userId, seen, step(priced('top-hat', 9)))
    expect(await priceOf('top-hat')).toBe(9)
  })

  it('does not hinder changes to other rows, nor own ones from another window', async () => {
    const begun = await saved(ann.userId, FRESH, step(priced('beret', 7)))
    await saved(bo.userId, begun, step(priced('top-hat', 8)))
    await saved(ann.userId, begun, step(priced('beret', 9)))
    expect([await priceOf('beret'), await priceOf('top-hat')]).toEqual([9, 8])
  })
})

describe('[SD6] an undo', () => {
  it('takes back what still is as its step left it, whatever happened since', async () => {
    const edit = step(priced('beret', 7), priced('crown', 9))
    const begun = await saved(ann.userId, FRESH, edit)
    await saved(bo.userId, begun, step(priced('crown', 10)))
    const back = (id: string, was: number, is: number): Change => ({
      kind: 'set',
      list: 'rows',
      id,
      field: 'price',
      was,
      is,
    })
    await saved(ann.userId, begun, {
      id: crypto.randomUUID(),
      undoes: edit.id,
      changes: [back('crown', 9, 5), back('beret', 7, 5)],
    })
    expect([await priceOf('beret'), await priceOf('crown')]).toEqual([5, 10])
  })

  it("is refused for another's step, and for one that there is not", async () => {
    const edit = step(priced('beret', 7))
    const begun = await saved(ann.userId, FRESH, edit)
    const undo = (undoes: string): Edit => ({ ...step(priced('beret', 5)), undoes })
    expect(await save(bo.userId, begun, undo(edit.id))).toBe('not-your-step')
    expect(await save(ann.userId, begun, undo(crypto.randomUUID()))).toBe('not-your-step')
    expect(await priceOf('beret')).toBe(7)
  })
})

it('refuses an edit of a draft that was dropped, and of one that has begun anew', async () => {
  const begun = await saved(ann.userId, FRESH, step(priced('beret', 7)))
  expect(await dropDraft(db, { id: begun.draft!, rev: 0 })).toBe(false)
  expect(await dropDraft(db, { id: begun.draft!, rev: 1 })).toBe(true)
  expect(await save(ann.userId, begun, step(priced('beret', 8)))).toBe('draft-gone')
  await saved(bo.userId, FRESH, step(priced('top-hat', 8)))
  expect(await save(ann.userId, begun, step(priced('beret', 8)))).toBe('draft-gone')
  expect(await save(ann.userId, { ...FRESH, base: 2 }, step(priced('beret', 8)))).toBe('draft-gone')
  expect(await draftNews(db, { what: WHAT, draft: begun.draft!, rev: 0 })).toBeNull()
  expect(await run(editsOf(db, { what: WHAT, after: 0 }))).toHaveLength(1)
})

it('tells who has done what since a revision', async () => {
  const begun = await saved(ann.userId, FRESH, step(priced('beret', 7)))
  const edit = step(priced('top-hat', 8))
  await saved(bo.userId, begun, edit)
  expect(await draftNews(db, { what: WHAT, draft: begun.draft!, rev: 1 })).toEqual({
    draft: begun.draft,
    rev: 2,
    edits: [{ rev: 2, edit, userId: bo.userId, by: bo.username, at: 1 }],
  })
})

it('refuses an edit that makes a draft larger than 256 KiB', async () => {
  const text = 'x'.repeat(11_000)
  let known = FRESH
  for (let at = 0; at < 22; at += 1) {
    known = await saved(ann.userId, known, step({ kind: 'put', list: 'rows', at: 0, row: { id: `r${at}`, text } }))
  }
  expect(await save(ann.userId, known, step({ kind: 'put', list: 'rows', at: 0, row: { id: 'last', text } }))).toBe(
    'draft-too-large',
  )
})
