import { chanceOnDay, shuffled } from '../games/round/chance.ts'
import { osloDay, weekOfDay } from '../life/days.ts'
import { soilOf, spotsOf } from '../life/soil.ts'
import type { Grid, Tile } from '../tiles.ts'
import { WEEKDAY, nextTime } from './when.ts'
import type { CalendarTime, CalendarWhen } from './when.ts'

/** [CA2] When bones are hunted: on Fridays at eight, and on Sundays for those who go to bed early. */
export const HUNT_TIMES = {
  'friday-hunt': { weekday: WEEKDAY.friday, minute: 20 * 60, minutes: 30 },
  'sunday-hunt': { weekday: WEEKDAY.sunday, minute: 15 * 60, minutes: 30 },
} as const satisfies Record<string, CalendarWhen>

/** [CA3] What a user finds in the hunts of a week at most, and the bones of each find. */
export const HUNT = { finds: 10, bones: 2 } as const

/** [CA4] How many finds lie in each room with soil (SOIL_ROOMS) for a user and hunt. Two rooms have all that count. */
export const HUNT_SPOTS_A_ROOM = 5

/**
 * What a user has found in the hunts of a week, which is the day of its Monday: so much in all, and in the hunt of `day` these
 * spots, as bits.
 */
export type HuntWeek = { week: number; finds: number; day: number; spots: number }

/** [CA2] The hunt that is on at `now` (epoch ms), with its Oslo day; null for none. It follows from the clock alone. */
export function huntAt(now: number): (CalendarTime & { day: number }) | null {
  for (const when of Object.values(HUNT_TIMES)) {
    const time = nextTime(when, now)
    if (time.from <= now) return { ...time, day: osloDay(time.from) }
  }
  return null
}

/** What counts of a user's finds on an Oslo day: those of another week, and the spots of another hunt, do not. */
export function huntWeekOn(day: number, known: HuntWeek | null | undefined): HuntWeek {
  const week = weekOfDay(day)
  const finds = known?.week === week ? known.finds : 0
  return { week, day, finds, spots: known?.day === day ? known.spots : 0 }
}

/** The bit of a find, by the number of its room and its own number there. */
export function huntBit(room: number, spot: number): number {
  return 1 << (room * HUNT_SPOTS_A_ROOM + spot)
}

/** The number by which the finds of a room are drawn: rooms count from here on. */
const HUNT_DRAW = 300

/** [CA4] Where finds of a user lie in a room in the hunt of a day, in the order of their numbers: at none of the day's spots. */
export function huntSpotsOf(seed: string, at: { room: number; grid: Grid }, day: number): readonly Tile[] {
  const spots = spotsOf(seed, at, day)
  const isFree = (tile: Tile) => !spots.some(({ x, y }) => x === tile.x && y === tile.y)
  return shuffled(soilOf(at.grid).filter(isFree), chanceOnDay(seed, day, HUNT_DRAW + at.room)).slice(
    0,
    HUNT_SPOTS_A_ROOM,
  )
}
