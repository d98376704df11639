import { expect, it } from 'vitest'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import { ITEM_ROWS, itemFaults } from '#durable/rules/sheets/items.ts'
import type { ItemRow } from '#durable/rules/sheets/items.ts'

const withRow = (id: string, change: Partial<ItemRow>) =>
  ITEM_ROWS.map((row) => (row.id === id ? { ...row, ...change } : row))

it('[SD2] begins with all kinds of the code at their prices, and nothing is wrong with them', () => {
  expect(itemFaults(ITEM_ROWS)).toEqual([])
  expect(ITEM_ROWS.map(({ id, price, isRare }) => [id, price ?? null, isRare])).toEqual(
    CATALOGUE.map(({ key, price, isRare }) => [key, price, isRare === true]),
  )
})

it('[SD2] takes a thing off the shelf and keeps its price', () => {
  expect(itemFaults(withRow('beanie', { isSold: false }))).toEqual([])
  expect(itemFaults(withRow('beanie', { isSold: false, isRetired: true }))).toEqual([])
})

it('[SD2] refuses a row that the code does not draw, and a sheet without one that it does', () => {
  const [first, ...others] = ITEM_ROWS
  expect(itemFaults(others)).toEqual([{ at: first?.id, what: 'missing' }])
  const strange = { id: 'top', name: { dk: 'x', en: 'x', no: 'x', se: 'x' } }
  expect(itemFaults([...ITEM_ROWS, { ...strange, isRare: false, isSold: false, isRetired: false }])).toEqual([
    { at: 'top', what: 'unknown' },
  ])
})

it('[SD2] sells nothing without a price', () => {
  expect(itemFaults(withRow('glass-star', { isSold: true }))).toEqual([{ at: 'glass-star.price', what: 'missing' }])
})

it('[SD2] has a price for what is rare, although it is not sold', () => {
  const rare = withRow('glass-star', { isRare: true })
  expect(itemFaults(rare)).toEqual([{ at: 'glass-star.price', what: 'missing' }])
})

it.each(['isRetired'] as const)('[SD2] sells nothing that is retired', (field) => {
  expect(itemFaults(withRow('beanie', { [field]: true }))).toEqual([{ at: 'beanie.isSold', what: 'not-sold' }])
})

it('[SD2] sells nothing that is lent', () => {
  const sold = withRow('supporter-hearts', { isSold: true, price: 10 })
  expect(itemFaults(sold)).toEqual([{ at: 'supporter-hearts.isSold', what: 'not-sold' }])
})

it('[SD2] gives no two things of a slot one name; of two slots they may have it', () => {
  const crown = ITEM_ROWS.find(({ id }) => id === 'crown')
  const ribbon = ITEM_ROWS.find(({ id }) => id === 'ribbon')
  if (!crown || !ribbon) throw new Error('no crown')
  const named = (name: ItemRow['name']) => itemFaults(withRow('beanie', { name }))
  expect(named({ ...crown.name, dk: 'Hue', no: 'Lue', se: 'Mössa' })).toEqual([{ at: 'crown.name.en', what: 'twice' }])
  expect(named(ribbon.name)).toEqual([])
})
