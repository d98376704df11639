import { and, eq, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { SOCKETS_PER_DOG } from '#durable/rules/places/sockets.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { dog, socket } from '#worker/db/schema/dogs.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { PRESENCE_STALE_MS, isFreshStay, isHeardOf } from './presence-db.ts'

/**
 * The sockets of dogs [K8]. The one that the ticket of a stay has opened counts by the row of the stay in `presence`, so that
 * a door writes no row for it. `ticket` has a row for each other one: a socket of a return, and one that the room has
 * closed and whose client has not answered. Until the room has told of such a socket, `closing` in the next stay counts it.
 */

/** A socket by the user, the dog and the epoch of its ticket; a dog has one for each epoch. */
export type Socket = { user: number; dog: number; epoch: number }

/** An older socket does not count if its room was not heard of for this long: the room has crashed. */
const SOCKET_STALE_MS = PRESENCE_STALE_MS
/**
 * For how long the socket of the stay before counts as closing, ms: well beyond the time after which a room tells of one
 * that is not gone. It closes the socket when the next one says hello, within HELLO_WITHIN_MS (durable/host/seats.ts), and
 * waits for the answer for CLOSING_MS (durable/shell/d1-presence.ts).
 */
const CLOSING_COUNTED_MS = 15_000
/**
 * The longest time from the redemption of a ticket to the room's first report. Sockets that take longer are not
 * counted.
 */
const CONNECTING_MS = 3000

/** What the hash of a row for the socket of a return begins with [E11]. */
export const RETURN_ROW = 'return:'
/** The hash of a row for a socket whose client does not answer the close. */
const UNANSWERED = 'unanswered'
/** What the hash of a row begins with for a socket of an earlier stay; a number follows. Its room may still report it. */
const BEFORE_ROW = 'before:'
/** One number for each socket that a dog may have. */
const SOCKET_NUMBERS = JSON.stringify(Array.from({ length: SOCKETS_PER_DOG }, (_, index) => index + 1))
const isOfTicket = and(...[RETURN_ROW, BEFORE_ROW].map((beginning) => sql`${socket.hash} not glob ${`${beginning}*`}`))

/** SQL for the sockets of a user, as rows of a dog and a number. */
function socketRows(user: number | SQL<number>, now: number): SQL {
  const isCounted = or(gt(socket.expiresAt, now), isHeardOf(socket.room, now))
  const isOther = and(eq(socket.userId, user), isNotNull(socket.usedAt), isCounted)
  const closing = sql`iif(${presence.closingUntil} > ${now}, ${presence.closing}, 0)`
  return sql`(select ${socket.dogId} as dog, 1 as sockets from ${socket} where ${isOther}
    union all select ${presence.dogId}, iif(${isFreshStay(now)}, ${presence.socketOpen}, 0) + ${closing}
    from ${presence} where ${eq(presence.userId, user)})`
}

/** SQL for the number of sockets of a user, or of one dog of the user. */
export function countOfSockets({ user, dog }: { user: SQL<number>; dog?: number }, now: number): SQL {
  const isIt = dog === undefined ? sql`true` : sql`dog = ${dog}`
  return sql`(select coalesce(sum(sockets), 0) from ${socketRows(user, now)} where ${isIt})`
}

/** [K8] The number of sockets of a dog and of its user, open ones and those that are still closing. */
export function socketsOf(
  db: Db,
  { dogId, userId, now }: { dogId: number; userId: number | SQL<number>; now: number },
): Query<{ ofDog: number; ofUser: number }> {
  const rows = db
    .select({
      socketsOfDog: sql<number>`coalesce(sum(sockets) filter (where dog = ${dogId}), 0)`.as('sockets_of_dog'),
      socketsOfUser: sql<number>`coalesce(sum(sockets), 0)`.as('sockets_of_user'),
    })
    .from(socketRows(userId, now))
  return query(rows, ([row]) => ({ ofDog: row?.socketsOfDog ?? 0, ofUser: row?.socketsOfUser ?? 0 }))
}

/** What the row of a stay says of sockets when the stay begins where the dog had none before. */
export const FIRST_SOCKET = {
  socketOpen: sql<number>`1`.as('socket_open'),
  closing: sql<number>`0`.as('closing'),
  closingUntil: sql<number>`0`.as('closing_until'),
}

/** The same when the stay takes the place of another, whose socket may still be closing. */
export function nextSocket(now: number) {
  return {
    socketOpen: sql`1`,
    closing: sql`iif(${presence.closingUntil} > ${now}, ${presence.closing}, 0) + ${presence.socketOpen}`,
    closingUntil: sql`iif(${presence.socketOpen}, ${now + CLOSING_COUNTED_MS}, ${presence.closingUntil})`,
  }
}

/** The socket that the ticket of the stay has opened counts by the stay no more. */
export function uncountSocket(db: Db, { dog: dogId, epoch }: Pick<Socket, 'dog' | 'epoch'>) {
  const isIt = and(eq(presence.dogId, dogId), eq(presence.epoch, epoch), eq(presence.socketOpen, 1))
  return db.update(presence).set({ socketOpen: 0 }).where(isIt)
}

/**
 * A socket that a ticket had opened is gone. `isMoving`: its dog has left for another room, so that the row of its stay is
 * about to be written there. Then nothing is written of a single socket, which counts as closing for a moment; a dog that
 * goes through doors in haste must not have too many.
 */
export function dropSocket(db: Db, one: Socket, { isMoving, now }: { isMoving: boolean; now: number }) {
  const { user, dog: dogId, epoch } = one
  const isIt = and(eq(socket.userId, user), eq(socket.dogId, dogId), eq(socket.epoch, epoch), isOfTicket)
  const areOthersClosing = gt(presence.closingUntil, now)
  const isOpen = and(eq(presence.epoch, epoch), eq(presence.socketOpen, 1), isMoving ? areOthersClosing : undefined)
  const isClosing = and(gt(presence.epoch, epoch), gt(presence.closing, 1), areOthersClosing)
  const isCounted = notExists(db.select({ epoch: socket.epoch }).from(socket).where(isIt))
  return [
    db
      .update(presence)
      .set({
        socketOpen: sql`iif(${presence.epoch} = ${epoch}, 0, ${presence.socketOpen})`,
        closing: sql`iif(${presence.epoch} = ${epoch}, ${presence.closing}, ${presence.closing} - 1)`,
      })
      .where(and(eq(presence.dogId, dogId), or(isOpen, and(isClosing, isCounted)))),
    db.delete(socket).where(and(isIt, isNotNull(socket.usedAt))),
  ] as const
}

/** Stores that the client of a socket that the room has closed does not answer. */
export function keepUnanswered(db: Db, { user, dog: dogId, epoch, room }: Socket & { room: string }, now: number) {
  const row = db
    .select({
      userId: dog.userId,
      dogId: dog.id,
      epoch: sql<number>`${epoch}`.as('epoch'),
      hash: sql<string>`${UNANSWERED}`.as('hash'),
      room: sql<string>`${room}`.as('room'),
      expiresAt: sql<number>`${now + SOCKET_STALE_MS}`.as('expires_at'),
      usedAt: sql<number>`${now}`.as('used_at'),
      sessionKey: sql<string | null>`null`.as('session_key'),
    })
    .from(dog)
    .where(and(eq(dog.id, dogId), eq(dog.userId, user)))
  return [db.insert(socket).select(row).onConflictDoNothing(), uncountSocket(db, { dog: dogId, epoch })] as const
}

/**
 * Stores rows for the sockets that a stay counts as closing, for as long as it would have counted them: the stay is about to
 * be deleted. No room has them, so they are deleted when they have expired.
 */
export function keepClosing(db: Db, isStay: SQL | undefined, now: number) {
  const row = db
    .select({
      userId: presence.userId,
      dogId: presence.dogId,
      epoch: presence.epoch,
      hash: sql<string>`${BEFORE_ROW} || value`.as('hash'),
      room: sql<string>`''`.as('room'),
      expiresAt: sql<number>`${presence.closingUntil}`.as('expires_at'),
      usedAt: sql<number>`${now}`.as('used_at'),
      sessionKey: sql<string | null>`null`.as('session_key'),
    })
    .from(presence)
    .innerJoin(sql`json_each(${SOCKET_NUMBERS})`, sql`value <= ${presence.closing}`)
    .where(and(isStay, gt(presence.closingUntil, now)))
  return db.insert(socket).select(row).onConflictDoNothing()
}

/** Forgets all sockets to a room but those that are still there and those that are just connecting. */
export async function keepSockets(
  db: Db,
  { room, sockets, now }: { room: string; sockets: readonly Socket[]; now: number },
): Promise<void> {
  const pairs = JSON.stringify(sockets.map(({ dog: id, epoch }) => [id, epoch]))
  // The list is one JSON parameter, because D1 allows a hundred parameters.
  const there = sql`(select value ->> 0, value ->> 1 from json_each(${pairs}))`
  const isGone = and(lte(socket.usedAt, now - CONNECTING_MS), sql`(${socket.dogId}, ${socket.epoch}) not in ${there}`)
  const isLost = and(
    ...[eq(presence.socketOpen, 1), lte(presence.seenAt, now - CONNECTING_MS)],
    sql`(${presence.dogId}, ${presence.epoch}) not in ${there}`,
  )
  await db.batch([
    db.delete(socket).where(and(eq(socket.room, room), isGone)),
    db
      .update(presence)
      .set({ socketOpen: 0 })
      .where(and(eq(presence.room, room), isLost)),
  ])
}

/** Deletes the sockets to rooms that are not heard of; the other rooms do it themselves. */
export async function dropLostSockets(db: Db, now: number): Promise<void> {
  const isLost = sql`not ${isHeardOf(socket.room, now)}`
  await db.delete(socket).where(and(lte(socket.expiresAt, now), or(isNull(socket.usedAt), isLost)))
}
