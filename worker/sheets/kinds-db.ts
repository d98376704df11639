import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ItemKind } from '#durable/rules/items/item-kind.ts'
import { itemKindRow } from '#worker/db/schema/sheets.ts'

/** SQL for what holds of a kind of thing at the moment of an op: bones, or null; 1 or 0 for the others. */
export type KindNow = {
  price: SQL<number | null>
  isSold: SQL<number>
  isRare: SQL<number>
  isRetired: SQL<number>
}

/** [SD9] What was published of a kind last, or what the code says of one that was not published yet. */
export function kindNow({ key, price, isRare }: ItemKind): KindNow {
  const published = <Value>(column: 'price' | 'is_sold' | 'is_rare' | 'is_retired', own: Value) =>
    sql<Value>`coalesce((select ${sql.raw(column)} from ${itemKindRow} where key = ${key}), ${own})`
  return {
    price: published('price', price),
    isSold: published('is_sold', price === null ? 0 : 1),
    isRare: published('is_rare', isRare ? 1 : 0),
    isRetired: published('is_retired', 0),
  }
}
