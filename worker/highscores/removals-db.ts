import { and, asc, desc, eq, exists, gte, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { Decider, FoundBy } from '#durable/rules/staff/decisions.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { highscore, removedScore } from '#worker/db/schema/highscores.ts'
import type { Interval } from '#worker/db/schema/highscores.ts'
import { user } from '#worker/db/schema/users.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { BEST_FIRST, isOnBoard } from './highscores-db.ts'
import { daysOf } from './periods-db.ts'

/** How many rows of a board staff look at, and how many removals. */
const LOOKED_AT_ROWS = 50

/** What tells one score from all others: a dog ends one round at a time. */
export type ScoreId = { game: GameKey; dogId: number; scoredAt: number }

/** The rows of a board for staff, best first, those of banned users as well. */
export function judgedBoard(db: Db, wanted: { game: GameKey; interval: Interval; now: number }) {
  const seenRound = db
    .select({ one: sql`1` })
    .from(round)
    .where(
      and(
        eq(round.dogId, highscore.dogId),
        eq(round.game, highscore.game),
        eq(round.endedAt, highscore.scoredAt),
        eq(round.isSeen, 1),
      ),
    )
  return db
    .select({
      dogId: highscore.dogId,
      dogName: dog.name,
      userId: dog.userId,
      username: user.username,
      score: highscore.score,
      scoredAt: highscore.scoredAt,
      isSeen: exists(seenRound).mapWith(Boolean),
    })
    .from(highscore)
    .innerJoin(dog, eq(dog.id, highscore.dogId))
    .innerJoin(user, eq(user.id, dog.userId))
    .where(isOnBoard(wanted))
    .orderBy(...BEST_FIRST)
    .limit(LOOKED_AT_ROWS)
}

/** The last scores of a game that staff have removed, the newest first. */
export function lastRemovals(db: Db, game: GameKey) {
  return db
    .select({
      dogId: removedScore.dogId,
      dogName: dog.name,
      score: removedScore.score,
      scoredAt: removedScore.scoredAt,
      reason: removedScore.reason,
      at: removedScore.at,
      by: user.username,
    })
    .from(removedScore)
    .innerJoin(dog, eq(dog.id, removedScore.dogId))
    .leftJoin(user, eq(user.id, removedScore.removedBy))
    .where(eq(removedScore.game, game))
    .orderBy(desc(removedScore.at))
    .limit(LOOKED_AT_ROWS)
}

export type OwnRemoval = {
  dogName: string
  score: number
  reason: string
  at: number
  foundBy: FoundBy
  decider: Decider | null
}

/** The scores of the user's dogs in a game that staff have removed, the newest first. */
export function removalsOf(db: Db, { user: of, game }: { user: number; game: GameKey }): Promise<OwnRemoval[]> {
  return db
    .select({
      dogName: dog.name,
      score: removedScore.score,
      reason: removedScore.reason,
      at: removedScore.at,
      foundBy: removedScore.foundBy,
      decider: removedScore.decider,
    })
    .from(removedScore)
    .innerJoin(dog, eq(dog.id, removedScore.dogId))
    .where(and(eq(dog.userId, of), eq(removedScore.game, game)))
    .orderBy(desc(removedScore.at))
}

/** The owner of a score that stands on a board, with their roles; undefined where none stands there. */
export function ownerOfScore(db: Db, { game, dogId, scoredAt }: ScoreId) {
  return db
    .select({
      userId: dog.userId,
      score: highscore.score,
      admin: user.admin,
      moderator: user.moderator,
      developer: user.developer,
    })
    .from(highscore)
    .innerJoin(dog, eq(dog.id, highscore.dogId))
    .innerJoin(user, eq(user.id, dog.userId))
    .where(isScore({ game, dogId, scoredAt }))
    .limit(1)
    .get()
}

type Removal = ScoreId & {
  score: number
  userId: number
  foundBy: FoundBy
  /** The role of the member of staff. */
  decider: Decider | null
  reason: string
  by: number
  now: number
}

/**
 * [GR12] Removes a score from every board where it stands. On each of them the next best round of the dog takes its place.
 * The round itself stays, and what it has brought: it was played as its log says. Returns 'gone' if it was removed meanwhile.
 */
export async function removeScore(db: Db, removal: Removal): Promise<'removed' | 'gone'> {
  const { game, dogId, scoredAt, score, userId, foundBy, decider, reason, by, now } = removal
  const boards = await db
    .select({ interval: highscore.interval, period: highscore.period })
    .from(highscore)
    .where(isScore(removal))
  const stands = sql`exists (select 1 from highscore where game = ${game} and dog_id = ${dogId} and scored_at = ${scoredAt})`
  try {
    await db.batch([
      demanded(db, 'score-gone', stands),
      db
        .insert(removedScore)
        .values({ game, dogId, scoredAt, score, foundBy, decider, reason, at: now, removedBy: by }),
      db.delete(highscore).where(isScore(removal)),
      ...boards.map((board) =>
        db
          .insert(highscore)
          .select(nextBest(db, { ...board, game, dogId }))
          .onConflictDoNothing(),
      ),
      logged(db, {
        at: now,
        staffId: by,
        act: 'remove-score',
        userId,
        dogId,
        reason,
        detail: { game, score },
      }),
    ])
    return 'removed'
  } catch (error) {
    return meaningOf(error, { 'score-gone': 'gone', 'removed_score.dog_id': 'gone' } as const)
  }
}

function isScore({ game, dogId, scoredAt }: ScoreId): SQL | undefined {
  return and(eq(highscore.game, game), eq(highscore.dogId, dogId), eq(highscore.scoredAt, scoredAt))
}

/** The best round of the dog that counts for the boards in the period, of those that were not removed. */
function nextBest(
  db: Db,
  { game, dogId, interval, period }: { game: GameKey; dogId: number; interval: Interval; period: string },
) {
  const days = daysOf(interval, period)
  const isRemoved = db
    .select({ one: sql`1` })
    .from(removedScore)
    .where(
      and(
        eq(removedScore.dogId, round.dogId),
        eq(removedScore.game, round.game),
        eq(removedScore.scoredAt, sql`${round.endedAt}`),
      ),
    )
  return db
    .select({
      game: round.game,
      interval: sql`${interval}`.as('interval'),
      period: sql`${period}`.as('period'),
      dogId: round.dogId,
      score: round.score,
      scoredAt: round.endedAt,
    })
    .from(round)
    .where(
      and(
        eq(round.dogId, dogId),
        eq(round.game, game),
        eq(round.state, 'counted'),
        // Of rounds of before that were not seen some are counted.
        eq(round.isSeen, 1),
        isNotNull(round.attempt),
        gte(round.day, days.from),
        lt(round.day, days.until),
        notExists(isRemoved),
      ),
    )
    .orderBy(desc(round.score), asc(round.endedAt))
    .limit(1)
}
