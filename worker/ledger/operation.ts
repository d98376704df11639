/**
 * The ledger is the only way in which anything of value moves. An op is one batch: its writes, and its row with the
 * result, which seals it. Its preconditions are demands, and one that does not hold rolls the whole batch back. The client
 * makes the id of an op before it sends the request, so it may repeat the request until it gets an answer: the op is done
 * once, and every repetition gets the same result.
 */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { runRows } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { op } from '#worker/db/schema/value/ledger.ts'
import { hashOf } from '#worker/hash.ts'

/** One statement of an op, with the word of its refusal if it is a demand. */
export type Write<Word extends string = never> = { sql: SQL; word?: Word }

export type OpKind =
  | 'ask'
  | 'answer'
  | 'book'
  | 'buy'
  | 'carry'
  | 'code'
  | 'committee-pay'
  | 'committee-star'
  | 'day'
  | 'dig'
  | 'draw'
  | 'dress'
  | 'drop'
  | 'give'
  | 'grant'
  | 'lend'
  | 'lend-end'
  | 'news'
  | 'npc'
  | 'outfit'
  | 'pack-goal'
  | 'paw-print'
  | 'pick-up'
  | 'poop'
  | 'post'
  | 'rebirth'
  | 'riddle'
  | 'round'
  | 'scoop'
  | 'sniff'
  | 'stage'
  | 'take-back'
  | 'tidy'
  | 'trade'
  | 'trail'
  | 'treat'

/**
 * A request to the ledger. `actor` is a user, null for the park; `now` is epoch ms. `request` must be the same in every
 * repetition.
 */
export type Operation = { id: string; actor: number | null; kind: OpKind; request: unknown; now: number }

/** 'op-reused': another request has used the id. 'trade-frozen': the audit has found the ledger wrong. */
export type LedgerRefusal = 'op-reused' | 'trade-frozen'

/**
 * [V3] Does the op and returns its result, or the result of before if it was done already. A word names the demand that
 * does not hold.
 */
export async function perform<Result extends object, Word extends string>(
  db: Db,
  operation: Operation,
  { writes, result }: { writes: readonly Write<Word>[]; result: SQL<Result> },
): Promise<Result | Word | LedgerRefusal> {
  const { id, actor, kind, request, now } = operation
  const requestHash = await hashOf(JSON.stringify([kind, request]))
  const words = writes.flatMap(({ word }) => (word === undefined ? [] : [word]))
  const statements = [
    sql`insert into demand (word, holds) select ${KNOWN}, not exists (select 1 from op where id = ${id})`,
    // What the op writes refers to its row, which comes last.
    sql`pragma defer_foreign_keys = on`,
    ...writes.map((write) => write.sql),
    sql`insert into op (id, actor, kind, request_hash, at, result)
      values (${id}, ${actor}, ${kind}, ${requestHash}, ${now}, ${result}) returning result`,
    sql`pragma defer_foreign_keys = off`,
  ]
  try {
    const answers = await runRows<{ result: string }>(db, statements)
    return resultIn<Result>(answers.at(-2) ?? [])
  } catch (error) {
    const word = meaningOf<Word | 'trade-frozen' | typeof KNOWN>(error, meaningsOf([...words, 'trade-frozen', KNOWN]))
    return word === KNOWN ? resultOfBefore<Result>(db, { id, actor, requestHash }) : word
  }
}

/** The word of the demand that fails when the op was done before. */
const KNOWN = 'op-known'

/** The SQL for a result that is known without the database. */
export function told<Result extends object>(result: Result): SQL<Result> {
  return sql<Result>`${JSON.stringify(result)}`
}

async function resultOfBefore<Result>(
  db: Db,
  { id, actor, requestHash }: { id: string; actor: number | null; requestHash: string },
): Promise<Result | 'op-reused'> {
  const same = and(
    eq(op.id, id),
    eq(op.requestHash, requestHash),
    actor === null ? isNull(op.actor) : eq(op.actor, actor),
  )
  const rows = await db.select({ result: op.result }).from(op).where(same)
  return rows.length === 0 ? 'op-reused' : resultIn<Result>(rows)
}

function resultIn<Result>(rows: readonly { result: string | null }[]): Result {
  // The result was written by `perform`, as JSON of this very type.
  return JSON.parse(rows[0]?.result ?? 'null') as Result
}

function meaningsOf<Word extends string>(words: readonly Word[]): Readonly<Record<string, Word>> {
  return Object.fromEntries(words.map((word) => [word, word]))
}
