import { expect, it } from 'vitest'
import { changesByPercent } from '#app/editor/kit/bulk-change.ts'

const PRICE = { kind: 'number', min: 1, max: 100, step: 1, unit: 'bones' } as const
const by = (percent: number, ...prices: (number | undefined)[]) =>
  changesByPercent(
    prices.map((price, at) => ({ id: `thing-${at}`, ...(price !== undefined && { price }) })),
    { name: 'price', field: PRICE, percent },
  ).map(({ was, is }) => [was, is])

it('rounds to whole steps and stays within the bounds of the field', () => {
  expect(by(10, 15, 5, 40)).toEqual([
    [15, 17],
    [5, 6],
    [40, 44],
  ])
  expect(by(-90, 4, 1)).toEqual([[4, 1]])
  expect(by(900, 50)).toEqual([[50, 100]])
})

it('leaves out rows without the number, and those that stay as they are', () => {
  expect(by(1, undefined, 3)).toEqual([])
})
