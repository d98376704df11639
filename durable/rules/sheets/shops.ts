import { SHOP_OF_SLOT, goodsOf } from '#durable/rules/items/catalogue.ts'
import { PIECES_MAX } from '#durable/rules/items/drawing.ts'
import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'

/** The fields of a shop, whose id is its room. Its goods follow from their slots [Z1]. */
export const SHOP_FIELDS = {
  id: { kind: 'id' },
  /** Whether it gets rare goods [Z5]. */
  hasDeliveries: { kind: 'switch' },
  /** The most pieces in one delivery [Z5]. */
  pieces: { kind: 'number', min: 1, max: PIECES_MAX, step: 1, unit: 'pieces' },
} as const satisfies SheetFields
export type ShopRow = RowOf<typeof SHOP_FIELDS>

const SHOPS = [...new Set(Object.values(SHOP_OF_SLOT))]

/** The first revision of the sheet: the shops as the code has them. */
export const SHOP_ROWS: readonly ShopRow[] = SHOPS.map((id) => ({
  id,
  hasDeliveries: goodsOf(id).some(({ isRare }) => isRare),
  pieces: PIECES_MAX,
}))

/** [SD3] The rows are the shops that sell a slot, each once. */
export function shopFaults(rows: readonly ShopRow[]): RowFault[] {
  const missing = SHOPS.filter((shop) => !rows.some(({ id }) => id === shop))
  const strange = rows.filter(({ id }) => !SHOPS.includes(id))
  return [
    ...missing.map((at): RowFault => ({ at, what: 'missing' })),
    ...strange.map(({ id }): RowFault => ({ at: id, what: 'unknown' })),
  ]
}
