import { and, eq, gt, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { SOCKETS_PER_DOG, SOCKETS_PER_USER } from '#durable/rules/places/sockets.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Db } from '#worker/db/client.ts'
import { answersOf } from '#worker/db/query.ts'
import type { Answers, Query } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { ban, user } from '#worker/db/schema/users.ts'
import { goesUnseen, isUnused, markCopyUsed } from '#worker/presence/presence-db.ts'
import type { DogPresence } from '#worker/presence/presence-db.ts'
import { FIRST_SOCKET, countOfSockets, nextSocket } from '#worker/presence/sockets-db.ts'

export type NewTicket = {
  hash: string
  userId: number
  dogId: number
  room: string
  /** See sessionKey; null for a ticket that no session asked for. */
  session?: string | null
  now: number
  expiresAt: number
  /** Whether `crowdComing` counts the dog. It is found by an index, which is a further row. */
  isCounted?: boolean
}

/**
 * Gives the dog a new epoch and a ticket bound to it. Older tickets of the dog, and stays that began with them, become
 * void. The ticket is a part of the dog's row, which is written for the epoch anyway.
 */
export async function issueTicket(db: Db, request: NewTicket): Promise<'not-your-dog' | null> {
  const { hash, userId, dogId, room, session = null, expiresAt, isCounted = true } = request
  const issued = await db
    .update(dog)
    .set({
      epoch: sql`${dog.epoch} + 1`,
      ticketHash: hash,
      ticketEpoch: sql`${dog.epoch} + 1`,
      ticketRoom: room,
      ticketPlace: isCounted ? roomOf(room) : null,
      ticketExpiresAt: expiresAt,
      ticketSession: session,
    })
    .where(and(eq(dog.id, dogId), eq(dog.userId, userId), isNull(dog.diedAt)))
    .returning({ epoch: dog.epoch })
  return issued.length === 0 ? 'not-your-dog' : null
}

/** `was` is where the dog was before its ticket was redeemed, as far as it is stored; null for nowhere. */
export type Admission = {
  userId: number
  dogId: number
  epoch: number
  session: string | null
  was: DogPresence | null
}

/** SQL for the user of a dog, for queries that run in the same batch as the redemption of its ticket. */
export const userOf = (dogId: number) => sql<number>`(select ${dog.userId} from ${dog} where ${dog.id} = ${dogId})`

/** What a ticket shows at the gate. */
export type Shown = { hash: string; dogId: number; room: string; now: number }

/**
 * Admits the bearer of a ticket to the room, once, and stores that the dog is there and that it has a socket. Null if the
 * ticket is not valid, a newer ticket was issued for the dog, the dog has died, its owner was banned meanwhile, or there
 * are too many sockets [K8]. `queries` run in the same round trip. A ticket is used once the dog is in a room with its
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
  const owner = userOf(dogId)
  const [was, [admitted], , ...rows] = await db.batch([
    db.select({ room: presence.room, epoch: presence.epoch }).from(presence).where(eq(presence.dogId, dogId)),
    db
      .insert(presence)
      .select(
        db
          .select({
            dogId: dog.id,
            userId: dog.userId,
            room: sql<string>`${dog.ticketRoom}`.as('room'),
            epoch: dog.epoch,
            hidden: goesUnseen.as('hidden'),
            since: sql<number>`${now}`.as('since'),
            seenAt: sql<number>`${now}`.as('seen_at'),
            ...FIRST_SOCKET,
          })
          .from(dog)
          .innerJoin(user, eq(user.id, dog.userId))
          .where(
            and(
              isValid,
              notExists(db.select({ id: ban.id }).from(ban).where(banned)),
              sql`${countOfSockets({ user: owner }, now)} < ${SOCKETS_PER_USER}`,
              sql`${countOfSockets({ user: owner, dog: dogId }, now)} < ${SOCKETS_PER_DOG}`,
            ),
          ),
      )
      .onConflictDoUpdate({
        target: presence.dogId,
        // Not the user, who is the same: each column of an index that is set writes a row of it.
        set: {
          room: sql`excluded.room`,
          epoch: sql`excluded.epoch`,
          hidden: sql`excluded.hidden`,
          since: sql`excluded.since`,
          seenAt: sql`excluded.seen_at`,
          ...nextSocket(now),
        },
        setWhere: sql`excluded.epoch > ${presence.epoch}`,
      })
      .returning({
        userId: presence.userId,
        dogId: presence.dogId,
        epoch: presence.epoch,
        session: sql<string | null>`(select ticket_session from dog where id = dog_id)`,
      }),
    markCopyUsed(db, { dogId, room, now }),
    ...queries.map(({ statement }) => statement),
  ])
  const admission = admitted ? { ...admitted, was: was[0] ?? null } : null
  return [admission, ...answersOf(queries, rows)]
}

/**
 * Voids a ticket that was used, now that the stay is over: it might be shown again within its minute. Most have expired
 * by then, and nothing is written.
 */
export function voidTicket(db: Db, { dog: dogId, epoch }: { dog: number; epoch: number }, now: number) {
  const isIt = and(eq(dog.id, dogId), lte(dog.ticketEpoch, epoch), gt(dog.ticketExpiresAt, now))
  return db
    .update(dog)
    .set({ ticketHash: null })
    .where(and(isIt, isNotNull(dog.ticketHash)))
}

/** Voids the tickets of a user. */
export function dropTickets(db: Db, userId: number | SQL<number>) {
  return db
    .update(dog)
    .set({ ticketHash: null })
    .where(and(eq(dog.userId, userId), isNotNull(dog.ticketHash)))
}

/** Voids the tickets of some sessions of the user; `sessions` is SQL for the list of their keys. */
export function dropTicketsOf(db: Db, { userId, sessions }: { userId: number; sessions: SQL }) {
  const ofSessions = and(eq(dog.userId, userId), sql`${dog.ticketSession} in ${sessions}`)
  return db
    .update(dog)
    .set({ ticketHash: null })
    .where(and(ofSessions, isNotNull(dog.ticketHash)))
}
