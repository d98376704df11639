import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { isOneOf } from '../checks.ts'
import { dog } from '../dogs.ts'
import { user } from '../users.ts'

/**
 * Something that moved value, done once. The row comes first in its batch and gets its result last: a trigger lets no
 * leg follow that, and no result be written while the legs of a unit do not sum to zero.
 */
export const op = sqliteTable('op', {
  /** Made by the client (a UUID) before it asks; by the park from what happens but once, with a colon in it. */
  id: text().primaryKey().notNull(),
  /** The user who asked; null: the park itself. */
  actor: integer().references(() => user.id),
  kind: text().notNull(),
  /** Of what was asked: another request under the same id is refused. */
  requestHash: text('request_hash').notNull(),
  at: integer().notNull(),
  /** JSON; what a repetition is answered with. Null only within the batch. */
  result: text(),
})

/** What is counted. `life` is what lengthens the life of a dog, in days [H2]. */
export const UNITS = ['bones', 'karma', 'level', 'life'] as const
export type Unit = (typeof UNITS)[number]

/** [V1] A dog's, opened by a trigger when it is born, or the park's own, named for where value comes from or goes to. */
export const account = sqliteTable(
  'account',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    dogId: integer('dog_id').references(() => dog.id),
    purpose: text(),
    unit: text({ enum: UNITS }).notNull(),
    /** The sum of its legs; a trigger keeps it. Those of the park go below zero: there value begins. */
    balance: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('account_dog').on(table.dogId, table.unit),
    uniqueIndex('account_purpose').on(table.purpose, table.unit),
    check('account_owner', sql.raw('(dog_id is null) <> (purpose is null)')),
    check('account_unit', isOneOf('unit', UNITS)),
    check('account_balance', sql.raw('balance >= 0 or purpose is not null')),
  ],
)

/** What an op adds to an account. Never changed. */
export const leg = sqliteTable(
  'leg',
  {
    opId: text('op_id')
      .notNull()
      .references(() => op.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    delta: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.opId, table.accountId] }),
    index('leg_account').on(table.accountId),
    check('leg_delta', sql.raw('delta <> 0')),
  ],
)
