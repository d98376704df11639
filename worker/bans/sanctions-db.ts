import { and, desc, eq } from 'drizzle-orm'
import type { BanKind } from '#durable/rules/staff/closures.ts'
import type { Decider, FoundBy } from '#durable/rules/staff/decisions.ts'
import type { Db } from '#worker/db/client.ts'
import { appeal } from '#worker/db/schema/staff.ts'
import { ban, user } from '#worker/db/schema/users.ts'

/** A kick or ban in a user's record. Times are epoch ms. */
export type Sanction = {
  id: number
  userId: number
  dogId: number | null
  at: number
  endsAt: number
  seconds: number
  kind: BanKind
  rule: string | null
  reason: string
  issuedBy: number | null
  /** How it came to be known, by which role it was decided, and the reported line [B22]. */
  foundBy: FoundBy
  decider: Decider | null
  facts: string | null
  /** The second one of the staff, for an exclusion for good. */
  confirmedBy: number | null
  /** The username of the issuer, which only staff may see. */
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
      kind: ban.kind,
      foundBy: ban.foundBy,
      decider: ban.decider,
      facts: ban.facts,
      confirmedBy: ban.confirmedBy,
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

/** The kicks and bans of the user, newest first. */
export async function recordOf(db: Db, userId: number): Promise<Sanction[]> {
  return sanctions(db).where(eq(ban.userId, userId)).orderBy(desc(ban.startsAt), desc(ban.id)).limit(SANCTIONS_MAX)
}

export async function sanctionOf(db: Db, banId: number): Promise<Sanction | null> {
  return (await sanctions(db).where(eq(ban.id, banId)).get()) ?? null
}

/** [B4] Whether the ban was doubled: then it lasts longer than it was given for. */
export function isDoubled({ at, endsAt, seconds, kind, liftedAt }: Sanction): boolean {
  return kind === 'timed' && liftedAt === null && endsAt - at > seconds * 1000 && seconds > 0
}

/** The ban, if it is the user's own; else null. */
export async function ownSanction(db: Db, { banId, userId }: { banId: number; userId: number }) {
  return (
    (await sanctions(db)
      .where(and(eq(ban.id, banId), eq(ban.userId, userId)))
      .get()) ?? null
  )
}
