import type { Tile } from '../tiles.ts'
import { rouletteTiles } from './roulette.ts'
import { wheelTiles } from './wheel.ts'

/** Where in a room the abilities of the party committee are used: the tiles of its wheels, and those of its roulettes. */
export type CommitteePlaces = { wheels: readonly Tile[]; roulettes: readonly Tile[] }

/** What is read of a room. */
type Furnished = { things: readonly ({ prefab: string } & Tile)[] }

export const NO_COMMITTEE_PLACES: CommitteePlaces = { wheels: [], roulettes: [] }

/** [PC9] [PC12] The places of the committee in a room. */
export function committeePlaces({ things }: Furnished): CommitteePlaces {
  return { wheels: wheelTiles(things), roulettes: rouletteTiles(things) }
}
