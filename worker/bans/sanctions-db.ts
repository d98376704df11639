import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { appeal } from '#worker/db/schema/staff.ts'
import { ban, user } from '#worker/db/schema/users.ts'

/** A kick or a ban as it stands in somebody's record. Times are epoch ms. */
export type Sanction = {
  id: number
  userId: number
  dogId: number | null
  at: number
  endsAt: number
  seconds: number
  rule: string | null
  reason: string
  issuedBy: number | null
  /** Username of who gave it; for the staff alone. */
  issuer: string | null
  liftedAt: number | null
  appealedAt: number | null
  appeal: string | null
  answer: string | null
  answeredAt: number | null
}

const SANCTIONS_MAX = 50

function sanctions(db: Db) {
  return db
    .select({
      id: ban.id,
      userId: ban.userId,
      dogId: ban.dogId,
      at: ban.startsAt,
      endsAt: ban.endsAt,
      seconds: ban.seconds,
      rule: ban.rule,
      reason: ban.reason,
      issuedBy: ban.issuedBy,
      issuer: user.username,
      liftedAt: ban.liftedAt,
      appealedAt: appeal.at,
      appeal: appeal.words,
      answer: appeal.answer,
      answeredAt: appeal.answeredAt,
    })
    .from(ban)
    .leftJoin(user, eq(user.id, ban.issuedBy))
    .leftJoin(appeal, eq(appeal.banId, ban.id))
}

/** What was given to the user, the newest first. */
export async function recordOf(db: Db, userId: number): Promise<Sanction[]> {
  return sanctions(db).where(eq(ban.userId, userId)).orderBy(desc(ban.startsAt), desc(ban.id)).limit(SANCTIONS_MAX)
}

export async function sanctionOf(db: Db, banId: number): Promise<Sanction | null> {
  return (await sanctions(db).where(eq(ban.id, banId)).get()) ?? null
}

/** [B4] How often the ban was doubled is in what was given and what it lasts: whether it was at all. */
export function isDoubled({ at, endsAt, seconds, liftedAt }: Sanction): boolean {
  return liftedAt === null && endsAt - at > seconds * 1000 && seconds > 0
}

/** The user's own ban, where it is theirs. */
export async function ownSanction(db: Db, { banId, userId }: { banId: number; userId: number }) {
  return (
    (await sanctions(db)
      .where(and(eq(ban.id, banId), eq(ban.userId, userId)))
      .get()) ?? null
  )
}
