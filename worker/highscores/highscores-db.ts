import { and, asc, desc, eq, not, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { type GameKey } from '#durable/rules/games/games.ts'
import { INTERVALS, type Interval, highscore } from '#worker/db/schema/highscores.ts'
import { periodOf } from './periods-db.ts'

/** The number of rows of a board. */
const BOARD_ROWS = 10

export type BoardRow = { score: number; dogName: string; ownerId: number; position: number }

/**
 * The best dogs of the interval that contains `now`, best first. Equal scores share a position. Dogs of users with an
 * active ban are left out.
 */
export async function board(db: Db, wanted: { game: GameKey; interval: Interval; now: number }): Promise<BoardRow[]> {
  const { game, interval, now } = wanted
  const isBanned = sql`exists (select 1 from ban where ban.user_id = ${dog.userId} and starts_at <= ${now} and ends_at > ${now})`
  const rows = await db
    .select({ score: highscore.score, dogName: dog.name, ownerId: dog.userId })
    .from(highscore)
    .innerJoin(dog, eq(dog.id, highscore.dogId))
    .where(
      and(
        eq(highscore.game, game),
        eq(highscore.interval, interval),
        eq(highscore.period, periodOf(interval, now)),
        not(isBanned),
      ),
    )
    .orderBy(desc(highscore.score), asc(highscore.scoredAt), asc(highscore.dogId))
    .limit(BOARD_ROWS)
  return rows.map((row) => ({ ...row, position: rows.findIndex(({ score }) => score === row.score) + 1 }))
}

export type ProvenScore = {
  game: GameKey
  dogId: number
  score: number
  now: number
  /** When the round began, epoch ms. It decides to which day, week and year the score belongs. */
  startedAt: number
}

/**
 * Stores a score of the dog on each board where it is the dog's best. Only the replay of a round may call it [GR1].
 */
export function keepScore(db: Db, { game, dogId, score, now, startedAt }: ProvenScore) {
  const rows = INTERVALS.map((interval) => ({
    game,
    interval,
    period: periodOf(interval, startedAt),
    dogId,
    score,
    scoredAt: now,
  }))
  return db
    .insert(highscore)
    .values(rows)
    .onConflictDoUpdate({
      target: [highscore.game, highscore.interval, highscore.period, highscore.dogId],
      set: { score: sql`excluded.score`, scoredAt: sql`excluded.scored_at` },
      setWhere: sql`excluded.score > ${highscore.score}`,
    })
}
