import { and, eq, sql } from 'drizzle-orm'
import { REACTIONS } from '#durable/rules/site/announcements.ts'
import type { Reaction } from '#durable/rules/site/announcements.ts'
import type { Db } from '#worker/db/client.ts'
import { announcementReaction, announcementReactionCount } from '#worker/db/schema/announcements.ts'

export type ReactionCount = { reaction: Reaction; count: number; isMine: boolean }

export function isReaction(reaction: string): reaction is Reaction {
  return REACTIONS.some((known) => known === reaction)
}

/** How often each reaction was given, and whether the reader gave it too (`userId` is null for a visitor). */
export async function reactionsTo(db: Db, announcementId: number, userId: number | null): Promise<ReactionCount[]> {
  const rows = await db
    .select({
      reaction: announcementReactionCount.reaction,
      count: announcementReactionCount.count,
      mine: announcementReaction.userId,
    })
    .from(announcementReactionCount)
    .leftJoin(
      announcementReaction,
      and(
        eq(announcementReaction.announcementId, announcementReactionCount.announcementId),
        eq(announcementReaction.userId, sql`${userId}`),
        eq(announcementReaction.reaction, announcementReactionCount.reaction),
      ),
    )
    .where(eq(announcementReactionCount.announcementId, announcementId))
  return REACTIONS.map((reaction) => {
    const row = rows.find((counted) => counted.reaction === reaction)
    return { reaction, count: row?.count ?? 0, isMine: (row?.mine ?? null) !== null }
  })
}

export type GivenReaction = { announcementId: number; userId: number; reaction: Reaction }

/** Gives a reaction to an announcement. Giving it again changes nothing. */
export async function giveReaction(db: Db, given: GivenReaction): Promise<void> {
  await db.insert(announcementReaction).values(given).onConflictDoNothing()
}

/** Takes a reaction back. Nothing changes if it was not given. */
export async function takeBackReaction(db: Db, { announcementId, userId, reaction }: GivenReaction): Promise<void> {
  await db
    .delete(announcementReaction)
    .where(
      and(
        eq(announcementReaction.announcementId, announcementId),
        eq(announcementReaction.userId, userId),
        eq(announcementReaction.reaction, reaction),
      ),
    )
}
