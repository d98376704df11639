import { SHOP_OF_SLOT, itemKind } from '#durable/rules/items/catalogue.ts'
import { spriteOf } from '#durable/rules/pictures/own-prefab.ts'
import type { RowFault } from './faults.ts'
import type { ItemRow } from './items.ts'
import type { SheetKey, SheetRow } from './sheet.ts'
import { isThing } from './sprites.ts'

/** The rows of all sheets. */
export type SheetRows = { readonly [Key in SheetKey]: readonly SheetRow<Key>[] }

/** A fault, and the sheet that has it. */
export type SheetFault = RowFault & { sheet: SheetKey }

/**
 * [SD10] What is wrong with sheets together that are all right each by itself: a shop sells something that is not rare, and
 * one that gets rare goods sells a rare kind. [SD33] An action is given to no picture that is none of a thing.
 */
export function faultsTogether(sheets: SheetRows): SheetFault[] {
  return [...shopFaultsTogether(sheets), ...actionFaultsTogether(sheets)]
}

function actionFaultsTogether({ actions, sprites }: SheetRows): SheetFault[] {
  const things = new Set(sprites.filter(isThing).map(({ id }) => id))
  return actions.flatMap(({ id, prefabs }) =>
    prefabs
      .filter((prefab) => {
        const sprite = spriteOf(prefab)
        return sprite !== null && !things.has(sprite)
      })
      .map((prefab): SheetFault => ({ sheet: 'actions', at: `${id}.prefabs.${prefab}`, what: 'no-such-thing' })),
  )
}

function shopFaultsTogether({ items, shops }: SheetRows): SheetFault[] {
  return shops.flatMap(({ id, hasDeliveries }): SheetFault[] => {
    const goods = soldIn(items, id)
    const hasCommon = goods.some(({ isRare }) => !isRare)
    const hasRare = goods.some(({ isRare }) => isRare)
    return [
      ...(hasCommon ? [] : [{ sheet: 'shops', at: id, what: 'nothing-sold' } as const]),
      ...(hasRare || !hasDeliveries
        ? []
        : [{ sheet: 'shops', at: `${id}.hasDeliveries`, what: 'nothing-rare' } as const]),
    ]
  })
}

/** [Z1] The kinds that a shop sells, in the order of the sheet. */
export function soldIn(items: readonly ItemRow[], shop: string): ItemRow[] {
  return items.filter(({ id, isSold }) => isSold && shopOf(id) === shop)
}

/** [Z1] The shop that sells a kind while it is sold; null for a kind that the code does not have. */
export function shopOf(kind: string): string | null {
  const slot = itemKind(kind)?.slot
  return slot === undefined ? null : SHOP_OF_SLOT[slot]
}
