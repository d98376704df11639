import { tileOfFoot } from '../things/seat.ts'
import type { Tile } from '../tiles.ts'

/** The thing by which the verb `use` names the riddle of the day; no id of a thing is this word. */
export const RIDDLE_THING = 'riddle'

/** [Q5] The things on which one stands for an answer, by their ids, in the order of the answers: from left to right. */
export const RIDDLE_PLACES = ['answer-a', 'answer-b', 'answer-c', 'answer-d'] as const

/** [Q5] How far from the tile of such a thing a dog still stands on it, tiles, diagonally too. */
const PLACE_TILES = 1

/** [Q5] The tiles of the answers in a room, in their order; null where it has not all of them. */
export function riddlePlaces(things: readonly ({ id: string } & Tile)[]): readonly Tile[] | null {
  const found = RIDDLE_PLACES.flatMap((place) => things.find(({ id }) => id === place) ?? [])
  return found.length === RIDDLE_PLACES.length ? found.map((thing) => tileOfFoot(thing)) : null
}

/** [Q5] The answer on which a dog on this tile stands, from 0; null for none. */
export function riddlePlaceAt(places: readonly Tile[], { x, y }: Tile): number | null {
  const place = places.findIndex((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) <= PLACE_TILES)
  return place < 0 ? null : place
}
