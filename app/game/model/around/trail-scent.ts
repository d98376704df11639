import { bearingOf } from '#app/game/model/world/whereabouts.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import { findPath } from '#durable/rules/paths.ts'
import { tilesOfLeg } from '#durable/rules/smells/trail-leg.ts'
import type { TrailLeg } from '#durable/rules/smells/trail-leg.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'

/** [SC1] How strong the trail smells, the weakest first. */
export const TRAIL_STRENGTHS = ['faint', 'thin', 'clear', 'strong', 'intense'] as const
export type TrailStrength = (typeof TRAIL_STRENGTHS)[number]

/**
 * [SC1] What a dog smells of the day's trail: where it smells stronger; that it leads out by a door here, to the room with this
 * key; or that it ends here.
 */
export type TrailScent =
  | { what: 'stronger'; direction: Direction; strength: TrailStrength }
  | { what: 'out'; direction: Direction; to: string }
  | { what: 'here' }

/** What the nose tells of the day's trail: null where the room knows of none. */
export type TrailTold = TrailScent | { what: 'elsewhere' } | { what: 'found' } | null

/** How near to the trail a nose follows it, from how far away it smells of more than the weakest, and how far ahead, tiles. */
const NOSE = { beside: 2, reach: 4, ahead: 3 } as const

/** [SC3] What a dog on a tile smells of the trail in its room. It is stronger the nearer the end of the whole trail is. */
export function trailScentAt(leg: TrailLeg, grid: Grid, here: Tile): TrailScent {
  const tiles = tilesOfLeg(leg)
  const last = tiles.length - 1
  const end = tiles[last] ?? here
  if (isInReach(here, end)) {
    if (leg.to === null) return { what: 'here' }
    return { what: 'out', direction: directionTowards(grid, here, end), to: leg.to }
  }
  const [freshest, away] = freshestOf(tiles, here)
  const goal = tiles[away <= NOSE.beside ? Math.min(last, freshest + NOSE.ahead) : freshest] ?? end
  const direction = directionTowards(grid, here, goal)
  return { what: 'stronger', direction, strength: strengthAt(leg, freshest / last, away) }
}

/** What the nose tells of the day's trail on a tile. */
export function trailTold(trail: TrailLeg | 'elsewhere' | 'found' | null, grid: Grid, here: Tile): TrailTold {
  if (trail === null) return null
  return typeof trail === 'string' ? { what: trail } : trailScentAt(trail, grid, here)
}

/** The direction in which one walks to a tile, which is not always where it lies. */
function directionTowards(grid: Grid, here: Tile, goal: Tile): Direction {
  const dirs = findPath(grid, here, goal)?.dirs.slice(0, NOSE.ahead) ?? ''
  return bearingOf(here, tilesOfLeg({ ...here, dirs }).at(-1) ?? goal).direction
}

function strengthAt({ number, of }: TrailLeg, share: number, away: number): TrailStrength {
  if (away > NOSE.reach) return 'faint'
  const fresh = 1 + Math.min(3, Math.floor((4 * (number + share)) / of))
  return TRAIL_STRENGTHS[away <= NOSE.beside ? fresh : Math.max(1, fresh - 1)] ?? 'faint'
}

/** The place of the freshest tile of the trail beside the dog, or else of the nearest one, and how far away it is. */
function freshestOf(tiles: readonly Tile[], here: Tile): [number: number, away: number] {
  let [found, least] = [0, Infinity]
  for (const [number, tile] of tiles.entries()) {
    const away = Math.max(Math.abs(tile.x - here.x), Math.abs(tile.y - here.y))
    if (away <= Math.max(least, NOSE.beside)) [found, least] = [number, away]
  }
  return [found, least]
}
