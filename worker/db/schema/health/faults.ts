import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { isOneOf } from '../checks.ts'

/** Bugs that are counted, by the names that they have in the log (worker/log.ts). */
export const FAULTS = ['request-failed', 'operation-failed', 'room-failed'] as const
export type Fault = (typeof FAULTS)[number]

/** How often what has failed in an hour (of epoch time); what it was stands in the log alone. */
export const fault = sqliteTable(
  'fault',
  {
    hour: integer().notNull(),
    event: text({ enum: FAULTS }).notNull(),
    count: integer().notNull(),
    /** Epoch ms. */
    lastAt: integer('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.event] }),
    check('fault_event', isOneOf('event', FAULTS)),
    check('fault_count', sql.raw('"count" > 0')),
  ],
)
