import { expect, it } from 'vitest'
import { nextPennonsAt, pennonsAt, isSitting } from '#durable/rules/committee/sitting.ts'
import { termFrom } from '#durable/rules/committee/terms.ts'
import { osloMonth } from '#durable/rules/life/days.ts'

const sittingFrom = (year: number, month: number, terms = 1) => {
  const { startsAt: from, endsAt: until } = termFrom(osloMonth(Date.UTC(year, month - 1, 15)))
  return { from, until, terms }
}
const aTerm = sittingFrom(2026, 11)
const december = Date.parse('2026-11-30T23:00:00Z')

it('[PC2] sits from the first to the last ms of the term', () => {
  const { from, until } = aTerm
  expect([from - 1, from, until - 1, until].map((now) => isSitting(aTerm, now))).toEqual([false, true, true, false])
  expect([isSitting(null, from), isSitting(undefined, from)]).toEqual([false, false])
})

it('[PC8] shows one pennon in the first month of a term, and two in the second', () => {
  const { from, until } = aTerm
  const moments = [from - 1, from, december - 1, december, until - 1, until]
  expect(moments.map((now) => pennonsAt(aTerm, now))).toEqual([null, 1, 1, 2, 2, null])
})

it('[PC8] shows three from a second term on', () => {
  const again = sittingFrom(2027, 3, 2)
  expect([again.from - 1, again.from, again.until - 1, again.until].map((now) => pennonsAt(again, now))).toEqual([
    null,
    3,
    3,
    null,
  ])
})

it('[PC8] changes at the beginning, with the month, and at the end', () => {
  const turns: number[] = []
  for (let at = nextPennonsAt(aTerm, 0); at !== null; at = nextPennonsAt(aTerm, at)) turns.push(at)
  expect(turns).toEqual([aTerm.from, december, aTerm.until])
  expect(nextPennonsAt({ ...aTerm, terms: 2 }, aTerm.from)).toBe(aTerm.until)
  expect(nextPennonsAt(null, 0)).toBeNull()
})

it('[PC8] has no second month where the term ended in the first, or began in the second', () => {
  const early = { ...aTerm, until: december - 1 }
  expect(nextPennonsAt(early, aTerm.from)).toBe(early.until)
  const late = { ...aTerm, from: december + 1 }
  expect([pennonsAt(late, late.from), nextPennonsAt(late, late.from)]).toEqual([1, aTerm.until])
})

it.each([
  ['spring', 2027, 3, '2027-03-31T22:00:00.000Z'],
  ['autumn', 2027, 10, '2027-10-31T23:00:00.000Z'],
])('[PC8] counts months of Oslo over the night on which the clock changes in %s', (_, year, month, second) => {
  const sitting = sittingFrom(year, month)
  expect(new Date(nextPennonsAt(sitting, sitting.from) ?? 0).toISOString()).toBe(second)
})
