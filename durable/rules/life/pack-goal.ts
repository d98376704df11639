import { WEEK_DAYS, osloDay, weekOfDay } from './days.ts'

/**
 * [PG1] The goal of a pack for a week: six marks at least, and five for each user who gave one in the week before. `marksMost` is how
 * many marks a user gives in a week at most, `bones` is what each who gave one gets once the goal is reached.
 */
export const PACK_GOAL = { least: 6, perUser: 5, marksMost: 10, bones: 10 } as const

/** [PG1] The week in which a mark at `now` (epoch ms) counts: the Oslo day of its Monday. */
export function goalWeek(now: number): number {
  return weekOfDay(osloDay(now))
}

/** The week before. */
export function weekBefore(week: number): number {
  return week - WEEK_DAYS
}

/** [PG2] The oldest week whose goal still has a banner hanging at `now`: it hangs until the end of the week after its own. */
export function oldestBannerWeek(now: number): number {
  return weekBefore(goalWeek(now))
}
