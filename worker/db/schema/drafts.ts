import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from './users.ts'

/** What staff work on before they publish it. It is deleted when it is published or dropped. */
export const draft = sqliteTable(
  'draft',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** "sheet:items": of what it is the draft. There is one at most. */
    what: text().notNull(),
    /** The published revision that it was begun from. */
    base: integer().notNull(),
    /** The number of its edits. */
    rev: integer().notNull(),
    /** JSON: a `DraftDoc` (durable/rules/sheets/changes.ts). */
    text: text().notNull(),
  },
  (table) => [
    uniqueIndex('draft_what').on(table.what),
    check('draft_rev', sql.raw('rev >= 0')),
    check('draft_text', sql.raw(`json_valid(text) and length(text) <= 262144`)),
  ],
)

/** The edits of a draft in their order. Each is there once, under the id that its client has made. */
export const draftChange = sqliteTable(
  'draft_change',
  {
    draftId: integer('draft_id')
      .notNull()
      .references(() => draft.id, { onDelete: 'cascade' }),
    /** The revision of the draft that it has made. */
    rev: integer().notNull(),
    id: text().notNull(),
    by: integer()
      .notNull()
      .references(() => user.id),
    at: integer().notNull(),
    /** JSON: an `Edit` (durable/rules/sheets/editing.ts). */
    edit: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.rev] }),
    uniqueIndex('draft_change_id').on(table.draftId, table.id),
    check('draft_change_edit', sql.raw(`json_valid(edit) and json_extract(edit, '$.id') = id`)),
  ],
)
