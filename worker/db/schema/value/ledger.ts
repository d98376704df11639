import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { isOneOf } from '../checks.ts'
import { dog } from '../dogs.ts'
import { user } from '../users.ts'

/**
 * An operation that moved value, done once. The row is the first of its batch and gets its result last. Triggers refuse
 * a leg after that, and a result while the legs of a unit do not sum to zero.
 */
export const op = sqliteTable('op', {
  /** A UUID that the client makes before it asks. An op of the park has a name with a colon, for what happens once. */
  id: text().primaryKey().notNull(),
  /** The user who asked; null for the park itself. */
  actor: integer().references(() => user.id),
  kind: text().notNull(),
  /** A hash of the request. A different request with the same id is refused. */
  requestHash: text('request_hash').notNull(),
  at: integer().notNull(),
  /** JSON: the answer, also to a retry. Null only within the batch. */
  result: text(),
})

/** What accounts count. `life` is what lengthens the life of a dog, in days [H2]. */
export const UNITS = ['bones', 'karma', 'level', 'life'] as const
export type Unit = (typeof UNITS)[number]

/**
 * [V1] An account of a dog, which a trigger opens at its birth, or of the park, named after what value comes from or
 * goes to.
 */
export const account = sqliteTable(
  'account',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    dogId: integer('dog_id').references(() => dog.id),
    purpose: text(),
    unit: text({ enum: UNITS }).notNull(),
    /** The sum of its legs, which a trigger updates. Accounts of the park may be negative: value is created there. */
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

/** The amount that an op adds to an account. Never changed. */
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
