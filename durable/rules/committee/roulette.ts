import { directionsOf, neighbour, stepMs } from '../steps.ts'
import { tileOfFoot } from '../things/seat.ts'
import { isWater } from '../tiles.ts'
import type { Grid, Tile } from '../tiles.ts'
import type { Walk } from '../walks.ts'

/** The thing by which `use` names the colour roulette of a room. With `:` and the number of a dog it asks that dog. */
export const ROULETTE = 'roulette'

/** How a dog that was asked answers: `use` names it by its number. */
export const ROULETTE_USES = { yes: 1, no: 2 } as const

/**
 * [PC12] [PC13] For how long a question waits for its answer, for how long a dog that said no is not asked again, how long a
 * tint lasts (ms), and from how far the roulette is used (tiles), as long as administrators have published nothing else
 * [SD31].
 */
export const ROULETTE_LIMITS = { answerMs: 30_000, afterNoMs: 600_000, tintMs: 1_800_000, reach: 6 } as const

/** [PC13] The colours of the roulette, in the order of its fields ("#rrggbb"): a coat in which a dog is drawn for a while. */
export const TINTS = {
  pink: { color: '#f2a0c0', shadowColor: '#c26a93' },
  red: { color: '#d95763', shadowColor: '#9c3347' },
  orange: { color: '#f08a3c', shadowColor: '#b85a20' },
  yellow: { color: '#f6d04d', shadowColor: '#c08f2c' },
  green: { color: '#7cc35a', shadowColor: '#4a8a3f' },
  turquoise: { color: '#57c8bd', shadowColor: '#2f8a8c' },
  blue: { color: '#6aa5ea', shadowColor: '#3f6fb5' },
  violet: { color: '#a684e0', shadowColor: '#7052ab' },
} as const
export type TintName = keyof typeof TINTS

const NAMES = Object.keys(TINTS) as TintName[]
const PREFAB = 'colour-roulette'
const DIGITS = 12

/** What a dog is asked by `use` of this thing: the number of another dog, or its own; null if it names none. */
export function dogToAsk(thing: string): number | null {
  const id = thing.startsWith(`${ROULETTE}:`) ? Number(thing.slice(ROULETTE.length + 1)) : NaN
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** [PC13] The colour that is drawn with this seed, 16 random bytes in hex. */
export function tintBy(seed: string): TintName {
  return NAMES[Number.parseInt(seed.slice(0, DIGITS), 16) % NAMES.length] ?? NAMES[0]!
}

/** The tiles on which the roulettes of a room stand. */
export function rouletteTiles(things: readonly ({ prefab: string } & Tile)[]): Tile[] {
  return things.filter(({ prefab }) => prefab === PREFAB).map(tileOfFoot)
}

/** [PC12] Whether a dog on this tile is near one of these roulettes, within `reach` tiles. */
export function isByRoulette(
  roulettes: readonly Tile[],
  { x, y }: Tile,
  reach: number = ROULETTE_LIMITS.reach,
): boolean {
  return roulettes.some((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) <= reach)
}

/** [PC13] When a dog on this walk is in water for the first time from `since` on (epoch ms); Infinity if never. */
export function firstInWater(grid: Grid, walk: Walk, since: number): number {
  let tile: Tile = { x: walk.x, y: walk.y }
  let inAt = walk.startedAt
  let startedAt = walk.startedAt
  for (const direction of directionsOf(walk.dirs)) {
    const ms = stepMs(grid, tile, direction)
    const outAt = startedAt + ms / 2
    if (isWater(grid, tile) && outAt > since) return Math.ceil(Math.max(inAt, since))
    tile = neighbour(tile, direction)
    inAt = outAt
    startedAt += ms
  }
  return isWater(grid, tile) ? Math.ceil(Math.max(inAt, since)) : Infinity
}
