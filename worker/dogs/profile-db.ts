import { and, eq, sql } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { isAlive } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import type { Wear } from '#worker/db/schema/dogs.ts'
import { user } from '#worker/db/schema/users.ts'
import { isPartedFrom } from '#worker/presence/people-db.ts'
import { dressed } from './wear-db.ts'

/**
 * What a dog learns about another by sniffing it. Times are epoch ms, colours "#rrggbb"; `pack` is an index into PACKS.
 */
export type Profile = {
  id: number
  name: string
  color: string
  shadowColor: string
  pack: number
  levelPoints: number
  bornAt: number
  wear: Wear
  owner: { userId: number; username: string; admin: number; moderator: number; developer: boolean }
}

/** The profile of a living dog; null if it does not exist or one of its owner and the viewer blocks the other. */
export async function profileOf(
  db: Db,
  { dogId, viewer, now }: { dogId: number; viewer: number; now: number },
): Promise<Profile | null> {
  const parted = isPartedFrom(viewer, user.id)
  const rows = await db
    .select({
      dog: {
        id: dog.id,
        name: dog.name,
        color: dog.color,
        shadowColor: dog.shadowColor,
        pack: dog.pack,
        levelPoints: dog.levelPoints,
        bornAt: dog.bornAt,
      },
      slot: wear.slot,
      item: wear.item,
      owner: {
        userId: user.id,
        username: user.username,
        admin: user.admin,
        moderator: user.moderator,
        developer: user.developer,
      },
    })
    .from(dog)
    .innerJoin(user, eq(user.id, dog.userId))
    .leftJoin(wear, eq(wear.dogId, dog.id))
    .where(and(eq(dog.id, dogId), isAlive(dogId, osloDay(now)), sql`not ${parted}`))
  const [known] = dressed(rows)
  const owner = rows[0]?.owner
  return known && owner ? { ...known, owner: { ...owner, developer: owner.developer !== 0 } } : null
}
