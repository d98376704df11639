import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { auditPart } from '#worker/db/schema/jobs.ts'
import { patreonCampaign } from '#worker/db/schema/patreon.ts'
import { setting } from '#worker/db/schema/settings.ts'
import type { AuditReport, AuditState } from '#worker/ledger/audit.ts'
import { PRESENCE_STALE_MS, isHeardOf } from '#worker/presence/presence-db.ts'
import { roomNames } from '#worker/rooms/rooms-db.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type RoomHealth = {
  key: string
  name: string
  copies: number
  /** Dogs in all copies of the room, hidden ones too. */
  dogs: number
  hidden: number
  /** When the copy that has been silent the longest was last heard of, epoch ms. */
  seenAt: number
}

/**
 * The rooms with dogs in them, the fullest first. Copies that were not heard of for a quarter of an hour are left out.
 */
export async function roomsInUse(db: Db, language: Language, now: number): Promise<RoomHealth[]> {
  const [names, copies] = await Promise.all([
    roomNames(db, language),
    db.all<{ room: string; dogs: number; hidden: number; seenAt: number }>(sql`
      select room, count(*) as dogs, sum(hidden) as hidden,
        max(max(seen_at), coalesce((select seen_at from room_now where room = presence.room), 0)) as seenAt
      from presence where ${isFreshIn(now)} group by room`),
  ])
  const rooms = new Map<string, RoomHealth>()
  for (const { room, dogs, hidden, seenAt } of copies) {
    const key = roomOf(room)
    const sum = rooms.get(key) ?? { key, name: names.get(key) ?? key, copies: 0, dogs: 0, hidden: 0, seenAt }
    rooms.set(key, {
      ...sum,
      copies: sum.copies + 1,
      dogs: sum.dogs + dogs,
      hidden: sum.hidden + hidden,
      seenAt: Math.min(sum.seenAt, seenAt),
    })
  }
  return [...rooms.values()].toSorted((one, other) => other.dogs - one.dogs)
}

/** SQL for a row of `presence` that counts. */
function isFreshIn(now: number): SQL {
  return sql`(presence.seen_at > ${now - PRESENCE_STALE_MS} or ${isHeardOf(sql`presence.room`, now)})`
}

/** The size of the park, and how much has happened in the last 24 hours. */
export async function parkCounts(db: Db, now: number) {
  const since = now - DAY_MS
  return db.get<{
    users: number
    newUsers: number
    activeUsers: number
    dogs: number
    livingDogs: number
    dogsInPark: number
    activeBans: number
    lostRooms: number
  }>(sql`select
    (select count(*) from user) as users,
    (select count(*) from user where created_at > ${since}) as newUsers,
    (select count(distinct user_id) from session where last_used_at > ${since} and revoked_at is null) as activeUsers,
    (select count(*) from dog) as dogs,
    (select count(*) from dog where died_at is null) as livingDogs,
    (select count(*) from presence where ${isFreshIn(now)}) as dogsInPark,
    (select count(*) from ban where starts_at <= ${now} and ends_at > ${now}) as activeBans,
    (select count(distinct room) from presence where not (${isFreshIn(now)})) as lostRooms`)
}

/** The result of the last audit of the ledger, at `at` (epoch ms). */
export type LastAudit = AuditReport & { at: number }

/** Stores the result of an audit for the health page. */
export async function keepAudit(db: Db, audit: LastAudit): Promise<void> {
  const value = JSON.stringify(audit)
  await db
    .insert(setting)
    .values({ type: 'LAST_AUDIT', value })
    .onConflictDoUpdate({ target: setting.type, set: { value } })
}

/** A part of the sums has at most so many characters, all of them ASCII. */
const AUDIT_PART_CHARS = 1_000_000

/** Stores how far the audit under way has come; null when it is over. */
export async function keepAuditState(db: Db, state: AuditState | null): Promise<void> {
  const forgotten = [db.delete(setting).where(eq(setting.type, 'AUDIT_STATE')), db.delete(auditPart)] as const
  if (state === null) {
    await db.batch(forgotten)
    return
  }
  const { totals, ...rest } = state
  const sums = JSON.stringify(totals)
  const parts = Array.from({ length: Math.ceil(sums.length / AUDIT_PART_CHARS) }, (_, number) => ({
    number,
    text: sums.slice(number * AUDIT_PART_CHARS, (number + 1) * AUDIT_PART_CHARS),
  }))
  await db.batch([
    ...forgotten,
    db.insert(setting).values({ type: 'AUDIT_STATE', value: JSON.stringify(rest) }),
    db.insert(auditPart).values(parts),
  ])
}

/** How far the audit under way has come; null if there is none. */
export async function keptAuditState(db: Db): Promise<AuditState | null> {
  const [[row], parts] = await db.batch([
    db.select({ value: setting.value }).from(setting).where(eq(setting.type, 'AUDIT_STATE')),
    db.select({ text: auditPart.text }).from(auditPart).orderBy(auditPart.number),
  ])
  if (!row) return null
  const state = JSON.parse(row.value)
  // A state without parts was kept by the code of before.
  return parts.length === 0 ? state : { ...state, totals: JSON.parse(parts.map(({ text }) => text).join('')) }
}

/** Whether an audit is under way. */
export function isAuditUnderWay(db: Db): Query<boolean> {
  const kept = db.select({ type: setting.type }).from(setting).where(eq(setting.type, 'AUDIT_STATE'))
  return query(kept, (rows) => rows.length > 0)
}

/** The result of the last audit; null before the first one. */
export async function lastAudit(db: Db): Promise<LastAudit | null> {
  const row = await db.select({ value: setting.value }).from(setting).where(eq(setting.type, 'LAST_AUDIT')).get()
  return row ? JSON.parse(row.value) : null
}

/** What of the campaign of supporters waits for an administrator. */
export async function supportersHealth(db: Db): Promise<{ isKeyLost: boolean; held: number }> {
  const { lostAt, held } = patreonCampaign
  const row = await db.select({ lostAt, held }).from(patreonCampaign).get()
  return { isKeyLost: row !== undefined && row.lostAt !== null, held: row?.held ?? 0 }
}
