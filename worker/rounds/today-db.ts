import { and, eq, max, sql } from 'drizzle-orm'
import { GAMES } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { levelsOnShelf } from '#durable/rules/games/levels/levels.ts'
import { bestMedalIn, hasPlayed } from '#durable/rules/games/prizes/marks.ts'
import { medalFor } from '#durable/rules/games/prizes/medals.ts'
import type { Medal } from '#durable/rules/games/prizes/medals.ts'
import { nextAttempt } from '#durable/rules/games/round/course-of-day.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { gameDay, playCard, round } from '#worker/db/schema/value/rounds.ts'
import { levelsNow } from '#worker/sheets/levels-db.ts'
import { bestScore } from './rounds-db.ts'

type Asker = { user: number; now: number }

/** What a user has done today in a game, and may do. */
export type GameToday = {
  game: GameKey
  /** [GR3] The number of the next try; null where none is left. */
  nextAttempt: number | null
  bestToday: number | null
  bestEver: number | null
  medal: Medal
  /** [GR9] Whether a round was a whole one. */
  hasPlayed: boolean
}

export async function gamesToday(db: Db, { user, now }: Asker): Promise<GameToday[]> {
  const day = osloDay(now)
  const ofDay = (game: GameKey) => and(eq(round.userId, user), eq(round.game, game), eq(round.day, day))
  return Promise.all(
    GAMES.map(async (game) => {
      const isMarked = and(eq(gameDay.userId, user), eq(gameDay.game, game), eq(gameDay.day, day))
      const [[today], [best], [marked]] = await db.batch([
        db
          .select({ used: max(round.attempt), score: sql<number | null>`max(iif(attempt is null, null, score))` })
          .from(round)
          .where(ofDay(game)),
        bestScore(db, { user, game, isCalm: false, shelf: null }),
        db.select({ marks: gameDay.marks }).from(gameDay).where(isMarked),
      ])
      const marks = marked?.marks ?? 0
      return {
        game,
        nextAttempt: nextAttempt(today?.used ?? 0),
        bestToday: today?.score ?? null,
        bestEver: best?.score ?? null,
        medal: bestMedalIn(marks),
        hasPlayed: hasPlayed(marks),
      }
    }),
  )
}

/** [GR10] The punches on the play card, 0 to 6. */
export async function punchesOf(db: Db, user: number): Promise<number> {
  const card = await db.select({ punches: playCard.punches }).from(playCard).where(eq(playCard.userId, user)).get()
  return card?.punches ?? 0
}

/** A level of the shelf, and what the user has reached there. */
export type ShelfLevel = { level: HeapLevel; best: number | null; medal: Medal }

export async function shelfOf(db: Db, { user, now }: Asker): Promise<ShelfLevel[]> {
  const levels = levelsOnShelf(await run(levelsNow(db)), osloDay(now))
  const bestOn = ({ key }: HeapLevel) => bestScore(db, { user, game: 'KnogleKnas', isCalm: false, shelf: key })
  const [first, ...others] = levels.map(bestOn)
  const bests = first ? await db.batch([first, ...others]) : []
  return levels.map((level, place) => {
    const best = bests[place]?.[0]?.score ?? null
    return { level, best, medal: best === null ? 0 : medalFor(best, level.medals) }
  })
}
