import { bearingOf } from '#app/game/model/world/whereabouts.ts'
import { SMELLS } from '#durable/rules/life/soil.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** How the nearest spot smells: right here, beside the dog, near it, or from so far away that only the direction is known. */
export type Scent = { strength: 'here' | 'hot' | 'warm' } | { strength: 'faint'; direction: Direction }

/** What a dog on a tile smells of its spots; null where there are none left. */
export function scentAt(spots: readonly Tile[], here: Tile): Scent | null {
  const [nearest] = spots.map((spot) => bearingOf(here, spot)).toSorted((one, other) => one.distance - other.distance)
  if (!nearest) return null
  const { distance, direction } = nearest
  if (distance === 0) return { strength: 'here' }
  if (distance <= SMELLS.hot) return { strength: 'hot' }
  return distance <= SMELLS.warm ? { strength: 'warm' } : { strength: 'faint', direction }
}
