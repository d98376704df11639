import { expect, it } from 'vitest'
import {
  SEATS,
  hasEarnedStar,
  isSeat,
  paidMonths,
  termAfter,
  termAt,
  termFrom,
  tooNear,
} from '#durable/rules/committee/terms.ts'

const iso = (at: number) => new Date(at).toISOString()
const times = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => [iso(startsAt), iso(endsAt)]

it('[PC1] begins the first two seats in odd months and the others in even ones, at midnight in Oslo', () => {
  const now = Date.UTC(2026, 10, 29, 12)
  expect(SEATS.map((seat) => times(termAt(seat, now)))).toEqual([
    ['2026-10-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['2026-10-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['2026-09-30T22:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['2026-09-30T22:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ])
})

it.each([
  ['spring', Date.UTC(2027, 2, 1), ['2027-02-28T23:00:00.000Z', '2027-04-30T22:00:00.000Z']],
  ['autumn', Date.UTC(2027, 8, 1), ['2027-08-31T22:00:00.000Z', '2027-10-31T23:00:00.000Z']],
])('[PC1] takes whole months of Oslo over the night on which the clock changes in %s', (_, at, expected) => {
  expect(times(termAt(0, at))).toEqual(expected)
})

it('[PC1] lets one term end in the ms in which the next one begins', () => {
  for (const seat of SEATS) {
    const term = termAt(seat, Date.UTC(2026, 10, 29))
    expect(termAt(seat, term.endsAt - 1)).toEqual(term)
    expect(termAt(seat, term.endsAt)).toEqual(termAfter(term))
  }
})

it('[PC3] keeps two months free between two terms of a user', () => {
  const { after, before } = tooNear(100)
  expect([95, 96, 97, 100, 103, 104].map((month) => month > after && month < before)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ])
})

it('[PC4] pays a month once its end was served', () => {
  const { month, startsAt, endsAt } = termFrom(24_322)
  const half = termFrom(month + 1).startsAt
  const whole = { month, startsAt, until: endsAt }
  expect([half - 1, half, endsAt - 1, endsAt].map((now) => paidMonths(whole, now))).toEqual([[], [1], [1], [1, 2]])
  expect(paidMonths({ ...whole, until: half - 1 }, endsAt)).toEqual([])
  expect(paidMonths({ ...whole, startsAt: half }, endsAt)).toEqual([2])
  expect(paidMonths({ ...whole, until: startsAt, startsAt }, endsAt)).toEqual([])
})

it('[PC4] gives a star for 30 days, after the term', () => {
  const days = (count: number) => count * 24 * 60 * 60 * 1000
  const term = { month: 0, startsAt: 0, until: days(30) }
  expect([hasEarnedStar(term, days(30) - 1), hasEarnedStar(term, days(30))]).toEqual([false, true])
  expect(hasEarnedStar({ ...term, until: days(30) - 1 }, days(90))).toBe(false)
})

it('[PC1] knows four seats', () => {
  expect([0, 3, 4, -1, 0.5, NaN, '0', null].map(isSeat)).toEqual([true, true, false, false, false, false, false, false])
})
