import { asc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { appeal } from '#worker/db/schema/staff.ts'
import { ban, user } from '#worker/db/schema/users.ts'
import { knockOfAppeal } from '#worker/push/sources-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { lifting } from './kicks-db.ts'

/** [B7] Stores an appeal against a ban, of which there may be one for each ban. */
export async function keepAppeal(
  db: Db,
  { banId, words, now }: { banId: number; words: string; now: number },
): Promise<'appealed-already' | null> {
  try {
    await db.insert(appeal).values({ banId, at: now, words })
    return null
  } catch (error) {
    return meaningOf(error, { 'appeal.ban_id': 'appealed-already' })
  }
}

export type Answer = {
  banId: number
  staffId: number
  userId: number
  isLifted: boolean
  /** The text that the banned user reads. */
  answer: string
  now: number
}

/** [B7] Answers an appeal and lifts the ban or leaves it. It must be somebody else than who gave the ban. */
export async function answerAppeal(db: Db, request: Answer): Promise<'judged-by-another' | 'ban-over' | null> {
  const { banId, staffId, userId, isLifted, answer, now } = request
  const answered = { answer, isLifted: Number(isLifted), answeredBy: staffId, answeredAt: now }
  const writes = [
    db.update(appeal).set(answered).where(eq(appeal.banId, banId)),
    knockOfAppeal(db, { banId, userId, now }),
    logged(db, { at: now, staffId, act: 'answer-appeal', userId, banId, reason: answer, detail: { isLifted } }),
  ] as const
  try {
    if (isLifted) await db.batch([...writes, ...lifting(db, { banId, staffId, userId, reason: answer, now })])
    else await db.batch(writes)
    return null
  } catch (error) {
    return meaningOf(error, { 'judged-by-another': 'judged-by-another', 'ban-over': 'ban-over' })
  }
}

const APPEALS_MAX = 50

const issuer = alias(user, 'issuer')

/** The appeals without an answer, oldest first. */
export async function waitingAppeals(db: Db) {
  return db
    .select({
      banId: ban.id,
      userId: ban.userId,
      username: user.username,
      at: appeal.at,
      words: appeal.words,
      rule: ban.rule,
      reason: ban.reason,
      seconds: ban.seconds,
      kind: ban.kind,
      confirmedBy: ban.confirmedBy,
      endsAt: ban.endsAt,
      issuedBy: ban.issuedBy,
      issuer: issuer.username,
    })
    .from(appeal)
    .innerJoin(ban, eq(ban.id, appeal.banId))
    .innerJoin(user, eq(user.id, ban.userId))
    .leftJoin(issuer, eq(issuer.id, ban.issuedBy))
    .where(isNull(appeal.answeredAt))
    .orderBy(asc(appeal.at))
    .limit(APPEALS_MAX)
}
