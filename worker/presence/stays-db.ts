import { and, eq, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { user } from '#worker/db/schema/users.ts'
import { type Socket, dropSocket } from '#worker/entrance/tickets-db.ts'
import { type Flood, keepFlood } from '#worker/entrance/floods-db.ts'

/** A dog whose ticket was taken may be on its way to the room for this long. */
const ARRIVING_MS = 60 * 1000

/** A stay of a dog in a copy of a room. What is written of it names the epoch: a newer stay is never touched. */
export type Stay = { dog: number; room: string; epoch: number }

/** What a room has to write down: stays that are over, who hides or shows itself, sockets that are gone, and floods. */
export type StayNews = {
  over: readonly Stay[]
  hidden: readonly (Stay & { user: number; hidden: boolean })[]
  gone?: readonly Socket[]
  floods?: readonly Flood[]
}

export async function writeStays(db: Db, { over, hidden, gone = [], floods = [] }: StayNews): Promise<void> {
  const writes = [
    ...over.map((stay) => db.delete(presence).where(isStay(stay))),
    ...hidden.flatMap((stay) => [
      db
        .update(user)
        .set({ hidden: Number(stay.hidden) })
        .where(eq(user.id, stay.user)),
      db
        .update(presence)
        .set({ hidden: Number(stay.hidden) })
        .where(isStay(stay)),
    ]),
    ...gone.map((socket) => dropSocket(db, socket)),
    ...floods.flatMap((flood) => keepFlood(db, flood)),
  ]
  const [first, ...rest] = writes
  if (first) await db.batch([first, ...rest])
}

const isStay = ({ dog, room, epoch }: Stay) =>
  and(eq(presence.dogId, dog), eq(presence.room, room), lte(presence.epoch, epoch))

/**
 * A room tells which dogs are in it: those are fresh again, others that were said to be there are forgotten. Answers the
 * dogs of the room that have come in elsewhere since, by a newer epoch.
 */
export async function sweepStays(
  db: Db,
  { room, dogs, now }: { room: string; dogs: readonly number[]; now: number },
): Promise<{ dog: number; epoch: number }[]> {
  // One parameter for however many dogs: D1 takes a hundred.
  const here = sql<number>`(select value from json_each(${JSON.stringify(dogs)}))`
  const isHere = eq(presence.room, room)
  const [, , elsewhere] = await db.batch([
    db
      .update(presence)
      .set({ seenAt: now })
      .where(and(isHere, sql`${presence.dogId} in ${here}`)),
    db
      .delete(presence)
      .where(and(isHere, sql`${presence.dogId} not in ${here}`, lt(presence.seenAt, now - ARRIVING_MS))),
    db
      .select({ dog: presence.dogId, epoch: presence.epoch })
      .from(presence)
      .where(and(sql`${presence.dogId} in ${here}`, ne(presence.room, room))),
  ])
  return elsewhere
}
