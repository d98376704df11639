import type { Medal } from './medals.ts'

/** [GR11] The best of a pack whose points count, and how many dogs a pack is taken to have at least. */
export const PACK_BEST_COUNT = 20
const PACK_LEAST = 6

/** [GR11] What a round adds to a user's points of the week: the number of the best medal of a game and day. */
export function packPointsFor(had: Medal, medal: Medal): number {
  return Math.max(0, medal - had)
}

/**
 * [GR11] The figure of a pack, in hundredths of a point: the mean of its best twenty users of the week. Places that nobody
 * has taken count as nothing up to the sixth, and are left out from there on: so a small pack can win, but not one user.
 */
export function packFigure(points: readonly number[]): number {
  const best = points.toSorted((a, b) => b - a).slice(0, PACK_BEST_COUNT)
  const sum = best.reduce((all, one) => all + one, 0)
  return Math.trunc((100 * sum) / Math.max(PACK_LEAST, best.length))
}
