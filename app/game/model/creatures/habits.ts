import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import { osloMinute, osloMonth } from '#durable/rules/life/days.ts'

/** The month (1 to 12) and the hour of Oslo. */
export type ParkHour = { month: number; hour: number }

export type Habits = {
  /** How long one stays in a place, ms. */
  turnMs: number
  /** How long it takes at most to come to the next place, ms; before that nothing startles it. */
  comesMs: number
  /** Its speed on the way, and when it flees, art px a second. */
  speed: number
  fleeSpeed: number
  /** A dog that takes a step to this distance startles it, art px; 0 for one that fears nothing. */
  fears: number
  /** How many live together, and how far apart their homes are at least, tiles. */
  swarm: number
  apart: number
  isOut: (at: ParkHour) => boolean
}

const byDay = ({ hour }: ParkHour) => hour >= 6 && hour < 21
const isFrozen = ({ month }: ParkHour) => month === 12 || month === 1

export const HABITS: Readonly<Record<CreatureKind, Habits>> = {
  gull: {
    turnMs: 34_000,
    comesMs: 5000,
    speed: 90,
    fleeSpeed: 130,
    fears: 64,
    swarm: 1,
    apart: 9,
    isOut: ({ hour }) => hour >= 5 && hour < 23,
  },
  sparrow: { turnMs: 26_000, comesMs: 3500, speed: 110, fleeSpeed: 150, fears: 64, swarm: 5, apart: 11, isOut: byDay },
  squirrel: { turnMs: 24_000, comesMs: 3000, speed: 70, fleeSpeed: 120, fears: 96, swarm: 1, apart: 11, isOut: byDay },
  butterfly: {
    turnMs: 13_000,
    comesMs: 3000,
    speed: 26,
    fleeSpeed: 60,
    fears: 48,
    swarm: 3,
    apart: 7,
    isOut: (at) => at.month >= 5 && at.month <= 9 && at.hour >= 8 && at.hour < 20,
  },
  cat: { turnMs: 30_000, comesMs: 6000, speed: 16, fleeSpeed: 16, fears: 0, swarm: 1, apart: 24, isOut: () => true },
  fish: {
    turnMs: 11_000,
    comesMs: 0,
    speed: 1,
    fleeSpeed: 1,
    fears: 64,
    swarm: 1,
    apart: 7,
    isOut: (at) => !isFrozen(at),
  },
  firefly: {
    turnMs: 20_000,
    comesMs: 8000,
    speed: 9,
    fleeSpeed: 9,
    fears: 0,
    swarm: 6,
    apart: 7,
    isOut: ({ month, hour }) => (month === 6 || month === 7) && (hour >= 22 || hour < 3),
  },
}

/** The hour of Oslo at a time of the room, epoch ms. */
export function parkHour(now: number): ParkHour {
  return { month: monthAt(now), hour: Math.floor(osloMinute(now) / 60) }
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The month by the last days that were asked for: formatting a date takes longer than all else about a creature. */
const months = new Map<number, number>()

/** Near midnight it may be that of the day before, for everybody. */
function monthAt(now: number): number {
  const day = Math.floor(now / DAY_MS)
  const known = months.get(day)
  if (known !== undefined) return known
  if (months.size > 2) months.clear()
  const month = (osloMonth(day * DAY_MS) % 12) + 1
  months.set(day, month)
  return month
}
