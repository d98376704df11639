import { canStep, DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import { GROUND, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { closeRim, closeUnder, groundOfTerrain, rowsOfGround } from '#durable/world/drafts/following-ground.ts'
import type { Thing } from '#durable/world/room-doc.ts'
import type { TerrainPainter } from './terrain-painter.ts'

/** A patch of tiles whose ground is not what its terrain says: a bridge, a jetty, the foot of a house. */
export type GroundPatch = { kind: keyof typeof GROUND; x: number; y: number; w: number; h: number }

/**
 * The ground of a room as rows of digits, one `Ground` per tile. It follows from the terrain, the patches and the
 * things that stand there. The rim is forbidden, and so is every pocket that cannot be reached from the first entry.
 */
export function groundRows(
  terrain: TerrainPainter,
  { things, patches, start }: { things: readonly Thing[]; patches: readonly GroundPatch[]; start: Tile },
): string[] {
  const grid = groundOfTerrain(terrain.rows)
  const { width, height, ground } = grid
  for (const { kind, ...patch } of patches) {
    for (let i = 0; i < patch.w * patch.h; i++) {
      const [x, y] = [patch.x + (i % patch.w), patch.y + Math.floor(i / patch.w)]
      if (x >= 0 && y >= 0 && x < width && y < height) ground[y * width + x] = GROUND[kind]
    }
  }
  closeUnder(grid, things)
  closeRim(grid)
  closePockets(grid, start)
  return rowsOfGround(grid)
}

function closePockets(grid: Grid, start: Tile): void {
  const reached = new Set<number>()
  const open = [start]
  for (let tile = open.pop(); tile; tile = open.pop()) {
    const index = tile.y * grid.width + tile.x
    if (reached.has(index) || !isWalkable(grid, tile.x, tile.y)) continue
    reached.add(index)
    for (const direction of DIRECTIONS) if (canStep(grid, tile, direction)) open.push(neighbour(tile, direction))
  }
  grid.ground.forEach((_, index) => {
    if (!reached.has(index)) grid.ground[index] = GROUND.forbidden
  })
}
