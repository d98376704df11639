import { and, eq, sql } from 'drizzle-orm'
import type { BanSeconds, BrokenRule } from '#durable/rules/bans.ts'
import { meaningOf } from '../constraints.ts'
import type { Db } from '../client.ts'
import { report } from '../schema/staff.ts'
import { ban } from '../schema/users.ts'
import { dropTickets } from '../tickets.ts'
import { logged } from './log.ts'

export type Kick = {
  staffId: number
  userId: number
  dogId: number
  seconds: BanSeconds
  rule: BrokenRule
  reason: string
  /** The report that it answers. */
  reportId: number | null
  now: number
}

export type KickRefusal = 'too-often' | 'report-over'

/** A kick, or a ban where `seconds` is more than 0: with it go unused tickets, and the report that it answers is closed. */
export async function keepKick(db: Db, kick: Kick): Promise<KickRefusal | null> {
  const { staffId, userId, dogId, seconds, rule, reason, reportId, now } = kick
  const banId = sql<number>`(select max(${ban.id}) from ${ban} where ${ban.userId} = ${userId})`
  const answered = and(eq(report.id, reportId ?? 0), eq(report.accusedId, userId))
  try {
    await db.batch([
      db.insert(ban).values({
        userId,
        dogId,
        rule,
        reason,
        seconds,
        startsAt: now,
        endsAt: now + seconds * 1000,
        issuedBy: staffId,
      }),
      logged(db, { at: now, staffId, act: 'kick', userId, dogId, banId, reportId, reason, detail: { seconds, rule } }),
      db.update(report).set({ outcome: 'acted', closedBy: staffId, closedAt: now }).where(answered),
      dropTickets(db, userId),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'too-often': 'too-often', 'report-over': 'report-over' })
  }
}

type Lift = { banId: number; staffId: number; userId: number; reason: string; now: number }

/** Ends a ban there and then. */
export async function liftBan(db: Db, lift: Lift): Promise<'ban-over' | null> {
  try {
    await db.batch(lifting(db, lift))
    return null
  } catch (error) {
    return meaningOf(error, { 'ban-over': 'ban-over' })
  }
}

/** The two writes of it. */
export function lifting(db: Db, { banId, staffId, userId, reason, now }: Lift) {
  return [
    db.update(ban).set({ endsAt: now, liftedAt: now, liftedBy: staffId }).where(eq(ban.id, banId)),
    logged(db, { at: now, staffId, act: 'lift-ban', userId, banId, reason }),
  ] as const
}
