import { expect, it } from 'vitest'
import { SHOP_ROWS, shopFaults } from '#durable/rules/sheets/shops.ts'

it('[SD3] has the shops that sell a slot, each once', () => {
  expect(SHOP_ROWS.map(({ id }) => id)).toEqual(['hat-shop', 'harbour', 'market-street'])
  expect(shopFaults(SHOP_ROWS)).toEqual([])
})

it('[SD3] refuses a sheet without one of them, and a shop that sells nothing', () => {
  const [hats, ...others] = SHOP_ROWS
  expect(shopFaults(others)).toEqual([{ at: 'hat-shop', what: 'missing' }])
  expect(shopFaults([...SHOP_ROWS, { ...hats, id: 'plaza', hasDeliveries: true, pieces: 1 }])).toEqual([
    { at: 'plaza', what: 'unknown' },
  ])
})
