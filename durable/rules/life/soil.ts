import { chanceOnDay, shuffled } from '../games/round/chance.ts'
import { GROUND } from '../tiles.ts'
import type { Grid, Tile } from '../tiles.ts'
import { DECK } from './digging.ts'

/** [O8] The rooms with soil that hides something, by their number: a new one goes to the end. */
export const SOIL_ROOMS: readonly string[] = ['plaza', 'meadow', 'forest', 'beach', 'party-lawn']

/** [O8] How many spots each of them has for a user and day. */
export const SPOTS_A_ROOM = 3

/** [O8] How near a spot is that a dog smells, tiles, diagonally too: beside it, and not far. */
export const SMELLS = { hot: 1, warm: 3 } as const

/** Spots are at least so far apart where there is enough soil, tiles. */
const APART_TILES = 2

/**
 * What a room knows of a user's soil: the seed of the user, 32 hexadecimal digits that no client is told, and the spots
 * that were found on an Oslo day, as bits.
 */
export type UserSoil = { seed: string; day: number; found: number }

/** The number of a room among those with soil; null for any other. `room` is without the number of a twin. */
export function soilRoomOf(room: string): number | null {
  const number = SOIL_ROOMS.indexOf(room)
  return number < 0 ? null : number
}

/** The bit of a spot, by the number of its room and its own number there. */
export function spotBit(room: number, spot: number): number {
  return 1 << (room * SPOTS_A_ROOM + spot)
}

/** All tiles on which a dog may dig, row by row. */
export function soilOf({ ground, width }: Grid): Tile[] {
  const soil: Tile[] = []
  for (const [index, kind] of ground.entries())
    if (kind === GROUND.dig) soil.push({ x: index % width, y: Math.floor(index / width) })
  return soil
}

/** [O8] The spots of a user in a room on a day, in the order of their numbers. */
export function spotsOf(seed: string, { room, grid }: { room: number; grid: Grid }, day: number): readonly Tile[] {
  const drawn = shuffled(soilOf(grid), chanceOnDay(seed, day, room))
  const spots: Tile[] = []
  for (const tile of drawn)
    if (spots.length < SPOTS_A_ROOM && spots.every((spot) => isApart(spot, tile))) spots.push(tile)
  const others = drawn.filter((tile) => !spots.includes(tile))
  return [...spots, ...others].slice(0, SPOTS_A_ROOM)
}

/** The number by which the deck of a day is drawn: that of no room. */
const DECK_DRAW = 99

/** [O3] The deck of a user on a day. */
export function deckOf(seed: string, day: number): readonly number[] {
  return shuffled(DECK, chanceOnDay(seed, day, DECK_DRAW))
}

function isApart(one: Tile, other: Tile): boolean {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= APART_TILES
}
