import { canStep, DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf, stepAt, walkDuration } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'

/** A held key asks for the next tile this long before the dog arrives, so that it does not stop in between, ms. */
export const AHEAD_MS = 140
/** How many tiles with other dogs steering walks past. */
const PAST_DOGS_MAX = 4

/** Whether a steered dog needs its next tile: it changes direction, or is about to arrive. */
export function needsTile({ grid, walk, now }: { grid: Grid; walk: Walk; now: number }, turned: boolean): boolean {
  return turned || walk.startedAt + walkDuration(grid, walk) - now <= AHEAD_MS
}

/**
 * The tile to walk to when steering in a direction from where the dog is at `now` (room clock): the next one, or one
 * along the obstacle if the next one is blocked; null if there is none.
 */
export function steerGoal(
  { grid, walk, now }: { grid: Grid; walk: Walk; now: number },
  direction: Direction,
  isTaken: (tile: Tile) => boolean,
): Tile | null {
  const from = stepAt(grid, walk, now)?.to ?? endOf(walk)
  const way = [direction, ...alongside(direction)].find((candidate) => canStep(grid, from, candidate))
  if (way === undefined) return null
  let goal = neighbour(from, way)
  for (let past = 0; past < PAST_DOGS_MAX && isTaken(goal) && canStep(grid, goal, way); past++) {
    goal = neighbour(goal, way)
  }
  return goal
}

// A diagonal slides along a wall; a straight way does not.
function alongside(direction: Direction): Direction[] {
  return direction % 2 === 0 ? [] : [turned(direction, -1), turned(direction, 1)]
}

function turned(direction: Direction, by: number): Direction {
  return DIRECTIONS[(direction + by + 8) % 8] ?? direction
}
