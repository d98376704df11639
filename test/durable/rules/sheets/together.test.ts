import { expect, it } from 'vitest'
import { goodsOf } from '#durable/rules/items/catalogue.ts'
import { pictureName } from '#durable/rules/pictures/picture-name.ts'
import type { ItemRow } from '#durable/rules/sheets/items.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { faultsTogether, shopOf, soldIn } from '#durable/rules/sheets/together.ts'
import type { SheetRows } from '#durable/rules/sheets/together.ts'
import { anAction } from '#test/support/action-rows.ts'

const SEED: SheetRows = {
  items: SHEETS.items.rows,
  shops: SHEETS.shops.rows,
  colours: SHEETS.colours.rows,
  tiles: SHEETS.tiles.rows,
  commands: SHEETS.commands.rows,
  abilities: SHEETS.abilities.rows,
  knogleknas: SHEETS.knogleknas.rows,
  sprites: SHEETS.sprites.rows,
  actions: SHEETS.actions.rows,
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

it('[SD33] an action is given to no picture that is gone or is one of news', () => {
  const sprite = {
    id: 'pink-bench',
    name: { dk: 'a', en: 'a', no: 'a', se: 'a' },
    picture: pictureName({ width: 64, height: 40 }, 'ab'.repeat(32)),
    licence: 'ours',
    isRetired: false,
  } as const
  const actions = [anAction(['own-pink-bench', 'lamp'])]
  const fault = [{ sheet: 'actions', at: 'pink-bench.prefabs.own-pink-bench', what: 'no-such-thing' }]
  expect(faultsTogether({ ...SEED, actions, sprites: [{ ...sprite, use: 'standing' }] })).toEqual([])
  expect(faultsTogether({ ...SEED, actions, sprites: [{ ...sprite, use: 'news' }] })).toEqual(fault)
  expect(faultsTogether({ ...SEED, actions })).toEqual(fault)
})
