import { and, eq, exists, gt, isNotNull, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Db } from '#worker/db/client.ts'
import { dog as dogs } from '#worker/db/schema/dogs.ts'
import { presence, roomNow } from '#worker/db/schema/presence.ts'
import { user } from '#worker/db/schema/users.ts'
import { dropSocket, keepClosing, keepUnanswered } from '#worker/presence/sockets-db.ts'
import type { Socket } from '#worker/presence/sockets-db.ts'
import { publishedRoom } from '#worker/rooms/rooms-db.ts'
import type { PublishedRoom } from '#worker/rooms/rooms-db.ts'
import { settingsRevision } from '#worker/settings/settings-db.ts'
import { keepFlood } from './floods-db.ts'
import type { Flood } from './floods-db.ts'
import { dropReturn } from './returns-db.ts'
import { voidTicket } from './tickets-db.ts'

/** How long a dog whose ticket was redeemed may take to reach the room. */
export const ARRIVING_MS = 60 * 1000

/** A stay of a dog in a copy of a room. Every write names the epoch, so that a newer stay is never changed. */
export type Stay = { dog: number; room: string; epoch: number }

/**
 * What a room has to store: stays that have ended, dogs that hide or show themselves, sockets that have closed, those whose
 * clients do not answer the close, and floods.
 */
export type StayNews = {
  over: readonly Stay[]
  hidden: readonly (Stay & { user: number; hidden: boolean })[]
  gone?: readonly (Socket & { socket?: string })[]
  unanswered?: readonly (Socket & { room: string })[]
  floods?: readonly Flood[]
}

export async function writeStays(
  db: Db,
  { over, hidden, gone = [], unanswered = [], floods = [] }: StayNews,
  now = Date.now(),
): Promise<void> {
  const isOver = ({ dog, epoch }: Socket) => over.some((stay) => stay.dog === dog && stay.epoch >= epoch)
  const dropped = (one: Socket & { socket?: string }) =>
    one.socket === undefined ? dropSocket(db, one, { isMoving: isOver(one), now }) : [dropReturn(db, one)]
  const writes = [
    ...over.flatMap((stay) => {
      const isEnding = and(isStay(stay), not(isOnItsWay(db, stay, now)))
      return [keepClosing(db, isEnding, now), db.delete(presence).where(isEnding), voidTicket(db, stay, now)]
    }),
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
    ...unanswered.flatMap((one) => keepUnanswered(db, one, now)),
    ...gone.flatMap(dropped),
    ...floods.flatMap((flood) => keepFlood(db, flood)),
  ]
  const [first, ...rest] = writes
  if (first) await db.batch([first, ...rest])
}

const isStay = ({ dog, room, epoch }: Stay) =>
  and(eq(presence.dogId, dog), eq(presence.room, room), lte(presence.epoch, epoch))

/**
 * Whether the dog has a ticket to another room that is still to be used: through a door its row is moved, and not deleted
 * and made anew. If it does not arrive, the sweep of the room that it has left deletes the row.
 */
function isOnItsWay(db: Db, { dog, room, epoch }: Stay, now: number) {
  const isNewer = and(gt(dogs.ticketEpoch, epoch), eq(dogs.ticketEpoch, dogs.epoch), ne(dogs.ticketRoom, room))
  const isValid = and(isNotNull(dogs.ticketHash), gt(dogs.ticketExpiresAt, now))
  return exists(
    db
      .select({ id: dogs.id })
      .from(dogs)
      .where(and(eq(dogs.id, dog), isNewer, isValid)),
  )
}

/**
 * Of the dogs that a room says are in it: those that are elsewhere, by which epoch, and those that have no stay at all.
 * `published` is what the room is to be played by, of which it may not have been told; null if there is no such room.
 */
export type Swept = {
  elsewhere: { dog: number; epoch: number }[]
  nowhere: number[]
  published: (Pick<PublishedRoom, 'rev' | 'hash'> & { settings: number }) | null
}

/**
 * A room reports which dogs are in it. By that it is heard of, so that their rows count; other rows of the room are
 * deleted.
 */
export async function sweepStays(
  db: Db,
  { room, dogs, now }: { room: string; dogs: readonly number[]; now: number },
): Promise<Swept> {
  // The list is one JSON parameter, because D1 allows a hundred parameters.
  const here = sql<number>`(select value from json_each(${JSON.stringify(dogs)}))`
  const isHere = eq(presence.room, room)
  const published = publishedRoom(db, roomOf(room))
  const settings = settingsRevision(db)
  const [, , misplaced, packs, revisions] = await db.batch([
    db
      .insert(roomNow)
      .values({ room, seenAt: now })
      .onConflictDoUpdate({ target: roomNow.room, set: { seenAt: now } }),
    db
      .delete(presence)
      .where(and(isHere, sql`${presence.dogId} not in ${here}`, lt(presence.seenAt, now - ARRIVING_MS))),
    db
      .select({ dog: sql<number>`value`.as('dog'), epoch: presence.epoch })
      .from(sql`json_each(${JSON.stringify(dogs)})`)
      .leftJoin(presence, eq(presence.dogId, sql`value`))
      .where(or(isNull(presence.room), ne(presence.room, room))),
    published.statement,
    settings.statement,
  ])
  const pack = published.read(packs)
  return {
    elsewhere: misplaced.flatMap(({ dog, epoch }) => (epoch === null ? [] : [{ dog, epoch }])),
    nowhere: misplaced.filter(({ epoch }) => epoch === null).map(({ dog }) => dog),
    published: pack && { rev: pack.rev, hash: pack.hash, settings: settings.read(revisions) },
  }
}
