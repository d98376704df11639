import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import type { Access } from '#durable/rules/places/access.ts'
import type { StaffAct } from '#durable/rules/staff/acts.ts'
import { runRows } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { room, roomDoor, roomRevision } from '#worker/db/schema/rooms.ts'
import { staffLog } from '#worker/db/schema/staff.ts'

/** A pack to publish as a room, and its hash. */
export type Publication = { room: string; pack: string; hash: string }

/**
 * The packs of all published rooms, and the number of the last publication, by which a writer detects concurrent ones.
 */
export type PublishedPacks = { packs: readonly string[]; last: number }

/** The revision of a room that is played. */
export type PublishedRoom = { key: string; rev: number; hash: string; access: Access | null }

/** A room with its name in one language. */
export type NamedRoom = { key: string; name: string; access: Access | null }

/** A published door and the room that it is in. */
export type PublishedDoor = { id: string; from: string; to: { room: string; entry: string }; access: Access | null }

/**
 * Stores new revisions of rooms, all or none, which are played from now on; a trigger updates doors and access. Returns
 * their numbers by room; null, without any change, if something was published after `last`. The staff log has each.
 */
export async function publish(
  db: Db,
  publications: readonly Publication[],
  { now, by, last }: { now: number; by: number; last: number },
): Promise<ReadonlyMap<string, number> | null> {
  // It is one statement, so that nothing can be published between its read and its write.
  const published = sql`
    insert into ${roomRevision} (room, rev, pack, hash, published_at, published_by)
    select
      value ->> '$.room',
      1 + coalesce((select max(rev) from ${roomRevision} where room = value ->> '$.room'), 0),
      value ->> '$.pack', value ->> '$.hash', ${now}, ${by}
    from json_each(${JSON.stringify(publications)})
    where (select coalesce(max(id), 0) from ${roomRevision}) = ${last}
    returning room, rev`
  const isOwn = and(gt(roomRevision.id, last), eq(roomRevision.publishedBy, by), eq(roomRevision.publishedAt, now))
  const noted = sql`
    insert into ${staffLog} (at, staff_id, act, room, detail)
    select ${now}, ${by}, ${'publish-room' satisfies StaffAct}, room, json_object('rev', rev)
    from ${roomRevision} where ${isOwn}`
  const [made = []] = await runRows<{ room: string; rev: number }>(db, [published, noted])
  return made.length === 0 ? null : new Map(made.map(({ room: key, rev }) => [key, rev]))
}

export async function publishedPacks(db: Db): Promise<PublishedPacks> {
  const isPlayed = and(eq(roomRevision.room, room.key), eq(roomRevision.rev, room.rev))
  const [rows, last] = await db.batch([
    db.select({ pack: roomRevision.pack }).from(room).innerJoin(roomRevision, isPlayed).orderBy(asc(room.key)),
    db.select({ id: max(roomRevision.id) }).from(roomRevision),
  ])
  return { packs: rows.map(({ pack }) => pack), last: last[0]?.id ?? 0 }
}

/** The pack of a revision; null if there is none. */
export async function packOf(db: Db, { room: key, rev }: { room: string; rev: number }): Promise<string | null> {
  const isIt = and(eq(roomRevision.room, key), eq(roomRevision.rev, rev))
  const row = await db.select({ pack: roomRevision.pack }).from(roomRevision).where(isIt).get()
  return row?.pack ?? null
}

export function publishedRoom(db: Db, key: string | SQL<string>): Query<PublishedRoom | null> {
  const rows = db.select().from(room).where(eq(room.key, key))
  return query(rows, ([row]) => {
    return row ? { key: row.key, rev: row.rev, hash: row.hash, access: readAccess(row.access) } : null
  })
}

/** SQL for the key of the room behind a door. */
export function roomBehind(door: string): SQL<string> {
  return sql`(select ${roomDoor.toRoom} from ${roomDoor} where ${roomDoor.id} = ${door})`
}

/** The names of the rooms in a language, by their keys. */
export async function roomNames(db: Db, language: Language): Promise<ReadonlyMap<string, string>> {
  const name = sql<string>`${room.name} ->> ${`$.${language}`}`
  const rows = await db.select({ key: room.key, name }).from(room)
  return new Map(rows.map((row) => [row.key, row.name]))
}

/** Every published room and door, ordered by key, with the names of rooms in the language. */
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

export function publishedDoor(db: Db, id: string): Query<PublishedDoor | null> {
  return query(db.select().from(roomDoor).where(eq(roomDoor.id, id)), ([row]) => (row ? asDoor(row) : null))
}

/** The pack with this hash; null if none was ever published. */
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
