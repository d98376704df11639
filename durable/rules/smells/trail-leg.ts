import { directionsOf, neighbour } from '../steps.ts'
import type { Tile } from '../tiles.ts'

/** The thing by which the verb `use` names what is hidden at the end of the trail; no id of a thing is this word. */
export const TRAIL_THING = 'trail'

/**
 * [SC2] The day's trail in a room, as a dog is told of it: from tile (x, y) by `dirs`, one digit a step. `number` counts the rooms
 * of the trail from 0, of `of`; `to` is the room into which it goes on by the door at its end, null where it ends in the hideout.
 */
export type TrailLeg = { x: number; y: number; dirs: string; number: number; of: number; to: string | null }

/** The tiles of the trail in the order in which they are followed. */
export function tilesOfLeg({ x, y, dirs }: Pick<TrailLeg, 'x' | 'y' | 'dirs'>): Tile[] {
  let tile: Tile = { x, y }
  return [tile, ...directionsOf(dirs).map((direction) => (tile = neighbour(tile, direction)))]
}

/** The tile at which the trail leaves the room, or ends. */
export function endOfLeg(leg: Pick<TrailLeg, 'x' | 'y' | 'dirs'>): Tile {
  return tilesOfLeg(leg).at(-1) ?? leg
}
