import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { DECIDERS } from '#durable/rules/staff/decisions.ts'
import { PUBLIC_VERDICTS, REPORTED_KINDS, REPORT_GROUNDS } from '#durable/rules/staff/public-reports.ts'
import { LANGUAGE_VALUES, isOneOf } from './checks.ts'
import { user } from './users.ts'

/**
 * Reports from the page /report, by anybody [B20]. Who sent one is not known. The trigger public_report_decided_once aborts
 * with 'report-over'.
 */
export const publicReport = sqliteTable(
  'public_report',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** SHA-256 of the number, which opens the page of the report. */
    numberHash: text('number_hash').notNull(),
    at: integer().notNull(),
    /** The language in which the form was sent. */
    language: text({ enum: LANGUAGE_VALUES }).notNull(),
    kind: text({ enum: REPORTED_KINDS }).notNull(),
    ground: text({ enum: REPORT_GROUNDS }).notNull(),
    /** The name, or the address of the page, that is reported. */
    what: text().notNull(),
    /** The key [N6] of `what`, by which dogs and users of that name are found. */
    whatKey: text('what_key').notNull(),
    words: text().notNull(),
    /** Where the reporter wishes an answer; null without one, and once the answer was sent by hand. */
    email: text(),
    /** The user whom it is about, if staff found one. */
    accusedId: integer('accused_id').references(() => user.id),
    outcome: text({ enum: PUBLIC_VERDICTS }),
    /** Why it was decided so, for the reporter. */
    decision: text(),
    decidedBy: integer('decided_by').references(() => user.id),
    /** Their role at that time. */
    decider: text({ enum: DECIDERS }),
    decidedAt: integer('decided_at'),
    /**
     * [B26] The report at which a second look was asked for. This row is what was asked, with the answer to it; nobody has been
     * given its number.
     */
    againOf: integer('again_of').references((): AnySQLiteColumn => publicReport.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('public_report_number').on(table.numberHash),
    uniqueIndex('public_report_again').on(table.againOf).where(sql.raw('again_of is not null')),
    index('public_report_waiting').on(table.decidedAt, table.at),
    index('public_report_at').on(table.at),
    index('public_report_accused').on(table.accusedId).where(sql.raw('accused_id is not null')),
    index('public_report_letter').on(table.decidedAt).where(sql.raw('email is not null')),
    check('public_report_language', isOneOf('language', LANGUAGE_VALUES)),
    check('public_report_kind', isOneOf('kind', REPORTED_KINDS)),
    check('public_report_ground', isOneOf('ground', REPORT_GROUNDS)),
    check('public_report_outcome', isOneOf('outcome', PUBLIC_VERDICTS)),
    check('public_report_deciding', sql.raw('(decided_at is null) = (outcome is null)')),
  ],
)
