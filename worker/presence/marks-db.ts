import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { postMark } from '#worker/db/schema/friends.ts'

/** [TH12] Takes away all marks that the user's dogs have left on smell posts, for a batch. */
export function dropMarks(db: Db, userId: number) {
  const own = db.select({ id: dog.id }).from(dog).where(eq(dog.userId, userId))
  return db.delete(postMark).where(inArray(postMark.dogId, own))
}
