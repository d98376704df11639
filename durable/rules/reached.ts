import { REACH_TILES } from './life/reach.ts'
import { canStep, DIRECTIONS, neighbour } from './steps.ts'
import { isDoor, isWalkable } from './tiles.ts'
import type { Grid, Tile } from './tiles.ts'

/** The indexes of all tiles that a dog can reach on foot. It goes no further than a door, through which it leaves. */
export function reachedFrom(grid: Grid, start: Tile): Set<number> {
  const reached = new Set<number>()
  const open = isWalkable(grid, start.x, start.y) ? [start] : []
  for (let tile = open.pop(); tile; tile = open.pop()) {
    const index = tile.y * grid.width + tile.x
    if (reached.has(index)) continue
    reached.add(index)
    if (isDoor(grid, tile.x, tile.y)) continue
    for (const direction of DIRECTIONS) if (canStep(grid, tile, direction)) open.push(neighbour(tile, direction))
  }
  return reached
}

/**
 * [I6] [ED5] The indexes of all tiles from which a dog can take something up that came in at one of these entries: those that are
 * near enough to a tile on which it can stand.
 */
export function withinReach(grid: Grid, entries: readonly Tile[]): Set<number> {
  const within = new Set<number>()
  const stood = new Set(entries.flatMap((entry) => [...reachedFrom(grid, entry)]))
  for (const index of stood) {
    const [x, y] = [index % grid.width, Math.floor(index / grid.width)]
    for (let row = Math.max(0, y - REACH_TILES); row <= Math.min(grid.height - 1, y + REACH_TILES); row++)
      for (let column = Math.max(0, x - REACH_TILES); column <= Math.min(grid.width - 1, x + REACH_TILES); column++)
        within.add(row * grid.width + column)
  }
  return within
}
