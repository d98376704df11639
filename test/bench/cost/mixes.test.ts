import { expect, it } from 'vitest'
import { BLIND } from '#durable/rules/life/digging.ts'
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
    'comes in': nothing('comes in'),
    'comes in, first of the day': nothing('comes in, first of the day'),
    leaves: nothing('leaves'),
    door: nothing('door'),
    'the topics of the account': nothing('the topics of the account'),
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
  expect(perHour['dig, bones found']).toBeCloseTo(BLIND.percent)
  expect(perHour['dig, nothing found'] + perHour['dig, bones found']).toBeCloseTo(perHour.sniff)
})

it('writes the rows of a chat line as often as lines are said', () => {
  const { units } = monthOf(countedAs({ 'chat line': { roomRowsWritten: 4 } }), MIXES.usual, 1000)
  expect(units.roomRowsWritten).toBeCloseTo(4 * MIXES.usual.lines * 1000 * MONTH_HOURS)
})

it('bills twenty frames as one request, acknowledgements among them', () => {
  const silent = monthOf(countedAs({}), MIXES.w1, 1000).units.roomRequests
  const walking = monthOf(countedAs({ walk: { roomMessages: 1 } }), MIXES.w1, 1000).units.roomRequests
  const alone = actionsPerHour(MIXES.w1, 1000).acknowledgement
  expect(silent).toBeCloseTo((alone * MONTH_HOURS) / 20)
  expect(walking - silent).toBeCloseTo((MIXES.w1.walks * 1000 * MONTH_HOURS) / 20)
})

it('acknowledges alone only where nothing else is sent for twenty seconds', () => {
  const alone = (walks: number) => actionsPerHour({ ...MIXES.usual, walks, lines: 0, typing: 0 }, 1).acknowledgement
  expect(alone(0)).toBe(180)
  expect(alone(1)).toBeCloseTo(179.5, 1)
  expect(alone(180)).toBeCloseTo(180 / (Math.E - 1))
  expect(alone(1800)).toBeLessThan(0.1)
})

it('keeps a room awake as long as one timer follows the other', () => {
  const players = 810
  const behaviour = { ...MIXES.w1, doors: 0 }
  const { awakeShare } = monthOf(countedAs({ walk: { timerMs: 1500 } }), behaviour, players)
  const others = monthOf(countedAs({}), behaviour, players).awakeShare
  const rate = (0.49 * players) / roomsFor(players)
  expect(awakeShare - others).toBeCloseTo((1.5 * rate) / (1 + 1.5 * rate))
})

it('bills a room of few dogs as awake for the frames that it receives alone', () => {
  const { awakeShare } = monthOf(countedAs({}), { ...MIXES.usual, walks: 0, lines: 0, typing: 0 }, 240)
  expect(awakeShare).toBeCloseTo((10 / 20) * 0.0015)
})

it('saves each eight seconds in a room where somebody walks all the time', () => {
  const walking = countedAs({ walk: { saveAlarms: 2, roomRowsSaved: 4 } })
  const { units } = monthOf(walking, MIXES.w1, 1000)
  const silent = monthOf(walking, { ...MIXES.w1, lines: 0, doors: 0, visits: 0 }, 1000)
  const saves = (roomsFor(1000) * MONTH_HOURS * 3600) / 8
  expect(silent.units.roomRowsWritten / saves).toBeCloseTo(2)
  // A line nearly always comes in the two seconds before an alarm, which then is one row.
  expect(units.roomRowsWritten / saves).toBeCloseTo(1, 1)
  expect((units.roomRequests - monthOf(countedAs({}), MIXES.w1, 1000).units.roomRequests) / saves).toBeCloseTo(1)
})

it('saves each walk by itself where somebody walks once an hour', () => {
  const walking = countedAs({ walk: { saveAlarms: 2, roomRowsSaved: 4 } })
  const { units } = monthOf(walking, { ...MIXES.usual, walks: 1 / 8, lines: 0, doors: 0, visits: 0 }, 8)
  expect(units.roomRowsWritten / MONTH_HOURS).toBeCloseTo(4, 1)
})

it('keeps one D1 busy by the trips of all actions together', () => {
  const reads = countedAs({ map: { d1ReadTrips: 5 } })
  const perSecond = (5 * MIXES.usual.maps * 1000) / 3600
  expect(monthOf(reads, MIXES.usual, 1000).d1BusyShare).toBeCloseTo((perSecond * 1.04) / 1000)
})

it('logs nothing of a month as it is deployed, and each frame, request and alarm where invocations are logged', () => {
  const counted = countedAs({ walk: { roomMessages: 1 }, door: { workerRequests: 2, roomRequests: 1 } })
  const eventsOf = (logged: { site: boolean; rooms: boolean }) =>
    monthOf(counted, MIXES.w1, 1000, logged).units.logEvents
  expect(monthOf(counted, MIXES.w1, 1000).units.logEvents).toBe(0)
  const doors = MIXES.w1.doors * 1000 * MONTH_HOURS
  expect(eventsOf({ site: true, rooms: false })).toBeCloseTo(2 * doors)
  expect(eventsOf({ site: false, rooms: true })).toBeGreaterThan(doors + MIXES.w1.walks * 1000 * MONTH_HOURS)
})

it('stores each op of three months, and so many rooms as are open', () => {
  const { units, d1GbAMonth } = monthOf(countedAs({}), MIXES.usual, 1000)
  expect(d1GbAMonth).toBeCloseTo((MIXES.usual.acts * 1000 * MONTH_HOURS * 307) / 1e9)
  expect(units.d1GbMonths).toBeCloseTo(3 * d1GbAMonth)
  expect(units.roomGbMonths).toBeCloseTo(roomsFor(1000) * 0.005)
})

it('has a count for each action of a mix', () => {
  expect(Object.keys(countedAs({})).toSorted()).toEqual([...MIXED].toSorted())
})
