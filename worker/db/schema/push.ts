import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PUSH_KINDS } from '#durable/rules/push/kinds.ts'
import { LANGUAGE_VALUES, isOneOf } from './checks.ts'
import { session, user } from './users.ts'

/**
 * A browser that may be sent push messages. It belongs to the session in which it was set up: a session that has ended
 * gets nothing.
 */
export const pushSubscription = sqliteTable(
  'push_subscription',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => session.hash),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    /** SHA-256 in hex of the endpoint: an address to which whoever knows it can send. */
    endpointHash: text('endpoint_hash').notNull(),
    /** The endpoint and the keys of the browser, sealed (worker/sealing.ts). */
    sealed: text().notNull(),
    /** A mask of PUSH_KINDS. */
    kinds: integer().notNull(),
    /** IANA time zone of the device, and its quiet hours [from, to) in it. */
    zone: text().notNull(),
    quietFrom: integer('quiet_from').notNull(),
    quietTo: integer('quiet_to').notNull(),
    /** Whether messages name the other dog. */
    names: integer().notNull(),
    language: text({ enum: LANGUAGE_VALUES }).notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the push service last took a message; null if it never did. */
    okAt: integer('ok_at'),
    /** How many messages it has refused since. */
    fails: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_subscription_endpoint').on(table.endpointHash),
    uniqueIndex('push_subscription_session').on(table.sessionHash),
    index('push_subscription_user_id').on(table.userId),
    check('push_subscription_language', isOneOf('language', LANGUAGE_VALUES)),
    check('push_subscription_names', sql.raw('names in (0, 1)')),
  ],
)

/** The condition of the partial index: SQLite uses it only for queries that repeat it word for word. */
export const IS_PUSH_WAITING = 'done_at is null'

/** What a user is to be told by push, and for two days what they were told. */
export const pushDue = sqliteTable(
  'push_due',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    kind: text({ enum: PUSH_KINDS }).notNull(),
    /** What happened, with the partner and the time where there may be one in so many minutes. */
    key: text().notNull(),
    /** Ids of dogs and users, JSON (worker/push/due-db.ts). It has no names and no words. */
    about: text().notNull(),
    at: integer().notNull(),
    notBefore: integer('not_before').notNull(),
    dropAt: integer('drop_at').notNull(),
    /** Until when a run of the minute cron has it. */
    leaseUntil: integer('lease_until').notNull().default(0),
    attempts: integer().notNull().default(0),
    /** The subscriptions that are still to be tried after a failure, JSON; null for all of the user. */
    remaining: text(),
    /** When it was sent or dropped; null while it waits. */
    doneAt: integer('done_at'),
    /** Whether a push service took it. */
    sent: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_due_key').on(table.userId, table.kind, table.key),
    index('push_due_waiting').on(table.notBefore).where(sql.raw(IS_PUSH_WAITING)),
    index('push_due_at').on(table.at),
    check('push_due_kind', isOneOf('kind', PUSH_KINDS)),
    check('push_due_sent', sql.raw('sent in (0, 1)')),
  ],
)
