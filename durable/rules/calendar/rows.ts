import { HUNT_TIMES } from './hunt.ts'
import { nextTime } from './when.ts'
import type { CalendarTime, CalendarWhen } from './when.ts'

/**
 * [CA1] What comes in the park by itself. Besides the hunts: how the park is dressed by season (app/shared/season.ts), and
 * days of which Garm has a word.
 */
export const CALENDAR = {
  ...HUNT_TIMES,
  autumn: { date: '10-01', days: 1 },
  winter: { date: '12-01', days: 1 },
  lucia: { date: '12-13', days: 1 },
  'new-year': { date: '12-31', days: 2 },
  green: { date: '02-01', days: 1 },
  midsummer: { date: '06-23', days: 2 },
} as const satisfies Record<string, CalendarWhen>

export type CalendarKey = keyof typeof CALENDAR

export const CALENDAR_KEYS = Object.keys(CALENDAR) as CalendarKey[]

/** [CA5] How long before it begins the notice board announces a row, ms. */
export const ANNOUNCED_MS = 7 * 24 * 60 * 60 * 1000

export type Coming = CalendarTime & { key: CalendarKey }

/** [CA5] What is on at `now` (epoch ms) or comes within a week, the soonest first. */
export function comingUp(now: number): Coming[] {
  return CALENDAR_KEYS.map((key) => ({ key, ...nextTime(CALENDAR[key], now) }))
    .filter(({ from }) => from <= now + ANNOUNCED_MS)
    .toSorted((one, other) => one.from - other.from)
}

/** What Garm tells of: a row that is on, or a hunt that comes later on the same day. */
export type CalendarLine = { key: CalendarKey; isOn: boolean }

/** How long before a hunt Garm speaks of it, ms: on that day, from noon or from the morning on. */
const TOLD_BEFORE_MS = 8 * 60 * 60 * 1000

/** [CA5] The rows of which Garm tells at `now` (epoch ms). */
export function calendarLines(now: number): CalendarLine[] {
  return CALENDAR_KEYS.flatMap((key) => {
    const { from } = nextTime(CALENDAR[key], now)
    const isOn = from <= now
    const isToldBefore = key in HUNT_TIMES && from <= now + TOLD_BEFORE_MS
    return isOn || isToldBefore ? [{ key, isOn }] : []
  })
}
