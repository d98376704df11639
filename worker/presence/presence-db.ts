import { and, count, eq, gt, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'
import { copiesOf, parseInstance, roomOf } from '#durable/rules/places/twins.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { presence, roomNow } from '#worker/db/schema/presence.ts'
import { room as rooms } from '#worker/db/schema/rooms.ts'
import { user } from '#worker/db/schema/users.ts'

/** [K3] An older row does not count if its room was not heard of for this long: the room has crashed. */
export const PRESENCE_STALE_MS = 15 * 60 * 1000

/** Where a dog is: the copy of a room, and the epoch of its stay. */
export type DogPresence = { room: string; epoch: number }

/** SQL for whether this copy of a room was heard of lately, so that its older rows count. */
export function isHeardOf(room: Column | SQL, now: number): SQL {
  const isIt = and(eq(roomNow.room, room), gt(roomNow.seenAt, now - PRESENCE_STALE_MS))
  return sql`exists (select 1 from ${roomNow} where ${isIt})`
}

/** The condition for rows that count. */
export const isFreshStay = (now: number) =>
  or(gt(presence.seenAt, now - PRESENCE_STALE_MS), isHeardOf(presence.room, now))
/** The condition for dogs that anybody may see. A hidden dog counts as being nowhere. */
export const isSeen = (now: number) => and(isFreshStay(now), eq(presence.hidden, 0))

/** Where the dog is, hidden or not; null if it is nowhere. */
export function whereIs(db: Db, dogId: number, now: number): Query<DogPresence | null> {
  const rows = db
    .select({ room: presence.room, epoch: presence.epoch })
    .from(presence)
    .where(and(eq(presence.dogId, dogId), isFreshStay(now)))
  return query(rows, ([row]) => row ?? null)
}

/** Every copy of a room that may have a dog of the user. Stale rows count, too. */
export async function roomsWithDogsOf(db: Db, userId: number): Promise<string[]> {
  return (await whereDogsOf(db, userId)).map(({ room }) => room)
}

/** The same as a statement, for a batch. */
export function whereDogsOf(db: Db, userId: number) {
  return db.selectDistinct({ room: presence.room }).from(presence).where(eq(presence.userId, userId))
}

/** Whether a dog of the user is where it was before `at` (epoch ms). Stale rows count, too. */
export async function isInParkSince(db: Db, userId: number, at: number): Promise<boolean> {
  const isTheirs = and(eq(presence.userId, userId), lte(presence.since, at))
  return (await db.select({ dogId: presence.dogId }).from(presence).where(isTheirs).limit(1)).length > 0
}

/** Every copy of a room that a dog has ever been in; only these may have kept words. */
export async function copiesEverUsed(db: Db): Promise<string[]> {
  return (await db.select({ room: roomNow.room }).from(roomNow)).map(({ room }) => room)
}

/** Whether a dog has ever been in this copy of a room. */
export async function isCopyUsed(db: Db, room: string): Promise<boolean> {
  const rows = await db.select({ room: roomNow.room }).from(roomNow).where(eq(roomNow.room, room)).limit(1)
  return rows.length > 0
}

/** Whether this is the key of a copy of a published room, of the code or of staff. */
export async function isPublishedCopy(db: Db, copy: string): Promise<boolean> {
  const instance = parseInstance(copy)
  if (instance === null) return false
  const found = await db.select({ key: rooms.key }).from(rooms).where(eq(rooms.key, instance.room)).limit(1)
  return found.length > 0
}

/** Every room that may have a dog. Stale rows count, too. */
export async function roomsWithDogs(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ room: presence.room }).from(presence)
  return rows.map(({ room }) => room)
}

/** The copies of a room that may have a dog, hidden or not. Stale rows count, too. */
export async function copiesWithDogs(db: Db, room: string): Promise<string[]> {
  const isCopy = inArray(presence.room, copiesOf(room))
  const rows = await db.selectDistinct({ room: presence.room }).from(presence).where(isCopy)
  return rows.map((row) => row.room)
}

/** SQL for whether dogs of the user hide. */
export const goesUnseen = sql<number>`${user.hidden} <> 0 and ${user.moderator} <> 0`

/** How many dogs are in a copy of a room, or on their way there. */
export type CopyCrowd = { copy: string; count: number }

type CrowdQuestion = { room: string | SQL<string>; besides: number; now: number }

/** SQL for whether this is a copy of the room: by the index, since nothing sorts after the tilde. */
const isCopyOf = (copy: Column, room: string | SQL<string>) =>
  or(eq(copy, room), and(gt(copy, sql`${room} || '~'`), lt(copy, sql`${room} || '~~'`)))

/** The number of dogs in each copy of a room. Hidden dogs take no place and are not counted, and neither is `besides`. */
export function crowdHere(db: Db, { room, besides, now }: CrowdQuestion): Query<CopyCrowd[]> {
  const rows = db
    .select({ copy: presence.room, count: count() })
    .from(presence)
    .where(and(isCopyOf(presence.room, room), isSeen(now), ne(presence.dogId, besides)))
    .groupBy(presence.room)
  return query(rows, (found) => found)
}

/** SQL for whether the ticket of the dog was not used yet: who has used it is in a room with its epoch. */
export const isUnused: SQL = sql`not exists (
  select 1 from ${presence} where ${presence.dogId} = ${dog.id} and ${presence.epoch} >= ${dog.ticketEpoch})`

/** The same for dogs that are on their way there with a ticket. */
export function crowdComing(db: Db, { room, besides, now }: CrowdQuestion): Query<CopyCrowd[]> {
  const isValid = and(isNotNull(dog.ticketHash), eq(dog.ticketEpoch, dog.epoch), isUnused)
  const isComing = and(eq(dog.ticketPlace, sql`${room}`), gt(dog.ticketExpiresAt, now), ne(dog.id, besides))
  const rows = db
    .select({ copy: sql<string>`${dog.ticketRoom}`.as('copy'), count: count() })
    .from(dog)
    .innerJoin(user, and(eq(user.id, dog.userId), sql`not (${goesUnseen})`))
    .where(and(isComing, isValid))
    .groupBy(dog.ticketRoom)
  return query(rows, (found) => found)
}

/** SQL for the room that the dog is in, without the number of the copy; `home` if it is nowhere. */
export function roomWith(dogId: number, now: number, home: string): SQL<string> {
  const isIt = and(eq(presence.dogId, dogId), isFreshStay(now))
  return sql<string>`coalesce(
    (select substr(${presence.room}, 1, instr(${presence.room} || '~', '~') - 1) from ${presence} where ${isIt}), ${home})`
}

/** The room of each dog that anybody may see, without the number of the copy. */
export async function seenDogs(db: Db, now: number): Promise<Map<number, string>> {
  const dogs = sql<string>`json_group_array(${presence.dogId})`
  const rows = await db.select({ key: presence.room, dogs }).from(presence).where(isSeen(now)).groupBy(presence.room)
  return new Map(rows.flatMap((row) => dogsIn(row.dogs).map((dog) => [dog, roomOf(row.key)] as const)))
}

function dogsIn(json: string): number[] {
  return JSON.parse(json)
}

/** The user's dogs and the room in which anybody may see them, without the number of the copy; null for nowhere. */
export function ownDogsSeen(db: Db, userId: number, now: number): Query<{ dogId: number; room: string | null }[]> {
  const rows = db
    .select({ dogId: dog.id, room: presence.room })
    .from(dog)
    .leftJoin(presence, and(eq(presence.dogId, dog.id), isSeen(now)))
    .where(eq(dog.userId, userId))
  return query(rows, (own) => own.map(({ dogId, room }) => ({ dogId, room: room === null ? null : roomOf(room) })))
}

/** Stores that the room that the dog has entered at `now` is in use, unless that is known. */
export function markCopyUsed(db: Db, { dogId, room, now }: { dogId: number; room: string; now: number }) {
  const used = db
    .select({ room: presence.room, seenAt: sql<number>`${now}`.as('seen_at') })
    .from(presence)
    .where(and(eq(presence.dogId, dogId), eq(presence.room, room), eq(presence.seenAt, now)))
  return db.insert(roomNow).select(used).onConflictDoNothing()
}
