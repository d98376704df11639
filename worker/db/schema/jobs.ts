import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The jobs of the minute cron that are running, and until when no other run of them may begin (epoch ms). */
export const jobLease = sqliteTable('job_lease', {
  job: text().primaryKey().notNull(),
  until: integer().notNull(),
})
