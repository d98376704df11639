import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { op } from './ledger.ts'

/**
 * A thing, with one holder. Only ops change it: `ver` counts its moves, `opId` is the last one, and a trigger writes each
 * move into item_move. Triggers keep `wear` equal to what dogs wear.
 */
export const item = sqliteTable(
  'item',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    /** "dog:17"; "ground:plaza~2"; "gone". */
    holder: text().notNull(),
    /** "bag:0" or a place on the dog; "12,10" on the ground; the id of the thing if it is gone. */
    slot: text().notNull(),
    ver: integer().notNull().default(1),
    /** The op of the last move. It is no foreign key, because each op would search all things for itself. */
    opId: text('op_id').notNull(),
  },
  (table) => [
    uniqueIndex('item_place').on(table.holder, table.slot),
    check('item_holder', sql.raw(`holder = 'gone' or holder glob 'dog:[1-9]*' or holder glob 'ground:?*'`)),
    check('item_ver', sql.raw('ver > 0')),
  ],
)

/** The moves of each thing, and their ops. The first row is its creation. */
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
  (table) => [primaryKey({ columns: [table.itemId, table.ver] }), index('item_move_op').on(table.opId)],
)
