import type { Tile } from '../tiles.ts'

/** [I6] So many tiles away, aslant too, a dog sniffs another one, or poop, and takes a thing from the ground. */
export const REACH_TILES = 2

export function isInReach(one: Tile, other: Tile): boolean {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= REACH_TILES
}

/** Why a room does not vouch for what a dog asks for. */
export type ActProblem =
  | 'dog-awake'
  | 'dog-sleeps'
  | 'not-dig-ground'
  | 'not-here'
  | 'place-taken'
  | 'poop-gone'
  | 'stand-still'
  | 'too-far'
