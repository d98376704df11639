import { TILE } from './grass.ts'

/**
 * A pattern that runs on over several tiles. The six variants of a laid layer are its tiles, three in a row, and
 * `terrainTiles` lays them side by side.
 */
export const LAID = { columns: 3, rows: 2, width: 3 * TILE, height: 2 * TILE } as const

/** The place in the pattern, px, of a pixel of one of its tiles. */
export function laidAt({ x, y, variant }: { x: number; y: number; variant: number }): { x: number; y: number } {
  return { x: x + TILE * (variant % LAID.columns), y: y + TILE * Math.floor(variant / LAID.columns) }
}
