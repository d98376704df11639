import type { Db } from '#worker/db/client.ts'
import { askForDeletion, keepAccount } from './privacy-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'

type Writing = { by: number; userId: number; reason: string; now: number }

const line = ({ by, userId, reason, now }: Writing) => ({ at: now, staffId: by, userId, reason })

/** Written down before anything is fetched. */
export async function noteExport(db: Db, writing: Writing): Promise<void> {
  await logged(db, { ...line(writing), act: 'export-user' })
}

/** [S9] For somebody who has asked for it by letter: they have as long to regret it as whoever presses the button. */
export async function forgetOnRequest(db: Db, writing: Writing): Promise<void> {
  const { userId, now } = writing
  await db.batch([askForDeletion(db, userId, now), logged(db, { ...line(writing), act: 'forget-user' })])
}

/** [S9] Takes it back for them. */
export async function keepOnRequest(db: Db, writing: Writing): Promise<void> {
  await db.batch([keepAccount(db, writing.userId), logged(db, { ...line(writing), act: 'keep-user' })])
}
