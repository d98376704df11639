import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { isOneOf } from '../checks.ts'
import { dog } from '../dogs.ts'
import { user } from '../users.ts'

/**
 * An operation that moved value, done once. The row is the last of its batch, with its result, and seals the op: a trigger
 * refuses it while the legs of a unit do not sum to zero, and others refuse a leg or a move of an op that has its row.
 * Each act writes rows here, so this table and `leg` have no row ids, and no index but the one by which a user's ops are
 * listed.
 */
export const op = sqliteTable(
  'op',
  {
    /** A UUID that the client makes before it asks. An op of the park has a name with a colon, for what happens once. */
    id: text().primaryKey().notNull(),
    /** The user who asked; null for the park itself. */
    actor: integer().references(() => user.id),
    kind: text().notNull(),
    /** A hash of the request. A different request with the same id is refused. */
    requestHash: text('request_hash').notNull(),
    at: integer().notNull(),
    /**
     * JSON: the answer, also to a retry. It is null within the batches of older code only, which wrote the row first and
     * the result last.
     */
    result: text(),
  },
  (table) => [index('op_actor').on(table.actor, table.at)],
)

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
    /** The sum of its legs, which a trigger updates. */
    balance: integer().notNull().default(0),
    /** 1 for an account of the park in which value is created, so that its balance may be negative. */
    mayOwe: integer('may_owe').notNull().default(0),
  },
  (table) => [
    uniqueIndex('account_dog').on(table.dogId, table.unit),
    uniqueIndex('account_purpose').on(table.purpose, table.unit),
    check('account_owner', sql.raw('(dog_id is null) <> (purpose is null)')),
    check('account_unit', isOneOf('unit', UNITS)),
    check('account_balance', sql.raw('balance >= 0 or may_owe = 1')),
    check('account_may_owe', sql.raw('may_owe = 0 or may_owe = 1 and purpose is not null')),
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
  (table) => [primaryKey({ columns: [table.opId, table.accountId] }), check('leg_delta', sql.raw('delta <> 0'))],
)
