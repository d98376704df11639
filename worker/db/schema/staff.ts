import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { OFFENCES, OUTCOMES } from '#durable/rules/staff/reports.ts'
import { isOneOf } from './checks.ts'
import { dog } from './dogs.ts'
import { ban, user } from './users.ts'

/**
 * Reports of players about each other. The trigger report_claimed_once aborts with 'report-taken',
 * report_closed_once with 'report-over'.
 */
export const report = sqliteTable(
  'report',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => user.id),
    accusedId: integer('accused_id')
      .notNull()
      .references(() => user.id),
    /** The dog that was reported, of the user `accused`. */
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    offence: text({ enum: OFFENCES }).notNull(),
    reason: text().notNull(),
    /** The copy of a room that the evidence comes from; null if there is none. */
    room: text(),
    /** The number of the reported line in that room's log. */
    line: integer(),
    /** JSON: the evidence of the room [B10]; null once it was deleted. */
    evidence: text(),
    /** [B14] Until when reason and evidence are held beyond their deletion; null if they are not. */
    heldUntil: integer('held_until'),
    claimedBy: integer('claimed_by').references(() => user.id),
    claimedAt: integer('claimed_at'),
    outcome: text({ enum: OUTCOMES }),
    closedBy: integer('closed_by').references(() => user.id),
    closedAt: integer('closed_at'),
    /** Whether the reporter has seen the outcome. */
    seenAt: integer('seen_at'),
  },
  (table) => [
    index('report_waiting').on(table.closedAt, table.at),
    index('report_reporter').on(table.reporterId, table.at),
    index('report_accused').on(table.accusedId, table.at),
    index('report_held').on(table.heldUntil).where(sql.raw('held_until is not null')),
    check('report_offence', isOneOf('offence', OFFENCES)),
    check('report_outcome', isOneOf('outcome', OUTCOMES)),
    check('report_self', sql.raw('reporter_id <> accused_id')),
    check('report_closing', sql.raw('(closed_at is null) = (outcome is null)')),
  ],
)

/** An appeal against a ban [B7]. The trigger appeal_by_another aborts with 'judged-by-another'. */
export const appeal = sqliteTable(
  'appeal',
  {
    banId: integer('ban_id')
      .primaryKey()
      .notNull()
      .references(() => ban.id),
    at: integer().notNull(),
    words: text().notNull(),
    answer: text(),
    isLifted: integer('is_lifted'),
    answeredBy: integer('answered_by').references(() => user.id),
    answeredAt: integer('answered_at'),
  },
  (table) => [index('appeal_waiting').on(table.answeredAt, table.at)],
)

/** A ban that was doubled because this account was used in the same browser [B4] (worker/bans/doubling-db.ts). */
export const banDoubling = sqliteTable(
  'ban_doubling',
  {
    banId: integer('ban_id')
      .notNull()
      .references(() => ban.id),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.banId, table.userId] })],
)

/**
 * Everything that staff do. Lines cannot be changed, nor deleted before they are two years old [S11]: the triggers
 * staff_log_unchanged and staff_log_kept abort with 'the-log-is-kept'.
 */
export const staffLog = sqliteTable(
  'staff_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    /** The member of staff; null for the park itself. */
    staffId: integer('staff_id').references(() => user.id),
    /** One of STAFF_ACTS (durable/rules/staff/acts.ts). */
    act: text().notNull(),
    /** The user whom the act concerns. */
    userId: integer('user_id').references(() => user.id),
    dogId: integer('dog_id').references(() => dog.id),
    banId: integer('ban_id').references(() => ban.id),
    reportId: integer('report_id').references(() => report.id),
    room: text(),
    reason: text().notNull().default(''),
    /** JSON: further details; of texts that players have written, names alone. */
    detail: text().notNull().default('{}'),
  },
  (table) => [
    index('staff_log_staff').on(table.staffId, table.at),
    index('staff_log_user').on(table.userId, table.at),
    index('staff_log_at').on(table.at),
  ],
)
