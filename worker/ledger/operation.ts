/**
 * The ledger is the only way in which anything of value moves. An op is one batch: its row, its writes, its result. Its
 * preconditions are demands, and one that does not hold rolls the whole batch back. The client makes the id of an op
 * before it sends the request, so it may repeat the request until it gets an answer: the op is done once, and every
 * repetition gets the same result.
 */
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { op } from '#worker/db/schema/value/ledger.ts'

/** One statement of an op, with the word of its refusal if it is a demand. */
export type Write<Word extends string = never> = { sql: SQL; word?: Word }

export type OpKind =
  | 'ask'
  | 'answer'
  | 'buy'
  | 'carry'
  | 'day'
  | 'dig'
  | 'draw'
  | 'drop'
  | 'give'
  | 'npc'
  | 'outfit'
  | 'paw-print'
  | 'pick-up'
  | 'poop'
  | 'rebirth'
  | 'round'
  | 'scoop'
  | 'sniff'
  | 'trade'
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
  const requestHash = await hashOf([kind, request])
  const words = writes.flatMap(({ word }) => (word === undefined ? [] : [word]))
  const statements = [
    sql`insert into op (id, actor, kind, request_hash, at) values (${id}, ${actor}, ${kind}, ${requestHash}, ${now})`,
    ...writes.map((write) => write.sql),
    sql`update op set result = ${result} where id = ${id} returning result`,
  ]
  try {
    const answers = await db.$client.batch<{ result: string }>(statements.map((statement) => prepared(db, statement)))
    return resultIn<Result>(answers.at(-1)?.results ?? [])
  } catch (error) {
    const word = meaningOf<Word | 'trade-frozen' | 'op.id'>(error, meaningsOf([...words, 'trade-frozen', 'op.id']))
    return word === 'op.id' ? resultOfBefore<Result>(db, { id, actor, requestHash }) : word
  }
}

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

const dialect = new SQLiteSyncDialect()

// drizzle's own batch takes no raw statement with parameters.
function prepared(db: Db, statement: SQL): D1PreparedStatement {
  const { sql: query, params } = dialect.sqlToQuery(statement)
  return db.$client.prepare(query).bind(...params)
}

function meaningsOf<Word extends string>(words: readonly Word[]): Readonly<Record<string, Word>> {
  return Object.fromEntries(words.map((word) => [word, word]))
}

async function hashOf(request: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
