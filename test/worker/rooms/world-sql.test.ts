import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { db } from '#test/worker/support/d1.ts'
import { room, roomOffer, roomRevision } from '#worker/db/schema/rooms.ts'
import { worldSql } from '#worker/local/world-sql.ts'

/** The longest statement that D1 accepts, bytes. */
const STATEMENT_MAX_BYTES = 100_000

it('writes a file for a remote database with the same world as the local seed: run after it, it changes nothing', async () => {
  const before = await db.select().from(roomRevision)
  const statements = (await worldSql(5)).split(/;\n/).filter((statement) => statement !== '')
  // Each room is published or offered.
  expect(statements).toHaveLength(2 * before.length)
  for (const statement of statements) {
    expect(new TextEncoder().encode(statement).length).toBeLessThan(STATEMENT_MAX_BYTES)
    await env.DB.prepare(statement).run()
  }
  expect(await db.select().from(roomRevision)).toEqual(before)
  expect(await db.$count(room)).toBe(before.length)
  expect(await db.$count(roomOffer)).toBe(0)
})
