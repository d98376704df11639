import type { Tile } from '../tiles.ts'

/** [I6] How far a dog reaches, in tiles, diagonally too: to sniff a dog or a poop, or to pick up a thing. */
export const REACH_TILES = 2

export function isInReach(one: Tile, other: Tile): boolean {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= REACH_TILES
}

/** The reasons for which a room itself finds an act impossible. */
export type ActProblem =
  | 'dog-awake'
  | 'dog-sleeps'
  | 'not-dig-ground'
  | 'not-here'
  | 'place-taken'
  | 'poop-gone'
  | 'stand-still'
  | 'too-far'
