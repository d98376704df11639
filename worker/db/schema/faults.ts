import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { FAULTS } from '#durable/rules/staff/faults.ts'
import { isOneOf } from './checks.ts'

/** How often something failed in one hour (of epoch time). Details are in the log only. */
export const fault = sqliteTable(
  'fault',
  {
    hour: integer().notNull(),
    event: text({ enum: FAULTS }).notNull(),
    count: integer().notNull(),
    /** The start of the hour, epoch ms. */
    lastAt: integer('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.event] }),
    check('fault_event', isOneOf('event', FAULTS)),
    check('fault_count', sql.raw('"count" > 0')),
  ],
)
