import type { Tile } from '../tiles.ts'
import { festiveAreas } from './festive.ts'
import type { FestiveArea } from './festive.ts'
import { rouletteTiles } from './roulette.ts'
import { wheelTiles } from './wheel.ts'

/**
 * Where in a room the abilities of the party committee are used: the tiles of its wheels, those of its roulettes, and the
 * ground on which it sets up festive pieces.
 */
export type CommitteePlaces = {
  wheels: readonly Tile[]
  roulettes: readonly Tile[]
  festive: readonly FestiveArea[]
}

/** What is read of a room. */
type Furnished = {
  things: readonly ({ prefab: string } & Tile)[]
  areas?: readonly ({ kind: string } & FestiveArea)[]
}

export const NO_COMMITTEE_PLACES: CommitteePlaces = { wheels: [], roulettes: [], festive: [] }

/** [PC9] [PC12] [PC14] The places of the committee in a room. */
export function committeePlaces({ things, areas = [] }: Furnished): CommitteePlaces {
  return { wheels: wheelTiles(things), roulettes: rouletteTiles(things), festive: festiveAreas(areas) }
}
