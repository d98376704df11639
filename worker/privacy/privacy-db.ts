import { and, eq, getTableName, isNull, lte, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { deletionDueAt } from '#durable/rules/staff/forgetting.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { deletion } from '#worker/db/schema/privacy.ts'
import { report } from '#worker/db/schema/staff.ts'
import { unheard } from '#worker/db/schema/unheard.ts'
import { IS_CLOSURE } from '#worker/db/schema/users.ts'
import { rememberExclusion } from '#worker/exclusions/exclusions-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { BOOK_POLICIES } from './book-policies-db.ts'
import { PLAYER_POLICIES } from './policies-db.ts'
import { toldColumns } from './policy-db.ts'
import type { Policy } from './policy-db.ts'

/** The policies of all tables about somebody. */
export const POLICIES: readonly Policy[] = [...BOOK_POLICIES, ...PLAYER_POLICIES]

/** The most rows of one table in an export, because the ledger of years would not fit into the memory of a Worker. */
const ROWS_MAX = 20_000

/** Everything in the database that a user may know about themselves, by table. */
export async function personalData(db: Db, userId: number): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const policy of POLICIES) {
    const columns = toldColumns(policy)
    if (Object.keys(columns).length === 0) continue
    const rows = await db.select(columns).from(policy.table).where(policy.of(userId)).limit(ROWS_MAX)
    if (rows.length > 0) data[nameOf(policy)] = rows
  }
  return data
}

/** When the user will be deleted, epoch ms; null if they have not asked for it. */
export async function deletionOf(db: Db, userId: number): Promise<number | null> {
  const row = await db.select({ dueAt: deletion.dueAt }).from(deletion).where(eq(deletion.userId, userId)).get()
  return row?.dueAt ?? null
}

/** [S9] Stores that a user asks to be deleted. If they ask again, the first time counts. */
export function askForDeletion(db: Db, userId: number, now: number) {
  return db
    .insert(deletion)
    .values({ userId, askedAt: now, dueAt: deletionDueAt(now) })
    .onConflictDoNothing()
}

/** [S9] Cancels the deletion. */
export function keepAccount(db: Db, userId: number) {
  return db.delete(deletion).where(eq(deletion.userId, userId))
}

/** Users whose time to cancel is over. An account that is closed is deleted once it is decided about [B23]. */
export async function dueDeletions(db: Db, now: number, max: number): Promise<number[]> {
  const isUndecided = sql`exists (select 1 from ban where ban.user_id = ${deletion.userId} and ${sql.raw(IS_CLOSURE)} and ban.ends_at > ${now})`
  const rows = await db
    .select({ userId: deletion.userId })
    .from(deletion)
    .where(and(lte(deletion.dueAt, now), not(isUndecided)))
    .limit(max)
  return rows.map(({ userId }) => userId)
}

/**
 * [S10] Deletes a user so that nobody can tell any more who it was, while the ledger still adds up. It is one batch.
 * Returns false, and deletes nothing, if no deletion is asked for any more [S9]. `exclusion` is what is remembered of a
 * user who is excluded for good [B25].
 */
export async function forgetUser(
  db: Db,
  userId: number,
  exclusion: Parameters<typeof rememberExclusion>[1] | null = null,
): Promise<boolean> {
  const ends = POLICIES.flatMap(({ table, of, end }) => {
    if (end === 'kept') return []
    return end === 'removed' ? db.delete(table).where(of(userId)) : db.update(table).set(end(userId)).where(of(userId))
  })
  try {
    await db.batch([
      demanded(db, 'not-asked-for', sql`${db.$count(deletion, eq(deletion.userId, userId))} = 1`),
      ...(exclusion ? [rememberExclusion(db, exclusion)] : []),
      // What others hold about them is deleted too: that they do not hear them, and evidence of what they said, unless it
      // is held [B14].
      db.delete(unheard).where(eq(unheard.otherId, userId)),
      db
        .update(report)
        .set({ evidence: null, reason: '' })
        .where(and(eq(report.accusedId, userId), isNull(report.heldUntil))),
      db
        .update(report)
        .set({ evidence: withoutUser(userId) })
        .where(and(isNull(report.heldUntil), sql`instr(${report.evidence}, ${`"user":${userId}`}) > 0`)),
      ...ends,
    ])
    return true
  } catch (error) {
    return meaningOf(error, { 'not-asked-for': false })
  }
}

/** The evidence of a report about others, without what the user said and that they were there. */
function withoutUser(userId: number): SQL {
  const others = (part: string) =>
    sql`json((select json_group_array(json(value)) from json_each(${report.evidence}, ${part})
      where value ->> '$.user' <> ${userId}))`
  return sql`json_set(${report.evidence}, '$.lines', ${others('$.lines')}, '$.present', ${others('$.present')})`
}

function nameOf({ table }: Policy): string {
  return getTableName(table)
}

type Writing = { by: number; userId: number; reason: string; now: number }

const line = ({ by, userId, reason, now }: Writing) => ({ at: now, staffId: by, userId, reason })

/** Stored before any data is fetched. */
export async function noteExport(db: Db, writing: Writing): Promise<void> {
  await logged(db, { ...line(writing), act: 'export-user' })
}

/**
 * [S9] Asks for the deletion of somebody who has written to us. They have as long to cancel as whoever presses the
 * button.
 */
export async function forgetOnRequest(db: Db, writing: Writing): Promise<void> {
  const { userId, now } = writing
  await db.batch([askForDeletion(db, userId, now), logged(db, { ...line(writing), act: 'forget-user' })])
}

/** [S9] Cancels it for them. */
export async function keepOnRequest(db: Db, writing: Writing): Promise<void> {
  await db.batch([keepAccount(db, writing.userId), logged(db, { ...line(writing), act: 'keep-user' })])
}
