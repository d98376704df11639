import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '../users.ts'

/** Rare goods of a shop [Z3]. Users enter the draw until `closesAt`; then the winners, who may buy, are drawn. */
export const delivery = sqliteTable(
  'delivery',
  {
    id: text().primaryKey().notNull(),
    kind: text().notNull(),
    pieces: integer().notNull(),
    opensAt: integer('opens_at').notNull(),
    closesAt: integer('closes_at').notNull(),
  },
  (table) => [
    index('delivery_closes_at').on(table.closesAt),
    check('delivery_pieces', sql.raw('pieces > 0 and closes_at > opens_at')),
  ],
)

/** The entries of a draw, one per user. `won` is null until the draw; `usedBy` is the op of the purchase. */
export const deliveryEntry = sqliteTable(
  'delivery_entry',
  {
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => delivery.id),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    won: integer(),
    /** No foreign key, as in `item`. */
    usedBy: text('used_by'),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.userId] }),
    index('delivery_entry_user').on(table.userId),
    check('delivery_entry_won', sql.raw('won in (0, 1) and (used_by is null or coalesce(won, 0) = 1)')),
  ],
)
