import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { PACK_GOAL, goalWeek, oldestBannerWeek, weekBefore } from '#durable/rules/life/pack-goal.ts'
import { PACKS } from '#durable/rules/packs.ts'
import type { Pack } from '#durable/rules/packs.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { packGoal, packMark } from '#worker/db/schema/value/pack-goals.ts'

/** [PG1] How far a pack is in the week of `now`, and how many of its marks the user has given. */
export type GoalStanding = { marks: number; target: number; own: number; isReached: boolean }

/** [PG1] The goal of a pack, by its index in PACKS, as a user sees it. Before the first mark of a week it is what that would set. */
export async function goalOf(
  db: Db,
  { pack, user, now }: { pack: number; user: number; now: number },
): Promise<GoalStanding> {
  const week = goalWeek(now)
  const goalIn = (asked: number) =>
    db
      .select()
      .from(packGoal)
      .where(and(eq(packGoal.week, asked), eq(packGoal.pack, pack)))
  const isOwn = and(eq(packMark.userId, user), eq(packMark.week, week), eq(packMark.pack, pack))
  const [[goal], [before], [own]] = await db.batch([
    goalIn(week),
    goalIn(weekBefore(week)),
    db.select({ marks: packMark.marks }).from(packMark).where(isOwn),
  ])
  const target = goal?.target ?? Math.max(PACK_GOAL.least, PACK_GOAL.perUser * (before?.users ?? 0))
  return {
    marks: goal?.marks ?? 0,
    target,
    own: own?.marks ?? 0,
    isReached: (goal?.reachedAt ?? null) !== null,
  }
}

/** [PG2] The packs whose banner hangs at `now`, in the order of PACKS. */
export async function packsWithBanner(db: Db, now: number): Promise<Pack[]> {
  const rows = await db
    .selectDistinct({ pack: packGoal.pack })
    .from(packGoal)
    .where(and(gte(packGoal.week, oldestBannerWeek(now)), isNotNull(packGoal.reachedAt)))
    .orderBy(sql`${packGoal.pack}`)
  return rows.flatMap(({ pack }) => PACKS[pack] ?? [])
}

/** The pack of a dog of the user, as its index in PACKS; null where the dog is not theirs. */
export async function packOfDog(db: Db, { dogId, userId }: { dogId: number; userId: number }): Promise<number | null> {
  const isTheirs = and(eq(dog.id, dogId), eq(dog.userId, userId))
  return (await db.select({ pack: dog.pack }).from(dog).where(isTheirs).get())?.pack ?? null
}
