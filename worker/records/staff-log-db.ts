import type { SQL } from 'drizzle-orm'
import type { StaffAct } from '#durable/rules/staff/acts.ts'
import type { Db } from '#worker/db/client.ts'
import { staffLog } from '#worker/db/schema/staff.ts'

type Entry = Omit<typeof staffLog.$inferInsert, 'id' | 'act' | 'banId' | 'detail'> & {
  banId?: number | SQL<number>
  act: StaffAct
  detail?: Record<string, string | number | boolean | null>
}

/**
 * A line of the staff log as a statement, for the batch of the act itself, so that neither is stored without the other.
 */
export function logged(db: Db, { detail = {}, ...entry }: Entry) {
  return db.insert(staffLog).values({ ...entry, detail: JSON.stringify(detail) })
}
