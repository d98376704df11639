import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { dog } from './dogs.ts'
import { user } from './users.ts'

/** [PC1] Who sits on the party committee, sat on it, or will sit on it. Times are epoch ms. */
export const committeeTerm = sqliteTable(
  'committee_term',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    /** The dog that is paid and shown for the term. */
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    /** From 0 to 3. */
    seat: integer().notNull(),
    /** The month of Oslo with which the term of the seat begins (`osloMonth`). */
    month: integer().notNull(),
    startsAt: integer('starts_at').notNull(),
    /** When it ends: with its second month, or earlier. A term that was ended before it began ends when it begins. */
    until: integer().notNull(),
    appointedAt: integer('appointed_at').notNull(),
  },
  (table) => [
    index('committee_term_user_id').on(table.userId, table.until),
    index('committee_term_until').on(table.until),
    check('committee_term_seat_known', sql.raw('seat between 0 and 3')),
    check('committee_term_order', sql.raw('until >= starts_at')),
  ],
)
