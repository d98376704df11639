import { sql } from 'drizzle-orm'
import { check, customType, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { GAMES } from '#durable/rules/games/games.ts'
import type { LogFault } from '#durable/rules/games/round/verdict.ts'
import { isOneOf } from '../checks.ts'
import { dog } from '../dogs.ts'
import { user } from '../users.ts'

/** A column of bytes. D1 returns them as an array of numbers. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | number[] }>({
  dataType: () => 'blob',
  fromDriver: (numbers) => Uint8Array.from(numbers),
})

/**
 * `open`: it is being played; a user has one at most. `left`: the user has started another one since, but its log is still
 * accepted, late. `counted`, `late` and `calm`: it has ended, and that is what it counts for (GR5, GR6). A round in time that
 * its room has not seen (GR15) is `late` as well. `refused`: its log was refused.
 */
export const ROUND_STATES = ['open', 'left', 'counted', 'late', 'calm', 'refused'] as const

/**
 * A round of a game. Once it has ended, a trigger refuses changes, except that its log is deleted after two weeks.
 */
export const round = sqliteTable(
  'round',
  {
    /** The op of the client that started it. */
    id: text().primaryKey().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    game: text({ enum: GAMES }).notNull(),
    /** The Oslo day on which it started. It counts for that day, whenever it ends. */
    day: integer().notNull(),
    /** The number of the try, from 1; null for a level of the shelf. */
    attempt: integer(),
    levelKey: text('level_key'),
    levelVersion: integer('level_version'),
    /** The version of the rules that the client plays by. */
    rules: integer().notNull(),
    isCalm: integer('is_calm').notNull(),
    startedAt: integer('started_at').notNull(),
    endedAt: integer('ended_at'),
    state: text({ enum: ROUND_STATES }).notNull().default('open'),
    score: integer(),
    medal: integer(),
    ticks: integer(),
    log: bytes(),
    /** A hash of the log, if it is too long for two players to send the same by chance; else null. */
    logHash: text('log_hash'),
    /** Why the log was refused: a fault by the rules, or a copy of somebody else's log. */
    fault: text().$type<LogFault | 'copied'>(),
    /** [GR15] 1 where its room has seen it played. */
    isSeen: integer('is_seen').notNull().default(0),
  },
  (table) => [
    uniqueIndex('round_try').on(table.userId, table.game, table.day, table.attempt),
    uniqueIndex('round_open').on(table.userId).where(sql.raw(`state = 'open'`)),
    uniqueIndex('round_log')
      .on(table.game, table.day, table.attempt, table.logHash)
      .where(sql.raw('log_hash is not null')),
    index('round_best')
      .on(table.userId, table.game, table.isCalm, sql`${table.score} desc`)
      .where(sql.raw('attempt is not null')),
    index('round_level')
      .on(table.userId, table.levelKey, sql`${table.score} desc`)
      .where(sql.raw('attempt is null')),
    index('round_dog_id').on(table.dogId),
    index('round_started_at').on(table.startedAt),
    // [GR13] The best round on a course.
    index('round_ghost')
      .on(table.game, table.day, table.attempt, sql`${table.score} desc`)
      .where(sql.raw('log is not null')),
    index('round_logged').on(table.startedAt).where(sql.raw('log is not null')),
    check('round_game', isOneOf('game', GAMES)),
    check('round_state', isOneOf('state', ROUND_STATES)),
    check('round_attempt', sql.raw('attempt > 0')),
    check('round_level_key', sql.raw(`(game = 'KnogleKnas') = (level_key is not null)`)),
    check('round_level_version', sql.raw('(level_key is null) = (level_version is null)')),
    check('round_shelf', sql.raw('attempt is not null or level_key is not null')),
    check('round_is_calm', sql.raw('is_calm in (0, 1)')),
    check('round_ended', sql.raw(`(ended_at is null) = (state in ('open', 'left'))`)),
    check('round_proven', sql.raw(`(score is not null) = (state in ('counted', 'late', 'calm'))`)),
    check('round_score', sql.raw('score >= 0 and medal between 0 and 3 and ticks >= 0')),
    check('round_log_length', sql.raw('length(log) <= 4096')),
  ],
)

/** [GR9] What a user has achieved in a game on a day, as bits (durable/rules/games/prizes/marks.ts). */
export const gameDay = sqliteTable(
  'game_day',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    game: text({ enum: GAMES }).notNull(),
    day: integer().notNull(),
    marks: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.game, table.day] }),
    index('game_day_day').on(table.day),
    check('game_day_game', isOneOf('game', GAMES)),
    check('game_day_marks', sql.raw('marks between 1 and 15')),
  ],
)

/** [GR10] The play card of a user. */
export const playCard = sqliteTable(
  'play_card',
  {
    userId: integer('user_id')
      .primaryKey()
      .notNull()
      .references(() => user.id),
    punches: integer().notNull(),
    lastDay: integer('last_day').notNull(),
  },
  () => [check('play_card_punches', sql.raw('punches between 0 and 6'))],
)

/** [GR11] The points that a user has won for a pack in a week. */
export const packWeek = sqliteTable(
  'pack_week',
  {
    /** The Oslo day of the Monday of the week. */
    week: integer().notNull(),
    /** The index of the pack in PACKS. */
    pack: integer().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    points: integer().notNull(),
    /** When the points were reached, epoch ms. Of two packs with equal points the earlier one comes first. */
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.pack, table.userId] }),
    index('pack_week_best').on(table.week, table.pack, sql`${table.points} desc`, table.at),
    index('pack_week_user_id').on(table.userId),
    check('pack_week_points', sql.raw('points > 0 and pack between 0 and 5')),
  ],
)
