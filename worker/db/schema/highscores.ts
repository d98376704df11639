import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { GAMES } from '#durable/rules/games/games.ts'
import { DECIDERS, FOUND_BY } from '#durable/rules/staff/decisions.ts'
import { isOneOf } from './checks.ts'
import { dog } from './dogs.ts'
import { user } from './users.ts'

export const INTERVALS = ['AllTime', 'Daily', 'Weekly', 'Yearly'] as const
export type Interval = (typeof INTERVALS)[number]

/**
 * The best score of a dog in a game within one period, for example the week that begins on 2026-11-16. A score is
 * stored for all four intervals, so that a board is the first rows of an index.
 */
export const highscore = sqliteTable(
  'highscore',
  {
    game: text({ enum: GAMES }).notNull(),
    interval: text({ enum: INTERVALS }).notNull(),
    /** The first day of the period in Europe/Oslo, "2026-11-16"; "ever" for AllTime. */
    period: text().notNull(),
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    score: integer().notNull(),
    /** When the dog reached the score. Of two equal scores the earlier one comes first. */
    scoredAt: integer('scored_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.interval, table.period, table.dogId] }),
    index('highscore_board').on(
      table.game,
      table.interval,
      table.period,
      sql`${table.score} desc`,
      table.scoredAt,
      table.dogId,
    ),
    index('highscore_dog_id').on(table.dogId),
    check('highscore_game', isOneOf('game', GAMES)),
    check('highscore_interval', isOneOf('interval', INTERVALS)),
    check('highscore_period', sql.raw(`(interval = 'AllTime') = (period = 'ever')`)),
    check('highscore_score', sql.raw('score >= 0')),
  ],
)

/**
 * [GR12] A score that staff have removed from the boards. Its round stays, and is passed over where another one of the dog
 * takes its place.
 */
export const removedScore = sqliteTable(
  'removed_score',
  {
    game: text({ enum: GAMES }).notNull(),
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    /** When the score was reached, as in `highscore`: a dog ends one round at a time. */
    scoredAt: integer('scored_at').notNull(),
    score: integer().notNull(),
    /** For the staff log and for the player. */
    reason: text().notNull(),
    at: integer().notNull(),
    removedBy: integer('removed_by')
      .notNull()
      .references(() => user.id),
    /** How it came to be known [B22], and the role of who removed it; null in older rows. */
    foundBy: text('found_by', { enum: FOUND_BY }).notNull().default('staff'),
    decider: text({ enum: DECIDERS }),
  },
  (table) => [
    primaryKey({ columns: [table.dogId, table.game, table.scoredAt] }),
    index('removed_score_game').on(table.game, table.at),
    index('removed_score_at').on(table.at),
    check('removed_score_game', isOneOf('game', GAMES)),
  ],
)
