import { aliasedTable, and, count, desc, eq, sql } from 'drizzle-orm'
import type { StaffAct } from '#durable/rules/staff/acts.ts'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import type { Search, TablePage } from '#durable/rules/staff/tables.ts'
import type { Db } from '#worker/db/client.ts'
import { foundIn, offsetOf } from '#worker/db/pages.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { staffLog } from '#worker/db/schema/staff.ts'
import { user } from '#worker/db/schema/users.ts'

export type StoredLogEntry = {
  id: number
  at: number
  act: string
  staff: string | null
  userId: number | null
  username: string | null
  dogName: string | null
  room: string | null
  reason: string
  detail: string
  /** The code of a run, null for other acts and once its user was forgotten. */
  code: string | null
}

const actor = aliasedTable(user, 'actor')

const CODE = sql<string | null>`(select code from code_run
  where ${staffLog.act} = 'run-code' and code_run.id = ${staffLog.detail} ->> '$.run')`

/**
 * The staff log, newest first, searched by a name on either side, a room or words of a reason; all of it, or only a
 * member's own acts.
 */
export async function staffLogTable(
  db: Db,
  { search, act, page, own }: Search & { act: StaffAct | null; own: number | null },
): Promise<TablePage<StoredLogEntry>> {
  const words = [actor.username, user.username, dog.name, staffLog.room, staffLog.reason]
  const which = and(
    foundIn(search, words),
    act === null ? undefined : eq(staffLog.act, act),
    own === null ? undefined : eq(staffLog.staffId, own),
  )
  const [rows, size] = await Promise.all([
    db
      .select({
        id: staffLog.id,
        at: staffLog.at,
        act: staffLog.act,
        staff: actor.username,
        userId: staffLog.userId,
        username: user.username,
        dogName: dog.name,
        room: staffLog.room,
        reason: staffLog.reason,
        detail: staffLog.detail,
        code: CODE,
      })
      .from(staffLog)
      .leftJoin(actor, eq(actor.id, staffLog.staffId))
      .leftJoin(user, eq(user.id, staffLog.userId))
      .leftJoin(dog, eq(dog.id, staffLog.dogId))
      .where(which)
      .orderBy(desc(staffLog.id))
      .limit(PAGE_ROWS)
      .offset(offsetOf(page)),
    db
      .select({ total: count() })
      .from(staffLog)
      .leftJoin(actor, eq(actor.id, staffLog.staffId))
      .leftJoin(user, eq(user.id, staffLog.userId))
      .leftJoin(dog, eq(dog.id, staffLog.dogId))
      .where(which)
      .get(),
  ])
  return { rows, total: size?.total ?? 0 }
}
