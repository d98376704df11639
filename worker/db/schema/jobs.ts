import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The jobs of the minute cron that are running, and until when no other run of them may begin (epoch ms). */
export const jobLease = sqliteTable('job_lease', {
  job: text().primaryKey().notNull(),
  until: integer().notNull(),
})

/**
 * The sums of legs by account that the audit under way has added up: JSON, cut into parts, since D1 takes no value of
 * more than 2,000,000 bytes.
 */
export const auditPart = sqliteTable('audit_part', {
  number: integer().primaryKey().notNull(),
  text: text().notNull(),
})
