import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { op } from './ledger.ts'

/**
 * One thing, with one holder. It is changed by ops alone: `ver` counts its moves, `opId` names the last one, and a
 * trigger writes each down in item_move. Triggers keep `wear` in step with what dogs wear.
 */
export const item = sqliteTable(
  'item',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    /** "dog:17"; "ground:plaza~2"; "gone". */
    holder: text().notNull(),
    /** "bag:0" or a place on the dog; "12,10" on the ground; its own id where it is gone. */
    slot: text().notNull(),
    ver: integer().notNull().default(1),
    opId: text('op_id')
      .notNull()
      .references(() => op.id),
  },
  (table) => [
    uniqueIndex('item_place').on(table.holder, table.slot),
    check('item_holder', sql.raw(`holder = 'gone' or holder glob 'dog:[1-9]*' or holder glob 'ground:?*'`)),
    check('item_ver', sql.raw('ver > 0')),
  ],
)

/** Where each thing has been, and by which op it came there; the first row is its making. */
export const itemMove = sqliteTable(
  'item_move',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id),
    ver: integer().notNull(),
    opId: text('op_id')
      .notNull()
      .references(() => op.id),
    holder: text().notNull(),
    slot: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.ver] })],
)
