import { and, eq, exists, gt, isNull, lte, notExists, sql } from 'drizzle-orm'
import { type Answers, type Query, answersOf } from './query.ts'
import type { Db } from './client.ts'
import { meaningOf } from './constraints.ts'
import { arriveByTicket, whereTicketDogIs } from './park/presence.ts'
import type { Whereabouts } from './park/presence.ts'
import { dog, ticket } from './schema/dogs.ts'
import { ban } from './schema/users.ts'

export type NewTicket = {
  hash: string
  userId: number
  dogId: number
  room: string
  /** See sessionKey; null for a ticket that no session asked for. */
  session?: string | null
  now: number
  expiresAt: number
}

/** Gives the dog a new epoch and a ticket bound to it: an older ticket, or whatever came in by one, has lost the dog. */
export async function issueTicket(db: Db, request: NewTicket): Promise<'not-your-dog' | null> {
  const { hash, userId, dogId, room, session = null, now, expiresAt } = request
  const ownLivingDog = and(eq(dog.id, dogId), eq(dog.userId, userId), isNull(dog.diedAt))
  const epoch = sql<number>`(select ${dog.epoch} from ${dog} where ${ownLivingDog})`
  try {
    await db.batch([
      db.delete(ticket).where(lte(ticket.expiresAt, now)),
      db
        .update(dog)
        .set({ epoch: sql`${dog.epoch} + 1` })
        .where(ownLivingDog),
      db.insert(ticket).values({ hash, userId, dogId, room, epoch, expiresAt, sessionKey: session }),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'ticket.epoch': 'not-your-dog' })
  }
}

/** `was` is where the dog was when its ticket was taken, by what is known of it; null for nowhere. */
export type Admission = {
  userId: number
  dogId: number
  epoch: number
  session: string | null
  was: Whereabouts | null
}

/** Whoever brings this ticket, for queries that are run with its redemption. */
export const bearerOf = (hash: string) => ({
  dogId: sql<number>`(select ${ticket.dogId} from ${ticket} where ${ticket.hash} = ${hash})`,
  userId: sql<number>`(select ${ticket.userId} from ${ticket} where ${ticket.hash} = ${hash})`,
})

/**
 * Admits the bearer of a ticket to the room, once, and writes down that the dog is there. Refused (null) as well when a
 * newer ticket was given for the dog, when the dog died or when its owner was banned meanwhile. The queries are run
 * in the same trip.
 */
export async function redeemTicket<const Queries extends readonly Query<unknown>[]>(
  db: Db,
  { hash, room, now }: { hash: string; room: string; now: number },
  queries: Queries,
): Promise<[Admission | null, ...Answers<Queries>]> {
  const newest = and(eq(dog.id, ticket.dogId), eq(dog.epoch, ticket.epoch), isNull(dog.diedAt))
  const banned = and(eq(ban.userId, ticket.userId), lte(ban.startsAt, now), gt(ban.endsAt, now))
  const [was, [admitted], , ...rows] = await db.batch([
    whereTicketDogIs(db, hash),
    db
      .update(ticket)
      .set({ usedAt: now })
      .where(
        and(
          eq(ticket.hash, hash),
          eq(ticket.room, room),
          isNull(ticket.usedAt),
          gt(ticket.expiresAt, now),
          exists(db.select({ id: dog.id }).from(dog).where(newest)),
          notExists(db.select({ id: ban.id }).from(ban).where(banned)),
        ),
      )
      .returning({ userId: ticket.userId, dogId: ticket.dogId, epoch: ticket.epoch, session: ticket.sessionKey }),
    arriveByTicket(db, hash, now),
    ...queries.map(({ statement }) => statement),
  ])
  const admission = admitted ? { ...admitted, was: was[0] ?? null } : null
  return [admission, ...answersOf(queries, rows)]
}

/** Voids the tickets of a user that have not been used. */
export function dropTickets(db: Db, userId: number) {
  return db.delete(ticket).where(and(eq(ticket.userId, userId), isNull(ticket.usedAt)))
}

/** Voids those that one session of the user has not used. */
export function dropTicketsOf(db: Db, { userId, session }: { userId: number; session: string }) {
  const ofSession = and(eq(ticket.userId, userId), eq(ticket.sessionKey, session))
  return db.delete(ticket).where(and(ofSession, isNull(ticket.usedAt)))
}
