import { canStep, DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'

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
