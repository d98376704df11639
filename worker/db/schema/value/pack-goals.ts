import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { dog } from '../dogs.ts'
import { user } from '../users.ts'

/** Marks for which a pack that has reached its goal has still to pay. */
export const IS_UNPAID = 'is_paid = 0'

/**
 * [PG1] The marks that a user has given a pack in a week, by the day of its Monday, and the dog that gave the last one. Weeks are
 * deleted once no banner of them hangs any more.
 */
export const packMark = sqliteTable(
  'pack_mark',
  {
    week: integer().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    /** The index of the pack in PACKS. */
    pack: integer().notNull(),
    marks: integer().notNull(),
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    /** 1 once the user has got the bones of the goal. */
    isPaid: integer('is_paid').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.week, table.pack] }),
    index('pack_mark_unpaid').on(table.week, table.pack).where(sql.raw(IS_UNPAID)),
    check('pack_mark_marks', sql.raw('marks between 1 and 10 and pack between 0 and 5 and is_paid in (0, 1)')),
  ],
)

/** [PG1] The goal of a pack for a week: how many marks it wants, how many it has, and from how many users. */
export const packGoal = sqliteTable(
  'pack_goal',
  {
    week: integer().notNull(),
    pack: integer().notNull(),
    target: integer().notNull(),
    marks: integer().notNull(),
    users: integer().notNull(),
    /** When the goal was reached, epoch ms; null until then. */
    reachedAt: integer('reached_at'),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.pack] }),
    check('pack_goal_marks', sql.raw('marks > 0 and users between 1 and marks and pack between 0 and 5')),
  ],
)
