import { type SQL, asc, eq, sql } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import type { Access } from '#durable/rules/places/access.ts'
import type { Db } from '#worker/db/client.ts'
import { room, roomDoor, roomRevision } from '#worker/db/schema/rooms.ts'

/** What is to be played of a room: its pack and the address of it. */
export type Publication = { room: string; pack: string; hash: string; now: number; by: number | null }

/** Which revision of a room is played. */
export type PublishedRoom = { key: string; rev: number; hash: string; access: Access | null }

/** A room as people know it. */
export type NamedRoom = { key: string; name: string; access: Access | null }

/** A door as it is published, and the room that it is in. */
export type PublishedDoor = { id: string; from: string; to: { room: string; entry: string }; access: Access | null }

const nextRev = (key: string) =>
  sql<number>`1 + coalesce((select max(rev) from ${roomRevision} where room = ${key}), 0)`

/**
 * Makes a new revision of a room, which is played from now on: doors and access follow it by a trigger. Returns its
 * number.
 */
export async function publish(db: Db, { room: key, pack, hash, now, by }: Publication): Promise<number> {
  const row = { room: key, rev: nextRev(key), pack, hash, publishedAt: now, publishedBy: by }
  const [made] = await db.insert(roomRevision).values(row).returning({ rev: roomRevision.rev })
  return made?.rev ?? 0
}

/**
 * The statement that publishes a room as it came with the program, unless it is what came the last time: then whatever
 * was published since stays.
 */
export function publishIfNew({ room: key, pack, hash, now }: Omit<Publication, 'by'>): SQL {
  return sql`insert into ${roomRevision} (room, rev, pack, hash, published_at)
    select ${key}, ${nextRev(key)}, ${pack}, ${hash}, ${now}
    where ${hash} is not (
      select hash from ${roomRevision} where room = ${key} and published_by is null order by rev desc limit 1
    )`
}

export async function publishedRoom(db: Db, key: string): Promise<PublishedRoom | null> {
  const row = await db.select().from(room).where(eq(room.key, key)).get()
  return row ? { key, rev: row.rev, hash: row.hash, access: readAccess(row.access) } : null
}

/** What the rooms are called in a language, by their keys. */
export async function roomNames(db: Db, language: Language): Promise<ReadonlyMap<string, string>> {
  const name = sql<string>`${room.name} ->> ${`$.${language}`}`
  const rows = await db.select({ key: room.key, name }).from(room)
  return new Map(rows.map((row) => [row.key, row.name]))
}

/** Every room and door as published now, in the order of their keys; rooms are called as in the language. */
export async function publishedWorld(
  db: Db,
  language: Language,
): Promise<{ rooms: NamedRoom[]; doors: PublishedDoor[] }> {
  const name = sql<string>`${room.name} ->> ${`$.${language}`}`
  const [rooms, doors] = await db.batch([
    db.select({ key: room.key, name, access: room.access }).from(room).orderBy(asc(room.key)),
    db.select().from(roomDoor).orderBy(asc(roomDoor.id)),
  ])
  return { rooms: rooms.map((row) => ({ ...row, access: readAccess(row.access) })), doors: doors.map(asDoor) }
}

export async function publishedDoor(db: Db, id: string): Promise<PublishedDoor | null> {
  const row = await db.select().from(roomDoor).where(eq(roomDoor.id, id)).get()
  return row ? asDoor(row) : null
}

/** The pack at an address; null where nothing was ever published there. */
export async function packAt(db: Db, hash: string): Promise<string | null> {
  const row = await db
    .select({ pack: roomRevision.pack })
    .from(roomRevision)
    .where(eq(roomRevision.hash, hash))
    .limit(1)
    .get()
  return row?.pack ?? null
}

function asDoor({ id, room: from, toRoom, toEntry, access }: typeof roomDoor.$inferSelect): PublishedDoor {
  return { id, from, to: { room: toRoom, entry: toEntry }, access: readAccess(access) }
}

function readAccess(json: string | null): Access | null {
  return json === null ? null : JSON.parse(json)
}
