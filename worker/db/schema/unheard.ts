import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { isOneOf } from './checks.ts'
import { dog } from './dogs.ts'
import { user } from './users.ts'

export const UNHEARD_KINDS = ['ignored', 'blocked'] as const

/**
 * The users whom a user does not hear. Ignoring is one-way, a block two-way. The writing query limits the number of rows
 * of a user [C11].
 */
export const unheard = sqliteTable(
  'unheard',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    otherId: integer('other_id')
      .notNull()
      .references(() => user.id),
    /** The dog of the other user that was ignored or blocked; the list shows it. */
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    kind: text({ enum: UNHEARD_KINDS }).notNull(),
    since: integer().notNull(),
  },
  (table) => [
    uniqueIndex('unheard_pair').on(table.userId, table.otherId),
    index('unheard_other').on(table.otherId, table.kind),
    check('unheard_kind', isOneOf('kind', UNHEARD_KINDS)),
    check('unheard_self', sql.raw('user_id <> other_id')),
  ],
)
