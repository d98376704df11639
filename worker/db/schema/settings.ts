import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LIST_KINDS } from '#durable/rules/filter/word-list.ts'
import { SETTING_TYPES } from '#durable/rules/staff/settings.ts'
import { LANGUAGE_VALUES, isOneOf } from './checks.ts'
import { user } from './users.ts'

export const setting = sqliteTable('setting', {
  type: text({ enum: SETTING_TYPES }).primaryKey().notNull(),
  value: text().notNull(),
})

/** The preferences that a user has changed, as JSON. The rules validate them and add the defaults. */
export const preference = sqliteTable(
  'preference',
  {
    userId: integer('user_id')
      .primaryKey()
      .notNull()
      .references(() => user.id),
    value: text().notNull(),
  },
  () => [check('preference_value', sql.raw('json_valid(value) AND length(value) <= 2000'))],
)

/**
 * Changes of the word lists by staff [Y8]. Rows are never changed: for an entry the last row holds. The staff log has who
 * made the change, and why.
 */
export const wordChange = sqliteTable(
  'word_change',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    language: text({ enum: LANGUAGE_VALUES }).notNull(),
    list: text({ enum: LIST_KINDS }).notNull(),
    entry: text().notNull(),
    /** 1 if the entry is in the list, 0 if it was removed. */
    isIn: integer('is_in').notNull(),
  },
  (table) => [
    index('word_change_entry').on(table.language, table.list, table.entry),
    check('word_change_language', isOneOf('language', LANGUAGE_VALUES)),
    check('word_change_list', isOneOf('list', LIST_KINDS)),
    check('word_change_is_in', sql.raw('is_in in (0, 1)')),
  ],
)
