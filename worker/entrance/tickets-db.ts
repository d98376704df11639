import { type SQL, and, eq, exists, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { SOCKETS_PER_DOG, SOCKETS_PER_USER } from '#durable/rules/places/sockets.ts'
import { type Answers, type Query, answersOf, query } from '#worker/db/query.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import {
  PRESENCE_STALE_MS,
  arriveByTicket,
  isHeardOf,
  markCopyUsed,
  whereTicketDogIs,
} from '#worker/presence/presence-db.ts'
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

/**
 * Gives the dog a new epoch and a ticket bound to it. Older tickets of the dog, and stays that began with them, become
 * void.
 */
export async function issueTicket(db: Db, request: NewTicket): Promise<'not-your-dog' | null> {
  const { hash, userId, dogId, room, session = null, expiresAt } = request
  const ownLivingDog = and(eq(dog.id, dogId), eq(dog.userId, userId), isNull(dog.diedAt))
  const epoch = sql<number>`(select ${dog.epoch} from ${dog} where ${ownLivingDog})`
  try {
    await db.batch([
      db.delete(ticket).where(and(eq(ticket.userId, userId), eq(ticket.dogId, dogId), isNull(ticket.usedAt))),
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

/** An older socket does not count if its room was not heard of for this long: the room has crashed. */
const SOCKET_STALE_MS = PRESENCE_STALE_MS
/**
 * The longest time from the redemption of a ticket to the room's first report. Sockets that take longer are not
 * counted.
 */
const CONNECTING_MS = 3000

/** What the hash of a row for the socket of a return begins with [E11]; no ticket has such a hash. */
export const RETURN_ROW = 'return:'
const isOfTicket = sql`${ticket.hash} not glob ${`${RETURN_ROW}*`}`

/** A socket by the user, the dog and the epoch of its ticket; a dog has one for each epoch. */
export type Socket = { user: number; dog: number; epoch: number }

/** Whether the row of tickets called `other` stands for a socket. */
const isSocket = (now: number) =>
  sql`other.used_at is not null and (other.expires_at > ${now} or ${isHeardOf(sql`other.room`, now)})`

const isCounted = (now: number) => or(gt(ticket.expiresAt, now), isHeardOf(ticket.room, now))

/** [K8] The number of sockets of a dog and of its user, open ones and those that are still closing. */
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
    .where(and(eq(ticket.userId, userId), isNotNull(ticket.usedAt), isCounted(now)))
  return query(rows, ([row]) => ({ ofDog: row?.socketsOfDog ?? 0, ofUser: row?.socketsOfUser ?? 0 }))
}

/** Deletes a socket that has closed and that a ticket had opened. */
export function dropSocket(db: Db, { user, dog: dogId, epoch }: Socket) {
  const isIt = and(eq(ticket.userId, user), eq(ticket.dogId, dogId), eq(ticket.epoch, epoch))
  return db.delete(ticket).where(and(isIt, isNotNull(ticket.usedAt), isOfTicket))
}

/** Deletes a used ticket for which no socket was opened. */
export async function dropUsedTicket(db: Db, hash: string): Promise<void> {
  await db.delete(ticket).where(and(eq(ticket.hash, hash), isNotNull(ticket.usedAt)))
}

/**
 * Deletes all sockets to a room but those that are still there and those that are just connecting, and the tickets to it
 * that nobody has used in time.
 */
export async function keepSockets(
  db: Db,
  { room, sockets, now }: { room: string; sockets: readonly Socket[]; now: number },
): Promise<void> {
  const pairs = JSON.stringify(sockets.map(({ dog: id, epoch }) => [id, epoch]))
  // The list is one JSON parameter, because D1 allows a hundred parameters.
  const there = sql`(select value ->> 0, value ->> 1 from json_each(${pairs}))`
  const isGone = and(lte(ticket.usedAt, now - CONNECTING_MS), sql`(${ticket.dogId}, ${ticket.epoch}) not in ${there}`)
  const isUnused = and(isNull(ticket.usedAt), lte(ticket.expiresAt, now))
  await db.delete(ticket).where(and(eq(ticket.room, room), or(isGone, isUnused)))
}

/** Deletes the tickets that have expired, of rooms that are not heard of; the other rooms do it themselves. */
export async function dropExpiredTickets(db: Db, now: number): Promise<void> {
  const isLost = sql`not ${isHeardOf(ticket.room, now)}`
  await db.delete(ticket).where(and(lte(ticket.expiresAt, now), or(isNull(ticket.usedAt), isLost)))
}

/** `was` is where the dog was before its ticket was redeemed, as far as it is stored; null for nowhere. */
export type Admission = {
  userId: number
  dogId: number
  epoch: number
  session: string | null
  was: DogPresence | null
}

/** SQL for the dog and the user of this ticket, for queries that run in the same batch as its redemption. */
export const ticketBearer = (hash: string) => ({
  dogId: sql<number>`(select ${ticket.dogId} from ${ticket} where ${ticket.hash} = ${hash})`,
  userId: sql<number>`(select ${ticket.userId} from ${ticket} where ${ticket.hash} = ${hash})`,
})

/**
 * Admits the bearer of a ticket to the room, once, and stores that the dog is there. Null if the ticket is not valid, a
 * newer ticket was issued for the dog, the dog has died, its owner was banned meanwhile, or there are too many sockets
 * [K8]. `queries` run in the same round trip.
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
  const [was, [admitted], , , ...rows] = await db.batch([
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
    markCopyUsed(db, hash, now),
    ...queries.map(({ statement }) => statement),
  ])
  const admission = admitted ? { ...admitted, was: was[0] ?? null } : null
  return [admission, ...answersOf(queries, rows)]
}

/** Voids the unused tickets of a user. */
export function dropTickets(db: Db, userId: number) {
  return db.delete(ticket).where(and(eq(ticket.userId, userId), isNull(ticket.usedAt)))
}

/** Voids the unused tickets of one session of the user. */
export function dropTicketsOf(db: Db, { userId, session }: { userId: number; session: string }) {
  const ofSession = and(eq(ticket.userId, userId), eq(ticket.sessionKey, session))
  return db.delete(ticket).where(and(ofSession, isNull(ticket.usedAt)))
}
