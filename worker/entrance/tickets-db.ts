import { type SQL, and, eq, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { roomOf } from '#durable/rules/places/twins.ts'
import { SOCKETS_PER_DOG, SOCKETS_PER_USER } from '#durable/rules/places/sockets.ts'
import { type Answers, type Query, answersOf, query } from '#worker/db/query.ts'
import type { Db } from '#worker/db/client.ts'
import { PRESENCE_STALE_MS, arriveByTicket, isHeardOf, isUnused, markCopyUsed } from '#worker/presence/presence-db.ts'
import type { DogPresence } from '#worker/presence/presence-db.ts'
import { dog, socket } from '#worker/db/schema/dogs.ts'
import { presence } from '#worker/db/schema/presence.ts'
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
 * void. The ticket is a part of the dog's row, which is written for the epoch anyway.
 */
export async function issueTicket(db: Db, request: NewTicket): Promise<'not-your-dog' | null> {
  const { hash, userId, dogId, room, session = null, expiresAt } = request
  const issued = await db
    .update(dog)
    .set({
      epoch: sql`${dog.epoch} + 1`,
      ticketHash: hash,
      ticketEpoch: sql`${dog.epoch} + 1`,
      ticketRoom: room,
      ticketPlace: roomOf(room),
      ticketExpiresAt: expiresAt,
      ticketSession: session,
    })
    .where(and(eq(dog.id, dogId), eq(dog.userId, userId), isNull(dog.diedAt)))
    .returning({ epoch: dog.epoch })
  return issued.length === 0 ? 'not-your-dog' : null
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
const isOfTicket = sql`${socket.hash} not glob ${`${RETURN_ROW}*`}`

/** A socket by the user, the dog and the epoch of its ticket; a dog has one for each epoch. */
export type Socket = { user: number; dog: number; epoch: number }

/** Whether the row of tickets called `other` stands for a socket. */
const isSocket = (now: number) =>
  sql`other.used_at is not null and (other.expires_at > ${now} or ${isHeardOf(sql`other.room`, now)})`

const isCounted = (now: number) => or(gt(socket.expiresAt, now), isHeardOf(socket.room, now))

/** [K8] The number of sockets of a dog and of its user, open ones and those that are still closing. */
export function socketsOf(
  db: Db,
  { dogId, userId, now }: { dogId: number | SQL<number>; userId: number | SQL<number>; now: number },
): Query<{ ofDog: number; ofUser: number }> {
  const rows = db
    .select({
      socketsOfDog: sql<number>`count(case when ${socket.dogId} = ${dogId} then 1 end)`,
      socketsOfUser: sql<number>`count(*)`,
    })
    .from(socket)
    .where(and(eq(socket.userId, userId), isNotNull(socket.usedAt), isCounted(now)))
  return query(rows, ([row]) => ({ ofDog: row?.socketsOfDog ?? 0, ofUser: row?.socketsOfUser ?? 0 }))
}

/** Deletes a socket that has closed and that a ticket had opened, and voids that ticket. */
export function dropSocket(db: Db, one: Socket, now: number) {
  const isIt = and(eq(socket.userId, one.user), eq(socket.dogId, one.dog), eq(socket.epoch, one.epoch))
  return [db.delete(socket).where(and(isIt, isNotNull(socket.usedAt), isOfTicket)), voidTicket(db, one, now)] as const
}

/** Deletes all sockets to a room but those that are still there and those that are just connecting. */
export async function keepSockets(
  db: Db,
  { room, sockets, now }: { room: string; sockets: readonly Socket[]; now: number },
): Promise<void> {
  const pairs = JSON.stringify(sockets.map(({ dog: id, epoch }) => [id, epoch]))
  // The list is one JSON parameter, because D1 allows a hundred parameters.
  const there = sql`(select value ->> 0, value ->> 1 from json_each(${pairs}))`
  const isGone = and(lte(socket.usedAt, now - CONNECTING_MS), sql`(${socket.dogId}, ${socket.epoch}) not in ${there}`)
  await db.delete(socket).where(and(eq(socket.room, room), isGone))
}

/** Deletes the sockets to rooms that are not heard of; the other rooms do it themselves. */
export async function dropLostSockets(db: Db, now: number): Promise<void> {
  const isLost = sql`not ${isHeardOf(socket.room, now)}`
  await db.delete(socket).where(and(lte(socket.expiresAt, now), or(isNull(socket.usedAt), isLost)))
}

/** `was` is where the dog was before its ticket was redeemed, as far as it is stored; null for nowhere. */
export type Admission = {
  userId: number
  dogId: number
  epoch: number
  session: string | null
  was: DogPresence | null
}

/** SQL for the user of a dog, for queries that run in the same batch as the redemption of its socket. */
export const userOf = (dogId: number) => sql<number>`(select ${dog.userId} from ${dog} where ${dog.id} = ${dogId})`

/** What a ticket shows at the gate. */
export type Shown = { hash: string; dogId: number; room: string; now: number }

/**
 * Admits the bearer of a ticket to the room, once, and stores that the dog is there. Null if the ticket is not valid, a
 * newer ticket was issued for the dog, the dog has died, its owner was banned meanwhile, or there are too many sockets
 * [K8]. `queries` run in the same round trip. A ticket is used once its socket is stored or the dog is in a room with its
 * epoch, and void when that is over (`voidTicket`).
 */
export async function redeemTicket<const Queries extends readonly Query<unknown>[]>(
  db: Db,
  { hash, dogId, room, now }: Shown,
  queries: Queries,
): Promise<[Admission | null, ...Answers<Queries>]> {
  const isValid = and(
    ...[eq(dog.id, dogId), eq(dog.ticketHash, hash), eq(dog.ticketRoom, room), gt(dog.ticketExpiresAt, now)],
    ...[eq(dog.ticketEpoch, dog.epoch), isNull(dog.diedAt), isUnused],
  )
  const banned = and(eq(ban.userId, dog.userId), lte(ban.startsAt, now), gt(ban.endsAt, now))
  const ofUser = sql`(select count(*) from ticket other where other.user_id = ${dog.userId} and ${isSocket(now)})`
  const ofDog = sql`(select count(*) from ticket other
    where other.user_id = ${dog.userId} and other.dog_id = ${dogId} and ${isSocket(now)})`
  const [was, [admitted], , , ...rows] = await db.batch([
    db.select({ room: presence.room, epoch: presence.epoch }).from(presence).where(eq(presence.dogId, dogId)),
    db
      .insert(socket)
      .select(
        db
          .select({
            userId: dog.userId,
            dogId: dog.id,
            epoch: dog.epoch,
            hash: sql<string>`${dog.ticketHash}`.as('hash'),
            room: sql<string>`${dog.ticketRoom}`.as('room'),
            expiresAt: sql<number>`${now + SOCKET_STALE_MS}`.as('expires_at'),
            usedAt: sql<number>`${now}`.as('used_at'),
            sessionKey: sql<string | null>`${dog.ticketSession}`.as('session_key'),
          })
          .from(dog)
          .where(
            and(
              isValid,
              notExists(db.select({ id: ban.id }).from(ban).where(banned)),
              sql`${ofUser} < ${SOCKETS_PER_USER}`,
              sql`${ofDog} < ${SOCKETS_PER_DOG}`,
            ),
          ),
      )
      .onConflictDoNothing()
      .returning({
        userId: socket.userId,
        dogId: socket.dogId,
        epoch: socket.epoch,
        session: socket.sessionKey,
      }),
    arriveByTicket(db, { hash, dogId, now }),
    markCopyUsed(db, { hash, dogId, now }),
    ...queries.map(({ statement }) => statement),
  ])
  const admission = admitted ? { ...admitted, was: was[0] ?? null } : null
  return [admission, ...answersOf(queries, rows)]
}

/**
 * Voids a ticket that was used, now that its socket is gone: it might be shown again within its minute. Most have expired
 * by then, and nothing is written.
 */
function voidTicket(db: Db, { dog: dogId, epoch }: Pick<Socket, 'dog' | 'epoch'>, now: number) {
  const isIt = and(eq(dog.id, dogId), eq(dog.ticketEpoch, epoch), gt(dog.ticketExpiresAt, now))
  return db
    .update(dog)
    .set({ ticketHash: null })
    .where(and(isIt, isNotNull(dog.ticketHash)))
}

/** Voids the tickets of a user. */
export function dropTickets(db: Db, userId: number) {
  return db
    .update(dog)
    .set({ ticketHash: null })
    .where(and(eq(dog.userId, userId), isNotNull(dog.ticketHash)))
}

/** Voids the tickets of one session of the user. */
export function dropTicketsOf(db: Db, { userId, session }: { userId: number; session: string }) {
  const ofSession = and(eq(dog.userId, userId), eq(dog.ticketSession, session))
  return db
    .update(dog)
    .set({ ticketHash: null })
    .where(and(ofSession, isNotNull(dog.ticketHash)))
}
