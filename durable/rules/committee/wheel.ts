import { tileOfFoot } from '../things/seat.ts'
import type { Tile } from '../tiles.ts'

/** The thing by which `use` names the spinning wheel of a room. */
export const WHEEL = 'wheel'

/** What a dog does at the wheel: `use` names it by its number. `join` opens a round where none is on. */
export const WHEEL_USES = { join: 0, spin: 1, leave: 2 } as const

/**
 * [PC9] [PC10] The most dogs of a round, for how long it is open, how long the wheel rests after a draw (ms), and from how
 * far it is used (tiles), as long as administrators have published nothing else [SD31].
 */
export const WHEEL_ROUND = { dogsMax: 12, openMs: 30_000, restMs: 60_000, reach: 6 } as const

/** [PC10] What the twelve sectors of the wheel ask of a dog, clockwise from the top. */
export const SECTORS = [
  'sing',
  'joke',
  'lap',
  'kind',
  'howl',
  'riddle',
  'statue',
  'rhyme',
  'bow',
  'smells',
  'story',
  'together',
] as const
export type Sector = (typeof SECTORS)[number]

/**
 * [PC11] What a draw follows from: `seed` is 16 random bytes in hex, and `hash` the SHA-256 of that text in hex. The hash is
 * told before, the seed after.
 */
export type Lot = { seed: string; hash: string }

const PREFAB = 'spinning-wheel'
/** So many hex digits of the seed decide about the dog, and as many about the sector. */
const DIGITS = 12

/** [PC11] What is drawn with this seed among so many dogs (1 or more): the place of the dog in their order, from 0, and the sector. */
export function drawnBy(seed: string, dogs: number): { place: number; sector: Sector } {
  const place = Number.parseInt(seed.slice(0, DIGITS), 16) % dogs
  const turn = Number.parseInt(seed.slice(DIGITS, 2 * DIGITS), 16) % SECTORS.length
  return { place, sector: SECTORS[turn] ?? SECTORS[0] }
}

/** The tiles on which the wheels of a room stand. */
export function wheelTiles(things: readonly ({ prefab: string } & Tile)[]): Tile[] {
  return things.filter(({ prefab }) => prefab === PREFAB).map(tileOfFoot)
}

/** [PC9] Whether a dog on this tile is near one of these wheels, within `reach` tiles. */
export function isByWheel(wheels: readonly Tile[], { x, y }: Tile, reach: number = WHEEL_ROUND.reach): boolean {
  return wheels.some((wheel) => Math.max(Math.abs(wheel.x - x), Math.abs(wheel.y - y)) <= reach)
}
