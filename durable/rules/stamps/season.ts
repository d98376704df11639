import { osloMinute, osloMonth } from '../life/days.ts'

/** [BK2] From when to when it is night for a stamp, minutes of the Oslo day. */
const NIGHT = { from: 22 * 60, until: 4 * 60 } as const

/** [BK2] The months in which snow lies in the park. */
const SNOWY = [12, 1]

/** The month in Oslo at `now` (epoch ms), 1 to 12. */
export function monthAt(now: number): number {
  return (osloMonth(now) % 12) + 1
}

/** [BK2] Whether it is night at `now` (epoch ms). */
export function isNight(now: number): boolean {
  const minute = osloMinute(now)
  return minute >= NIGHT.from || minute < NIGHT.until
}

/** [BK2] Whether snow lies in the park at `now` (epoch ms). */
export function isSnowy(now: number): boolean {
  return SNOWY.includes(monthAt(now))
}
