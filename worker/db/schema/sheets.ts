import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from './users.ts'

/**
 * Every published revision of a sheet; never changed, never deleted. A sheet is published by inserting a row here: triggers
 * update `item_kind` and add to `level`. What a revision does not name stays as it is there.
 */
export const sheetRevision = sqliteTable(
  'sheet_revision',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** One of SHEETS (durable/rules/sheets/sheet.ts). */
    sheet: text().notNull(),
    /** Counts up by one within a sheet. The highest revision holds. */
    rev: integer().notNull(),
    /** JSON: the rows, as `canonicalText` writes them. */
    text: text().notNull(),
    /** The SHA-256 of the text in hexadecimal. */
    hash: text().notNull(),
    publishedAt: integer('published_at').notNull(),
    /** Who published it; null for rows that come with the code. */
    publishedBy: integer('published_by').references(() => user.id),
    /** Why; empty for rows that come with the code. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('sheet_revision_sheet').on(table.sheet, table.rev),
    check('sheet_revision_rev', sql.raw('rev > 0')),
    check('sheet_revision_hash_hex', sql.raw(`length(hash) = 64`)),
    check('sheet_revision_text', sql.raw(`json_valid(text) and json_type(text) = 'array'`)),
  ],
)

/** [SD2] What holds for the kinds of things, for ops that ask it in SQL: the newest row of each kind. */
export const itemKindRow = sqliteTable('item_kind', {
  key: text().primaryKey().notNull(),
  /** Bones; null for one without a price. */
  price: integer(),
  isRare: integer('is_rare').notNull(),
  isSold: integer('is_sold').notNull(),
  isRetired: integer('is_retired').notNull(),
})

/**
 * [SD32] Every version of a level of KnogleKnas that was published; never changed, never deleted. Rounds name key and version, and
 * are played again by them after newer ones were published.
 */
export const level = sqliteTable(
  'level',
  {
    key: text().notNull(),
    version: integer().notNull(),
    /** JSON: the row of the sheet with which it was published first. */
    doc: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.version] }),
    check('level_version', sql.raw('version > 0')),
    check('level_doc', sql.raw(`json_valid(doc) and json_type(doc) = 'object'`)),
  ],
)
