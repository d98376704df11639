import { and, asc, desc, eq, gt, max, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { BETTER_COUNTED_MAX, BOARD_ROWS } from '#durable/rules/games/boards.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { INTERVALS, highscore } from '#worker/db/schema/highscores.ts'
import type { Interval } from '#worker/db/schema/highscores.ts'
import { together } from '#worker/db/together.ts'
import { periodOf } from './periods-db.ts'

export type BoardRow = { score: number; dogName: string; ownerId: number; position: number }

/** The best dog of a user on a board. `position` is null where so many are better that nobody has counted them. */
export type OwnStanding = { score: number; dogName: string; position: number | null }

/** The order of the index of a board, so that its first rows are read without sorting. */
export const BEST_FIRST = [desc(highscore.score), asc(highscore.scoredAt), asc(highscore.dogId)]

type WantedBoard = { game: GameKey; interval: Interval; now: number }

/**
 * The best dogs of the interval that contains `now`, best first. Equal scores share a position. Dogs of users with an
 * active ban are left out. `first` rows, or as many as a board shows.
 */
export async function board(db: Db, wanted: WantedBoard & { first?: number }): Promise<BoardRow[]> {
  const best = db
    .select({ score: highscore.score, dogName: dog.name, ownerId: dog.userId })
    .from(highscore)
    .innerJoin(dog, eq(dog.id, highscore.dogId))
    .where(and(isOnBoard(wanted), not(isBannedAt(wanted.now))))
    .orderBy(...BEST_FIRST)
    .limit(wanted.first ?? BOARD_ROWS)
  const rows = await together(db, best)
  return rows.map((row) => ({ ...row, position: rows.findIndex(({ score }) => score === row.score) + 1 }))
}

/**
 * Where the best dog of the user stands on the board, also below its rows; null where none stands on it. What it reads does
 * not grow with the park: of the better dogs a thousand are counted at most.
 */
export async function ownStanding(db: Db, user: number, wanted: WantedBoard): Promise<OwnStanding | null> {
  const own = db.$with('own').as(
    db
      // The name comes from the row of the maximum: https://sqlite.org/lang_select.html#bareagg
      .select({ score: max(highscore.score).as('own_score'), dogName: dog.name })
      .from(dog)
      // SQLite keeps the order of a cross join. It would otherwise read the whole board to find the user's dogs on it.
      .crossJoin(highscore)
      .where(and(eq(dog.userId, user), eq(highscore.dogId, dog.id), isOnBoard(wanted))),
  )
  const better = db
    .select({ one: sql<number>`1`.as('one') })
    .from(highscore)
    .innerJoin(dog, eq(dog.id, highscore.dogId))
    .where(and(isOnBoard(wanted), gt(highscore.score, own.score), not(isBannedAt(wanted.now))))
    .limit(BETTER_COUNTED_MAX)
  const [row] = await db
    .with(own)
    .select({ score: own.score, dogName: own.dogName, better: sql<number>`(select count(*) from ${better})` })
    .from(own)
  if (!row || row.score === null) return null
  const { score, dogName } = row
  return { score, dogName, position: row.better < BETTER_COUNTED_MAX ? row.better + 1 : null }
}

export function isOnBoard({ game, interval, now }: WantedBoard): SQL | undefined {
  const period = periodOf(interval, now)
  return and(eq(highscore.game, game), eq(highscore.interval, interval), eq(highscore.period, period))
}

/** Whether the user of the dog has a ban at this time. */
export function isBannedAt(now: number): SQL {
  return sql`exists (select 1 from ban where ban.user_id = ${dog.userId} and starts_at <= ${now} and ends_at > ${now})`
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
