import { expect, it } from 'vitest'
import { Rows } from '#durable/shell/rows.ts'

it('fills one row before it begins the next, and fills gaps first', () => {
  const rows = new Rows(2)
  expect([rows.take(), rows.take(), rows.take()]).toEqual([0, 0, 1])
  rows.giveBack(0)
  expect([rows.take(), rows.take(), rows.count]).toEqual([0, 1, 2])
})

it('what the park holds is one row', () => {
  const rows = new Rows()
  for (let dog = 0; dog < 150; dog++) rows.take()
  expect([rows.count, rows.next(), rows.next()]).toEqual([1, 0, 0])
})

it('every row has its turn, and one that is empty at the end has none', () => {
  const rows = new Rows(1)
  const places = [rows.take(), rows.take(), rows.take()]
  expect(new Set([rows.next(), rows.next(), rows.next()])).toEqual(new Set(places))
  expect(rows.turnMs(50)).toBe(17)
  rows.giveBack(1)
  expect(rows.count).toBe(3)
  rows.giveBack(2)
  expect([rows.count, rows.next(), rows.next()]).toEqual([1, 0, 0])
})
