import { and, eq, lte, not } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { pawPrint } from '#worker/db/schema/friends.ts'
import { isSilentTo } from '#worker/unheard/unheard-db.ts'

/** A message that somebody left for a dog while it slept. */
export type FoundPrint = {
  id: number
  dogId: number
  name: string
  text: string
  room: string
  line: number | null
  at: number
}

type Finder = { user: number; dog: number }

/**
 * [U4] The prints that wait for the dog, oldest first. [U6] Those of users whom its owner does not hear are left out.
 */
export async function printsFor(db: Db, { user, dog: own }: Finder): Promise<FoundPrint[]> {
  return db
    .select({
      id: pawPrint.id,
      dogId: dog.id,
      name: dog.name,
      text: pawPrint.text,
      room: pawPrint.room,
      line: pawPrint.line,
      at: pawPrint.at,
    })
    .from(pawPrint)
    .innerJoin(dog, eq(dog.id, pawPrint.fromDog))
    .where(and(eq(pawPrint.toDog, own), not(isSilentTo(user, pawPrint.fromUser))))
    .orderBy(pawPrint.id)
}

/**
 * The player has read the prints up to this id. They are deleted, and those that were hidden from the player with them.
 */
export async function putPrintsAside(db: Db, { dog: own, upTo }: { dog: number; upTo: number }): Promise<void> {
  await db.delete(pawPrint).where(and(eq(pawPrint.toDog, own), lte(pawPrint.id, upTo)))
}
