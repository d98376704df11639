import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from './users.ts'

/** Code that an administrator has tried on a user, and what became of it (durable/rules/staff/code-effects.ts). */
export const codeRun = sqliteTable(
  'code_run',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    by: integer()
      .notNull()
      .references(() => user.id),
    at: integer().notNull(),
    code: text().notNull(),
    /** JSON: the effects that may be confirmed, each a `ShownEffect`; null if there are none. */
    effects: text(),
    /** When they were confirmed; null if they were not. The op that did them is `code:<id>`. */
    doneAt: integer('done_at'),
  },
  (table) => [
    index('code_run_by').on(table.by, table.at),
    index('code_run_user').on(table.userId),
    index('code_run_at').on(table.at),
    check('code_run_code', sql.raw('length(code) <= 4000')),
    check('code_run_effects', sql.raw('effects is null or json_valid(effects)')),
    check('code_run_done', sql.raw('done_at is null or effects is not null')),
  ],
)
