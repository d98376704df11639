import { expect, it } from 'vitest'
import { goodsOf } from '#durable/rules/items/catalogue.ts'
import type { ItemRow } from '#durable/rules/sheets/items.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { faultsTogether, shopOf, soldIn } from '#durable/rules/sheets/together.ts'
import type { SheetRows } from '#durable/rules/sheets/together.ts'

const SEED: SheetRows = {
  items: SHEETS.items.rows,
  shops: SHEETS.shops.rows,
  colours: SHEETS.colours.rows,
  tiles: SHEETS.tiles.rows,
  commands: SHEETS.commands.rows,
  abilities: SHEETS.abilities.rows,
  knogleknas: SHEETS.knogleknas.rows,
  sprites: SHEETS.sprites.rows,
}

/** The seed, without the goods of the hat shop that `isGone` says. */
const without = (isGone: (row: ItemRow) => boolean): SheetRows => ({
  ...SEED,
  items: SEED.items.map((row) => (shopOf(row.id) === 'hat-shop' && isGone(row) ? { ...row, isSold: false } : row)),
})

it('[SD10] finds nothing wrong with the sheets as the code has them', () => {
  expect(faultsTogether(SEED)).toEqual([])
})

it('[SD10] refuses a shop that sells nothing, or nothing but rare goods', () => {
  expect(faultsTogether(without(({ isRare }) => !isRare))).toEqual([
    { sheet: 'shops', at: 'hat-shop', what: 'nothing-sold' },
  ])
})

it('[SD10] refuses a shop that gets rare goods and sells no rare kind, until it gets none', () => {
  const world = without(({ isRare }) => isRare)
  expect(faultsTogether(world)).toEqual([{ sheet: 'shops', at: 'hat-shop.hasDeliveries', what: 'nothing-rare' }])
  const shops = SEED.shops.map((shop) => ({ ...shop, hasDeliveries: shop.hasDeliveries && shop.id !== 'hat-shop' }))
  expect(faultsTogether({ ...world, shops })).toEqual([])
})

it('[Z1] sells what is on sale in the shop of its slot', () => {
  for (const { id } of SEED.shops) {
    expect(soldIn(SEED.items, id).map((row) => row.id)).toEqual(goodsOf(id).map(({ key }) => key))
  }
  expect([shopOf('flower'), shopOf('constructor')]).toEqual([expect.any(String), null])
})
