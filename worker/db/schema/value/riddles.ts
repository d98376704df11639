import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '../users.ts'

/** [Q5] The riddle of an Oslo day, the same for all. Old days are deleted at night. */
export const riddleDay = sqliteTable(
  'riddle_day',
  {
    day: integer().primaryKey().notNull(),
    /** JSON of a Question without its answer: texts in four languages. */
    asked: text().notNull(),
    /** The index of the right answer, which is told to whoever has answered. */
    right: integer().notNull(),
  },
  () => [check('riddle_day_right', sql.raw('"right" between 0 and 3'))],
)

/** [Q5] The answer of a user to the riddle of a day. Old days are deleted at night. */
export const riddleAnswer = sqliteTable(
  'riddle_answer',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    day: integer().notNull(),
    /** The level points that it has brought; 0 for a wrong one. */
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('riddle_answer_points', sql.raw('points >= 0')),
  ],
)
