import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { SHEET_KEYS } from '#durable/rules/sheets/sheet.ts'
import { db } from '#test/worker/support/d1.ts'
import { room, roomOffer, roomRevision } from '#worker/db/schema/rooms.ts'
import { sheetRevision } from '#worker/db/schema/sheets.ts'
import { worldSql } from '#worker/local/world-sql.ts'

/** The longest statement that D1 accepts, bytes. */
const STATEMENT_MAX_BYTES = 100_000

it('writes a file for a remote database with the same world as the local seed: run after it, it changes nothing', async () => {
  const before = await db.select().from(roomRevision)
  const statements = (await worldSql(5)).split(/;\n/).filter((statement) => statement !== '')
  // Each room is published or offered; each sheet is published, and kinds of things that it does not have are added.
  expect(statements).toHaveLength(2 * before.length + SHEET_KEYS.length + 1)
  for (const statement of statements) {
    expect(new TextEncoder().encode(statement).length).toBeLessThan(STATEMENT_MAX_BYTES)
    await env.DB.prepare(statement).run()
  }
  expect(await db.select().from(roomRevision)).toEqual(before)
  expect(await db.$count(room)).toBe(before.length)
  expect(await db.$count(roomOffer)).toBe(0)
  expect(await db.$count(sheetRevision)).toBe(SHEET_KEYS.length)
})
