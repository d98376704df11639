import { type SQL, and, eq, exists, gt, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import { SOCKETS_PER_DOG, SOCKETS_PER_USER } from '#durable/rules/places/sockets.ts'
import { type Answers, type Query, answersOf, query } from '#worker/db/query.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { PRESENCE_STALE_MS, arriveByTicket, whereTicketDogIs } from '#worker/presence/presence-db.ts'
import type { DogPresence } from '#worker/presence/presence-db.ts'
import { dog, ticket } from '#worker/db/schema/dogs.ts'
import { ban } from '#worker/db/schema/users.ts'

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

/** A socket that no room has seen for this long counts no more: its room has died without a word. */
const SOCKET_STALE_MS = PRESENCE_STALE_MS
/** From the ticket's redemption to the room this passes at most; what takes longer is not counted. */
const CONNECTING_MS = 3000

/** A socket by whoever came by it: of a dog there is one to each epoch. */
export type Socket = { user: number; dog: number; epoch: number }

/** Of the tickets that are called `other`: whether it stands for a socket. */
const isSocket = (now: number) => sql`other.used_at is not null and other.expires_at > ${now}`

/** [K8] The sockets of a dog and of its user that are there: open ones, and those that are closed and not gone yet. */
export function socketsOf(
  db: Db,
  { dogId, userId, now }: { dogId: number | SQL<number>; userId: number | SQL<number>; now: number },
): Query<{ ofDog: number; ofUser: number }> {
  const rows = db
    .select({
      socketsOfDog: sql<number>`count(case when ${ticket.dogId} = ${dogId} then 1 end)`,
      socketsOfUser: sql<number>`count(*)`,
    })
    .from(ticket)
    .where(and(eq(ticket.userId, userId), isNotNull(ticket.usedAt), gt(ticket.expiresAt, now)))
  return query(rows, ([row]) => ({ ofDog: row?.socketsOfDog ?? 0, ofUser: row?.socketsOfUser ?? 0 }))
}

/** The socket is gone. */
export function dropSocket(db: Db, { user, dog: dogId, epoch }: Socket) {
  const isIt = and(eq(ticket.userId, user), eq(ticket.dogId, dogId), eq(ticket.epoch, epoch))
  return db.delete(ticket).where(and(isIt, isNotNull(ticket.usedAt)))
}

/** There was no socket after all. */
export async function dropUsedTicket(db: Db, hash: string): Promise<void> {
  await db.delete(ticket).where(and(eq(ticket.hash, hash), isNotNull(ticket.usedAt)))
}

/** Of all sockets that were opened to the room these are there, and no others but what is on its way. */
export async function keepSockets(
  db: Db,
  { room, sockets, now }: { room: string; sockets: readonly Socket[]; now: number },
): Promise<void> {
  const pairs = JSON.stringify(sockets.map(({ dog: id, epoch }) => [id, epoch]))
  // One parameter for however many sockets: D1 takes a hundred.
  const there = sql`(select value ->> 0, value ->> 1 from json_each(${pairs}))`
  const isIn = and(eq(ticket.room, room), isNotNull(ticket.usedAt))
  await db.batch([
    db
      .update(ticket)
      .set({ expiresAt: now + SOCKET_STALE_MS })
      .where(and(isIn, sql`(${ticket.dogId}, ${ticket.epoch}) in ${there}`)),
    db
      .delete(ticket)
      .where(
        and(isIn, lte(ticket.usedAt, now - CONNECTING_MS), sql`(${ticket.dogId}, ${ticket.epoch}) not in ${there}`),
      ),
  ])
}

/** `was` is where the dog was when its ticket was taken, by what is known of it; null for nowhere. */
export type Admission = {
  userId: number
  dogId: number
  epoch: number
  session: string | null
  was: DogPresence | null
}

/** Whoever brings this ticket, for queries that are run with its redemption. */
export const ticketBearer = (hash: string) => ({
  dogId: sql<number>`(select ${ticket.dogId} from ${ticket} where ${ticket.hash} = ${hash})`,
  userId: sql<number>`(select ${ticket.userId} from ${ticket} where ${ticket.hash} = ${hash})`,
})

/**
 * Admits the bearer of a ticket to the room, once, and writes down that the dog is there. Refused (null) as well when a
 * newer ticket was given for the dog, when the dog died, when its owner was banned meanwhile or when there are too many
 * sockets [K8]. The queries are run in the same trip.
 */
export async function redeemTicket<const Queries extends readonly Query<unknown>[]>(
  db: Db,
  { hash, room, now }: { hash: string; room: string; now: number },
  queries: Queries,
): Promise<[Admission | null, ...Answers<Queries>]> {
  const newest = and(eq(dog.id, ticket.dogId), eq(dog.epoch, ticket.epoch), isNull(dog.diedAt))
  const banned = and(eq(ban.userId, ticket.userId), lte(ban.startsAt, now), gt(ban.endsAt, now))
  const ofUser = sql`(select count(*) from ticket other where other.user_id = ${ticket.userId} and ${isSocket(now)})`
  const ofDog = sql`(select count(*) from ticket other
    where other.user_id = ${ticket.userId} and other.dog_id = ${ticket.dogId} and ${isSocket(now)})`
  const [was, [admitted], , ...rows] = await db.batch([
    whereTicketDogIs(db, hash),
    db
      .update(ticket)
      .set({ usedAt: now, expiresAt: now + SOCKET_STALE_MS })
      .where(
        and(
          eq(ticket.hash, hash),
          eq(ticket.room, room),
          isNull(ticket.usedAt),
          gt(ticket.expiresAt, now),
          exists(db.select({ id: dog.id }).from(dog).where(newest)),
          notExists(db.select({ id: ban.id }).from(ban).where(banned)),
          sql`${ofUser} < ${SOCKETS_PER_USER}`,
          sql`${ofDog} < ${SOCKETS_PER_DOG}`,
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
