import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Wear } from './dogs.ts'
import { user } from './users.ts'

/** [LK2] The looks that users keep, each at a place from 0: the kinds that are worn, by slot, as JSON. */
export const savedLook = sqliteTable(
  'saved_look',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    place: integer().notNull(),
    wear: text({ mode: 'json' }).$type<Wear>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.place] }),
    check('saved_look_place', sql.raw('place between 0 and 5')),
    check('saved_look_wear', sql.raw('json_valid(wear) and length(wear) <= 200')),
  ],
)
