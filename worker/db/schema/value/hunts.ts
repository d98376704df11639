import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { user } from '../users.ts'

/**
 * [CA3] What a user has found in the hunts of a week, by the day of its Monday: in all, and in the hunt of `day` as bits
 * (durable/rules/calendar/hunt.ts). Weeks that are over are deleted at night.
 */
export const huntWeek = sqliteTable(
  'hunt_week',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    week: integer().notNull(),
    finds: integer().notNull(),
    day: integer().notNull(),
    spots: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.week] }),
    check('hunt_week_finds', sql.raw('finds > 0 and spots > 0 and day between week and week + 6')),
  ],
)
