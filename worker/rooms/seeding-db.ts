import { asc, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { roomOffer, roomRevision } from '#worker/db/schema/rooms.ts'
import type { Publication } from './rooms-db.ts'

type Seed = Publication & { now: number }

const nextRev = (key: string) =>
  sql<number>`1 + coalesce((select max(rev) from ${roomRevision} where room = ${key}), 0)`

/** A column of the newest revision of a room; null for a room that was never published. */
const ofNewest = (column: 'hash' | 'published_by', key: string) =>
  sql`(select ${sql.raw(column)} from ${roomRevision} where room = ${key} order by rev desc limit 1)`

/** The hash of the room as the latest release had it, whether it was published or offered. */
const lastSeed = (key: string) => sql`coalesce(
  (select hash from ${roomOffer} where room = ${key}),
  (select hash from ${roomRevision} where room = ${key} and published_by is null order by rev desc limit 1))`

/**
 * The statement that publishes a room as the code has it, if it has changed there and nobody on the staff has published the
 * room since.
 */
export function publishSeed({ room, pack, hash, now }: Seed): SQL {
  return sql`insert into ${roomRevision} (room, rev, pack, hash, published_at)
    select ${room}, ${nextRev(room)}, ${pack}, ${hash}, ${now}
    where ${ofNewest('published_by', room)} is null and ${hash} is not ${ofNewest('hash', room)}`
}

/**
 * The statement that offers a room as the code has it, if it has changed there and somebody on the staff has published the
 * room. It takes the place of an older offer. One that is what is played already is answered.
 */
export function offerSeed({ room, pack, hash, now }: Seed): SQL {
  return sql`insert into ${roomOffer} (room, pack, hash, at, answered_at)
    select ${room}, ${pack}, ${hash}, ${now}, case when ${hash} is ${ofNewest('hash', room)} then ${now} end
    where ${ofNewest('published_by', room)} is not null and ${hash} is not ${lastSeed(room)}
    on conflict (room) do update set
      pack = excluded.pack, hash = excluded.hash, at = excluded.at, answered_at = excluded.answered_at`
}

/** The rooms for which an offer waits, by their keys. */
export async function roomsWithOffers(db: Db): Promise<string[]> {
  const rows = await db
    .select({ room: roomOffer.room })
    .from(roomOffer)
    .where(isNull(roomOffer.answeredAt))
    .orderBy(asc(roomOffer.room))
  return rows.map(({ room }) => room)
}
