import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { dog } from '../dogs.ts'
import { op } from './ledger.ts'

/** What a dog has gained in a day of Oslo of what has a limit a day. Old days are forgotten. */
export const daily = sqliteTable(
  'daily',
  {
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    day: integer().notNull(),
    kind: text({ enum: ['karma'] }).notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dogId, table.day, table.kind] }),
    index('daily_day').on(table.day),
    check('daily_karma', sql.raw(`kind = 'karma' and amount between 1 and 50`)),
  ],
)

/** What happens but once: "treat:<user>:<user>:<day>". */
export const once = sqliteTable('once', {
  what: text().primaryKey().notNull(),
  opId: text('op_id')
    .notNull()
    .references(() => op.id),
})

/** What rests for a while: "sniff:<dog>:<dog>", "dig:<dog>:<room>:<x>,<y>". Forgotten when it has. */
export const rest = sqliteTable(
  'rest',
  { what: text().primaryKey().notNull(), until: integer().notNull() },
  (table) => [index('rest_until').on(table.until)],
)
