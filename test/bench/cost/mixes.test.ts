import { expect, it } from 'vitest'
import { NO_COUNTS } from './counts.ts'
import type { Counts } from './counts.ts'
import { MIXED, MIXES, actionsPerHour, monthOf, roomsFor } from './mixes.ts'
import type { Counted, Mixed } from './mixes.ts'

const MONTH_HOURS = 720

function countedAs(costs: Partial<Record<Mixed, Partial<Counts>>>): Counted {
  const nothing = (name: Mixed) => ({ ...NO_COUNTS, ...costs[name] })
  return {
    'start page': nothing('start page'),
    'client page': nothing('client page'),
    'client starts': nothing('client starts'),
    'comes in': nothing('comes in'),
    'comes in, first of the day': nothing('comes in, first of the day'),
    leaves: nothing('leaves'),
    door: nothing('door'),
    walk: nothing('walk'),
    'chat line': nothing('chat line'),
    typing: nothing('typing'),
    emote: nothing('emote'),
    acknowledgement: nothing('acknowledgement'),
    sniff: nothing('sniff'),
    'dig, nothing found': nothing('dig, nothing found'),
    'dig, bones found': nothing('dig, bones found'),
    map: nothing('map'),
    'sweep, each room': nothing('sweep, each room'),
    'sweep, each dog': nothing('sweep, each dog'),
  }
}

it('opens copies of rooms where the own rooms of the park are full', () => {
  expect([8, 240, 720, 1000].map((players) => Math.round(roomsFor(players)))).toEqual([1, 24, 24, 27])
})

it('splits the visits of a day into its first and the others', () => {
  const perHour = actionsPerHour(MIXES.usual, 24)
  expect(perHour['comes in, first of the day']).toBeCloseTo(1)
  expect(perHour['comes in']).toBeCloseTo(24 * MIXES.usual.visits - 1)
})

it('finds bones in as many digs as the rules say', () => {
  const perHour = actionsPerHour({ ...MIXES.usual, acts: 200 }, 1)
  expect(perHour['dig, bones found']).toBeCloseTo(35)
  expect(perHour['dig, nothing found'] + perHour['dig, bones found']).toBeCloseTo(perHour.sniff)
})

it('writes the rows of a chat line as often as lines are said', () => {
  const { units } = monthOf(countedAs({ 'chat line': { roomRowsWritten: 4 } }), MIXES.usual, 1000)
  expect(units.roomRowsWritten).toBeCloseTo(4 * MIXES.usual.lines * 1000 * MONTH_HOURS)
})

it('bills twenty frames as one request, acknowledgements among them', () => {
  const silent = monthOf(countedAs({}), MIXES.w1, 1000).units.roomRequests
  const walking = monthOf(countedAs({ walk: { roomMessages: 1 } }), MIXES.w1, 1000).units.roomRequests
  expect(silent).toBeCloseTo((720 * 1000 * MONTH_HOURS) / 20)
  expect(walking - silent).toBeCloseTo((MIXES.w1.walks * 1000 * MONTH_HOURS) / 20)
})

it('keeps a room awake as long as one timer follows the other, as was counted in a room of 30 dogs', () => {
  // Thirty dogs at 0.49 walks a second, with a timer of 1.5 s: awake 95.5 % of the time, 0.63 saves a second.
  const players = 810
  const walking = countedAs({ walk: { timerMs: 1500, roomRowsSaved: 1 } })
  const { awakeShare, units } = monthOf(walking, { ...MIXES.w1, doors: 0 }, players)
  const dogs = players / roomsFor(players)
  const rate = 0.49 * dogs
  expect(awakeShare).toBeCloseTo((1.5 * rate) / (1 + 1.5 * rate))
  expect(units.roomRowsWritten).toBeCloseTo((roomsFor(players) * MONTH_HOURS * 3600 * rate) / (1 + 1.5 * rate), -3)
  expect(awakeShare).toBeCloseTo(0.96, 1)
})

it('lets a room sleep where nothing starts a timer', () => {
  const { awakeShare, units } = monthOf(countedAs({ walk: { roomMessages: 1 } }), MIXES.w1, 1000)
  expect({ awakeShare, gbSeconds: units.roomGbSeconds }).toEqual({ awakeShare: 0, gbSeconds: 0 })
})

it('keeps one D1 busy by the trips of all actions together', () => {
  const reads = countedAs({ map: { d1ReadTrips: 5 } })
  const perSecond = (5 * MIXES.usual.maps * 1000) / 3600
  expect(monthOf(reads, MIXES.usual, 1000).d1BusyShare).toBeCloseTo((perSecond * 1.04) / 1000)
})

it('has a count for each action of a mix', () => {
  expect(Object.keys(countedAs({})).toSorted()).toEqual([...MIXED].toSorted())
})
