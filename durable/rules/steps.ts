import { GROUND, groundAt, isWalkable } from './tiles.ts'
import type { Grid, Tile } from './tiles.ts'

/** [W1] The eight directions: 0 north, then clockwise to 7 north-west. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** [W2] Milliseconds that a straight step takes on land. */
export const STRAIGHT_MS = 200
/** [W2] Milliseconds that a diagonal step takes on land: 200 × √2, rounded down. */
export const DIAGONAL_MS = 282
/** [W3] Every dog swims, at this share of its speed on land. */
export const SWIM_SPEED = 0.6

const DIGIT_0 = '0'.charCodeAt(0)
const DX = [0, 1, 1, 1, 0, -1, -1, -1] as const
const DY = [-1, -1, 0, 1, 1, 1, 0, -1] as const

/** [W1] The neighbour of a tile in a direction. */
export function neighbour(tile: Tile, direction: Direction): Tile {
  return { x: tile.x + DX[direction], y: tile.y + DY[direction] }
}

/** [W4] Whether one step is allowed: the tile is walkable, and a diagonal does not cut the corner of a forbidden one. */
export function canStep(grid: Grid, tile: Tile, direction: Direction): boolean {
  const x = tile.x + DX[direction]
  const y = tile.y + DY[direction]
  if (!isWalkable(grid, x, y)) return false
  return direction % 2 === 0 || (isWalkable(grid, x, tile.y) && isWalkable(grid, tile.x, y))
}

/** [W2] [W3] Milliseconds of one step; water counts when it is the tile being entered. */
export function stepMs(grid: Grid, tile: Tile, direction: Direction): number {
  const onLandMs = direction % 2 === 0 ? STRAIGHT_MS : DIAGONAL_MS
  const isWater = groundAt(grid, tile.x + DX[direction], tile.y + DY[direction]) === GROUND.water
  return isWater ? Math.round(onLandMs / SWIM_SPEED) : onLandMs
}

/** [W1] The direction of step `index` of a walk's text; undefined where it has no such step, or no digit from 0 to 7. */
export function directionAt(dirs: string, index: number): Direction | undefined {
  const digit = dirs.charCodeAt(index) - DIGIT_0
  return digit >= 0 && digit < DIRECTIONS.length ? DIRECTIONS[digit] : undefined
}

/** [W1] The directions of a walk's text, one digit a step; anything that is not 0 to 7 ends it. */
export function directionsOf(dirs: string): Direction[] {
  const directions: Direction[] = []
  for (let index = 0; ; index++) {
    const direction = directionAt(dirs, index)
    if (direction === undefined) return directions
    directions.push(direction)
  }
}
