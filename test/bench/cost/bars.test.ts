import { expect, it } from 'vitest'
import { BARRED, brokenBars } from './bars.ts'
import { NO_COUNTS } from './counts.ts'
import type { Counts } from './counts.ts'
import { MIXED } from './mixes.ts'
import type { Counted } from './mixes.ts'

type Aside = (typeof BARRED)[number]
type Costs = Partial<Record<keyof Counted | Aside, Partial<Counts>>>
type All = Counted & Record<Aside, Counts>

function isComplete(counted: Record<string, Counts>): counted is All {
  return [...MIXED, ...BARRED].every((name) => name in counted)
}

function broken(costs: Costs): string[] {
  const counted = Object.fromEntries([...MIXED, ...BARRED].map((name) => [name, { ...NO_COUNTS, ...costs[name] }]))
  if (!isComplete(counted)) throw new Error('an action is missing')
  return brokenBars(counted)
}

it('lets pass what costs nothing', () => {
  expect(broken({})).toEqual([])
})

it('names a walk that asks the database', () => {
  expect(broken({ walk: { d1ReadTrips: 1 } })).toEqual(['D1 trips of a walk: 1, and 0 at most'])
})

it('names a page that comes back by more than its pass', () => {
  expect(broken({ 'line lost, back at once': { workerRequests: 2, d1TripsWaitedFor: 1 } })).toEqual([
    'requests of a page that comes back: 2, and 1 at most',
    'D1 trips that a page which comes back waits for: 1, and 0 at most',
  ])
})

it('names a walk that writes a row at once, and lets one be saved later', () => {
  expect(broken({ walk: { roomRowsWritten: 1 } })).toContain('rows that a walk writes at once: 1, and 0 at most')
  expect(broken({ walk: { roomRowsSaved: 1, saveAlarms: 1 } })).toEqual([])
})

it('names a walk that keeps its room awake, and what that costs', () => {
  expect(broken({ walk: { timerMs: 1500 } })).toEqual([
    'ms that a timer keeps a room awake for a walk: 1500, and 0 at most',
    'USD a month of 1000 players, usual: 99.54, and 25 at most',
  ])
})

it('names a round at the wheel that asks the database, or wakes its room more than twice', () => {
  expect(broken({ 'a round at the wheel': { d1ReadTrips: 1, alarms: 3 } })).toEqual([
    'D1 trips of a round at the wheel: 1, and 0 at most',
    'alarms of a round at the wheel: 3, and 2 at most',
  ])
})

it.each(['a colour of the roulette', 'a festive piece'] as const)(
  'names %s that asks the database, or wakes its room twice',
  (name) => {
    expect(broken({ [name]: { d1WriteTrips: 1, alarms: 2 } })).toEqual([
      `D1 trips of ${name}: 1, and 0 at most`,
      `alarms of ${name}: 2, and 1 at most`,
    ])
  },
)

it('names a use of a thing that asks the database or writes at once, and lets it be saved later', () => {
  expect(broken({ 'use of a thing': { d1ReadTrips: 1, roomRowsWritten: 2 } })).toEqual([
    'D1 trips of a use of a thing: 1, and 0 at most',
    'rows that a use of a thing writes at once: 2, and 0 at most',
  ])
  expect(broken({ 'use of a thing': { roomRowsSaved: 1, saveAlarms: 1 } })).toEqual([])
})

it('names a door that asks the database five times and writes four rows', () => {
  expect(broken({ door: { d1ReadTrips: 2, d1WriteTrips: 3, d1RowsWritten: 4 } })).toEqual([
    'D1 trips of a door: 5, and 4 at most',
    'D1 rows that a door writes: 4, and 3 at most',
  ])
})

it('names a chat line that writes more than a row', () => {
  expect(broken({ 'chat line': { roomRowsWritten: 1, roomRowsSaved: 1 } })).toEqual([
    'rows that a chat line writes: 2, and 1 at most',
  ])
})

it('names an idle minute that is not idle', () => {
  expect(broken({ 'idle minute': { alarms: 1, roomRowsWritten: 1, timerMs: 100 } })).toHaveLength(3)
})

it('names a month that costs more than its bar', () => {
  const dear = broken({ 'chat line': { roomRowsWritten: 100 } })
  expect(dear).toEqual([
    'rows that a chat line writes: 100, and 1 at most',
    expect.stringMatching(/^USD a month of 1000 players, usual: 4\d{3}/),
    expect.stringMatching(/^USD a month of 1000 players, w1: 12\d{3}/),
  ])
})
