import { expect, it } from 'vitest'
import { Rows } from '#durable/host/rows.ts'

type Placed = { row: number | null }

function admitted(rows: Rows<Placed>, count: number): Placed[] {
  const all = Array.from({ length: count }, (): Placed => ({ row: null }))
  all.forEach((who) => rows.admit(who))
  return all
}

it('fills one row before it begins the next, and fills gaps first', () => {
  const rows = new Rows<Placed>(2)
  const [first, second, third] = admitted(rows, 3)
  expect([first!.row, second!.row, third!.row]).toEqual([0, 0, 1])
  rows.leave(first!)
  expect(first!.row).toBeNull()
  const [fourth, fifth] = admitted(rows, 2)
  expect([fourth!.row, fifth!.row, rows.count]).toEqual([0, 1, 2])
  expect([...rows.membersOf(0)]).toEqual([second, fourth])
  expect([...rows.membersOf(1)]).toEqual([third, fifth])
})

it('what the park holds is one row', () => {
  const rows = new Rows<Placed>()
  admitted(rows, 150)
  expect([rows.count, rows.next(), rows.next()]).toEqual([1, 0, 0])
})

it('every row has its turn, and one that is empty at the end has none', () => {
  const rows = new Rows<Placed>(1)
  const [first, second, third] = admitted(rows, 3)
  expect(new Set([rows.next(), rows.next(), rows.next()])).toEqual(new Set([first!.row, second!.row, third!.row]))
  expect(rows.turnMs(50)).toBe(17)
  rows.leave(second!)
  expect(rows.count).toBe(3)
  rows.leave(third!)
  expect([rows.count, rows.next(), rows.next()]).toEqual([1, 0, 0])
  expect([...rows.membersOf(0)]).toEqual([first])
})
