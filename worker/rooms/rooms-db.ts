import { and, asc, desc, eq, gt, lt, max, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import type { Access } from '#durable/rules/places/access.ts'
import type { SpotOnMap } from '#durable/rules/places/spot-on-map.ts'
import type { StaffAct } from '#durable/rules/staff/acts.ts'
import { runRows } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { room, roomDoor, roomRevision } from '#worker/db/schema/rooms.ts'
import { staffLog } from '#worker/db/schema/staff.ts'
import { user } from '#worker/db/schema/users.ts'
import type { ListedRevision } from '#worker/sheets/sheets-db.ts'

/** A pack to publish as a room, and its hash. */
export type Publication = { room: string; pack: string; hash: string }

/**
 * The packs of all published rooms and their revisions, and the number of the last publication, by which a writer detects concurrent
 * ones.
 */
export type PublishedPacks = { rooms: readonly { key: string; rev: number; pack: string }[]; last: number }

/** The revision of a room that is played. */
export type PublishedRoom = { key: string; rev: number; hash: string; access: Access | null; isClosed: boolean }

/** A room with its name in one language, and where its builder has put it on the map. */
export type NamedRoom = {
  key: string
  name: string
  access: Access | null
  map: SpotOnMap | null
  isClosed: boolean
}

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
    where ${isLastPublication(last)}
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
  const { rev, pack } = roomRevision
  const [rooms, last] = await db.batch([
    db.select({ key: room.key, rev, pack }).from(room).innerJoin(roomRevision, isPlayed).orderBy(asc(room.key)),
    db.select({ id: max(roomRevision.id) }).from(roomRevision),
  ])
  return { rooms, last: last[0]?.id ?? 0 }
}

/** SQL for whether no room was published after `last`. */
export function isLastPublication(last: number): SQL {
  return sql`(select coalesce(max(id), 0) from ${roomRevision}) = ${last}`
}

/** The pack of a revision; null if there is none. */
export function packOf(db: Db, { room: key, rev }: { room: string; rev: number }): Query<string | null> {
  const isIt = and(eq(roomRevision.room, key), eq(roomRevision.rev, rev))
  const rows = db.select({ pack: roomRevision.pack }).from(roomRevision).where(isIt)
  return query(rows, ([row]) => row?.pack ?? null)
}

/** The pack that is played in a room; null for a room that was never published. */
export function playedPack(db: Db, key: string): Query<{ rev: number; pack: string } | null> {
  const { rev, pack } = roomRevision
  const newest = db
    .select({ rev, pack })
    .from(roomRevision)
    .where(eq(roomRevision.room, key))
    .orderBy(desc(rev))
    .limit(1)
  return query(newest, ([row]) => row ?? null)
}

/** The revisions that are played, by the keys of their rooms, which are in order. */
export function roomRevs(db: Db): Query<ReadonlyMap<string, number>> {
  const rows = db.select({ key: room.key, rev: room.rev }).from(room).orderBy(asc(room.key))
  return query(rows, (found) => new Map(found.map(({ key, rev }) => [key, rev])))
}

/** The revisions of a room below `before`, or all, the newest first. */
export function roomHistory(
  db: Db,
  key: string,
  { before, most }: { before: number | null; most: number },
): Query<ListedRevision[]> {
  const { rev, publishedAt: at, reason } = roomRevision
  const isBefore = before === null ? undefined : lt(rev, before)
  const rows = db
    .select({ rev, at, by: user.username, reason })
    .from(roomRevision)
    .leftJoin(user, eq(user.id, roomRevision.publishedBy))
    .where(and(eq(roomRevision.room, key), isBefore))
    .orderBy(desc(rev))
    .limit(most)
  return query(rows, (found) => found)
}

export function publishedRoom(db: Db, key: string | SQL<string>): Query<PublishedRoom | null> {
  const rows = db.select().from(room).where(eq(room.key, key))
  return query(rows, ([row]) => {
    if (!row) return null
    const { key: found, rev, hash, access, isClosed } = row
    return { key: found, rev, hash, access: readAccess(access), isClosed }
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
    db
      .select({ key: room.key, name, access: room.access, map: room.map, isClosed: room.isClosed })
      .from(room)
      .orderBy(asc(room.key)),
    db.select().from(roomDoor).orderBy(asc(roomDoor.id)),
  ])
  return {
    rooms: rooms.map(({ map, ...row }) => ({
      ...row,
      access: readAccess(row.access),
      map: map === null ? null : JSON.parse(map),
    })),
    doors: doors.map(asDoor),
  }
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
