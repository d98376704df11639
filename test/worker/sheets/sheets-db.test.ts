import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import { SHEETS, SHEET_KEYS } from '#durable/rules/sheets/sheet.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { runAllOrNone } from '#worker/db/all-or-none.ts'
import { run } from '#worker/db/query.ts'
import { itemKindRow, sheetRevision } from '#worker/db/schema/sheets.ts'
import { hashOf } from '#worker/hash.ts'
import { sheetSeeds } from '#worker/sheets/seeding-db.ts'
import { publishedSheet, sheetAt, sheetHistory } from '#worker/sheets/sheets-db.ts'

/** Publishes rows without a check. */
async function publishUnseen(rows: readonly { id: string }[], { rev, by }: { rev: number; by: number | null }) {
  const text = canonicalText(rows)
  const revision = { sheet: 'items', rev, text, hash: await hashOf(text), publishedAt: rev, publishedBy: by }
  await db.insert(sheetRevision).values({ ...revision, reason: `reason ${rev}` })
}

const kinds = () => db.select().from(itemKindRow)
const seedAgain = async () => runAllOrNone(db, await sheetSeeds(5))

it('[SD9] the first revision of each sheet comes with the code, and again only if it has changed there', async () => {
  await seedAgain()
  expect(await db.$count(sheetRevision)).toBe(SHEET_KEYS.length)
  expect(await run(publishedSheet(db, 'colours'))).toEqual({ rev: 1, rows: SHEETS.colours.rows })
  const rows = await kinds()
  expect(rows).toHaveLength(SHEETS.items.rows.length)
  expect(rows).toContainEqual({ key: 'glass-star', price: null, isRare: 0, isSold: 0, isRetired: 0 })
})

it('[SD9] a release changes nothing that staff have published, and adds the kinds that are not there', async () => {
  const { userId: by } = await aUser({ admin: 1 })
  const [first, ...others] = SHEETS.items.rows
  if (!first) throw new Error('no things')
  await env.DB.prepare('delete from item_kind where key = ?').bind(first.id).run()
  await publishUnseen(
    others.map((row) => ({ ...row, isSold: false })),
    { rev: 2, by },
  )
  await seedAgain()
  const { rev, rows } = await run(publishedSheet(db, 'items'))
  expect([rev, rows.filter(({ isSold }) => isSold)]).toEqual([2, [first]])
  const sold = (await kinds()).filter(({ isSold }) => isSold === 1)
  expect(sold.map(({ key }) => key)).toEqual([first.id])
})

it('what ops ask follows the newest revision, also one that goes back', async () => {
  const { userId: by } = await aUser({ admin: 1 })
  const priceOf = async () => (await kinds()).find(({ key }) => key === 'beanie')?.price
  const rows = SHEETS.items.rows
  await publishUnseen(
    rows.map((row) => (row.id === 'beanie' ? { ...row, price: 77 } : row)),
    { rev: 3, by },
  )
  expect(await priceOf()).toBe(77)
  await publishUnseen(rows, { rev: 4, by })
  expect(await priceOf()).toBe(rows.find(({ id }) => id === 'beanie')?.price)
})

it('lists who has published what, when and why', async () => {
  const { userId: by, username } = await aUser({ admin: 1 })
  await publishUnseen(SHEETS.items.rows, { rev: 5, by })
  const [newest, ...others] = await run(sheetHistory(db, 'items', { before: null, most: 3 }))
  expect(newest).toEqual({ rev: 5, at: 5, by: username, reason: 'reason 5' })
  expect(others.map(({ rev }) => rev)).toEqual([4, 3])
  expect(await run(sheetHistory(db, 'items', { before: 2, most: 3 }))).toEqual([
    { rev: 1, at: 0, by: null, reason: '' },
  ])
  expect(await run(sheetAt(db, 'items', 1))).toEqual(SHEETS.items.rows)
  expect(await run(sheetAt(db, 'items', 99))).toBeNull()
})

it('never changes a published revision, and numbers revisions by one', async () => {
  await expect(env.DB.exec(`update sheet_revision set text = '[]'`)).rejects.toThrow('revisions-never-change')
  await expect(env.DB.exec('delete from sheet_revision')).rejects.toThrow('revisions-never-change')
  await expect(publishUnseen([], { rev: 9, by: null })).rejects.toThrow()
})
