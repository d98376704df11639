import { inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { copiesOf } from '#durable/rules/places/twins.ts'
import type { Db } from '#worker/db/client.ts'
import { dog, wear, NOTHING_WORN } from '#worker/db/schema/dogs.ts'
import type { Wear } from '#worker/db/schema/dogs.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { itemMove } from '#worker/db/schema/value/items.ts'

/**
 * Where dogs may be (by stale rows too), what they wear, and the number of the latest move of things at that moment.
 */
export type DogsNow = { roomOf: ReadonlyMap<number, string>; wearOf: ReadonlyMap<number, Wear>; asOf: number }

/**
 * Reads all of it from one state of the database, and counts the nudges to the dogs that are `nudged`. It is counted
 * before their rooms are told: a page that is just changing rooms may miss a nudge, and finds out by the number.
 */
export async function dogsNow(db: Db, dogs: readonly number[], nudged: readonly number[] = []): Promise<DogsNow> {
  const listed = (ids: readonly number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`
  const asked = listed(dogs)
  const [rooms, worn, last] = await db.batch([
    db.select({ id: presence.dogId, room: presence.room }).from(presence).where(inArray(presence.dogId, asked)),
    db.select().from(wear).where(inArray(wear.dogId, asked)),
    // Moves are never deleted, so their row ids are in order.
    db.select({ asOf: sql<number>`coalesce(max(rowid), 0)` }).from(itemMove),
    ...(nudged.length === 0 ? [] : [countNudge(db, listed(nudged))]),
  ])
  const wearOf = new Map(dogs.map((id) => [id, { ...NOTHING_WORN }]))
  for (const { dogId, slot, item } of worn) Object.assign(wearOf.get(dogId) ?? {}, { [slot]: item })
  return { roomOf: new Map(rooms.map(({ id, room }) => [id, room])), wearOf, asOf: last[0]?.asOf ?? 0 }
}

function countNudge(db: Db, dogs: SQL) {
  return db
    .update(dog)
    .set({ nudges: sql`${dog.nudges} + 1` })
    .where(inArray(dog.id, dogs))
}

/** The dogs of these users that may be in the park. */
export async function dogsInParkOf(db: Db, users: readonly number[]): Promise<number[]> {
  const asked = sql`(select value from json_each(${JSON.stringify(users)}))`
  const rows = await db.select({ id: presence.dogId }).from(presence).where(inArray(presence.userId, asked))
  return rows.map(({ id }) => id)
}

/** The dogs that may be in a copy of one of these rooms. */
export async function dogsInRooms(db: Db, rooms: readonly string[]): Promise<number[]> {
  const copies = sql`(select value from json_each(${JSON.stringify(rooms.flatMap(copiesOf))}))`
  const rows = await db.select({ id: presence.dogId }).from(presence).where(inArray(presence.room, copies))
  return rows.map(({ id }) => id)
}
