import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { isOneOf } from '../checks.ts'
import { dog } from '../dogs.ts'

export const TRADE_STATES = ['open', 'done', 'over'] as const

/**
 * A trade between two dogs. `ver` counts the changes of the offers, and agreement is given to one version: a change
 * withdraws that of both [X2]. Things are JSON, [{ id, ver }].
 */
export const trade = sqliteTable(
  'trade',
  {
    id: text().primaryKey().notNull(),
    aDog: integer('a_dog')
      .notNull()
      .references(() => dog.id),
    bDog: integer('b_dog')
      .notNull()
      .references(() => dog.id),
    aThings: text('a_things').notNull().default('[]'),
    bThings: text('b_things').notNull().default('[]'),
    aBones: integer('a_bones').notNull().default(0),
    bBones: integer('b_bones').notNull().default(0),
    ver: integer().notNull().default(1),
    changedAt: integer('changed_at').notNull(),
    aYes: integer('a_yes').notNull().default(0),
    bYes: integer('b_yes').notNull().default(0),
    state: text({ enum: TRADE_STATES }).notNull().default('open'),
  },
  (table) => [
    index('trade_a_dog').on(table.aDog, table.state),
    index('trade_b_dog').on(table.bDog, table.state),
    check('trade_dogs', sql.raw('a_dog <> b_dog')),
    check('trade_bones', sql.raw('a_bones >= 0 and b_bones >= 0')),
    check('trade_yes', sql.raw('a_yes in (0, 1) and b_yes in (0, 1)')),
    check('trade_state', isOneOf('state', TRADE_STATES)),
    check('trade_things', sql.raw('json_array_length(a_things) <= 9 and json_array_length(b_things) <= 9')),
  ],
)
