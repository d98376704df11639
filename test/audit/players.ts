import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { openDbAtLeisure } from '#worker/db/client.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { balanceOf, transfer } from '#worker/ledger/writes.ts'

const PLAYERS = 100
/** A hundred times as often as players ask (test/bench/cost/mixes.ts). */
const ASKS_EVERY_MS = 4000

/** How long questions have waited for their answers, ms. */
export type Waits = { questions: number; p50: number; p99: number; longest: number }

/**
 * Has a hundred players ask the database while `work` is done: how much they have, and for an op that digs up a bone, in
 * turn. Each has a dog with the id of its number.
 */
export async function whilePlaying(d1: D1Database, work: () => Promise<unknown>): Promise<Waits> {
  const db = openDbAtLeisure(d1)
  const waits: number[] = []
  let isOver = false
  const player = async (dog: number) => {
    await pause((dog / PLAYERS) * ASKS_EVERY_MS)
    for (let asked = 0; !isOver; asked += 1) {
      const startedAt = performance.now()
      if (asked % 2 === 0) await db.get(sql`select ${balanceOf(dog, 'bones')} as bones`)
      else {
        const id = crypto.randomUUID()
        const writes = transfer(id, { unit: 'bones', amount: 1, from: { park: 'digging' }, to: { dog } })
        await perform(db, { id, actor: null, kind: 'dig', request: {}, now: Date.now() }, { writes, result: told({}) })
      }
      const tookMs = performance.now() - startedAt
      waits.push(tookMs)
      await pause(Math.max(0, ASKS_EVERY_MS - tookMs))
    }
  }
  const players = Promise.all(Array.from({ length: PLAYERS }, (_, index) => player(index + 1)))
  await work()
  isOver = true
  await players
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { questions: sorted.length, p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0 }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
