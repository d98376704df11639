import type { SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { staffLog } from '../schema/staff.ts'

/** Everything that the staff do, and that the log knows of. */
export const STAFF_ACTS = [
  'kick',
  'lift-ban',
  'double-ban',
  'answer-appeal',
  'claim-report',
  'close-report',
  'look-at-report',
  'refused',
  'set-switch',
  'write-news',
  'change-news',
  'edit-team',
  'set-role',
  'end-sessions',
  'note-user',
  'look-at-chat',
  'calm-room',
  'change-words',
  'export-user',
  'forget-user',
  'keep-user',
  'edit-films',
] as const
export type StaffAct = (typeof STAFF_ACTS)[number]

type Entry = Omit<typeof staffLog.$inferInsert, 'id' | 'act' | 'banId' | 'detail'> & {
  banId?: number | SQL<number>
  act: StaffAct
  detail?: Record<string, string | number | boolean | null>
}

/** A line of the staff log, for the batch of the act itself: neither is done without the other. */
export function logged(db: Db, { detail = {}, ...entry }: Entry) {
  return db.insert(staffLog).values({ ...entry, detail: JSON.stringify(detail) })
}
