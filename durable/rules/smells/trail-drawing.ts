import { numberedSeed, shuffled } from '../games/round/chance.ts'
import { findPath } from '../paths.ts'
import { DIRECTIONS, neighbour } from '../steps.ts'
import { tileOfFoot } from '../things/seat.ts'
import { isDoor, isWalkable } from '../tiles.ts'
import type { Grid, Tile } from '../tiles.ts'
import { partChance, trailPartIn } from './trail-day.ts'
import type { TrailPart } from './trail-day.ts'
import { tilesOfLeg } from './trail-leg.ts'
import type { TrailLeg } from './trail-leg.ts'

/** What is read of a room. A door of more tiles than one has `w` and `h`. */
export type TrailGround = {
  grid: Grid
  entries: readonly Tile[]
  doors: readonly (Tile & { w?: number; h?: number; room: string })[]
  things: readonly ({ prefab: string } & Tile)[]
}

/** [SC4] How long the trail is in a room, tiles: by way of a thing that lies aside, so that it is no straight line. */
export const LEG_TILES = { least: 30, most: 52 } as const

/** [SC1] Where the trail begins. */
const BEGINS_AT = 'notice-board'

/** [SC1] What something can be hidden behind, and what the trail goes round; a name that ends with "-" is a beginning. */
const HIDEOUTS = [
  'bench',
  'log',
  'stump',
  'boulder',
  'barrel',
  'kennel-',
  'crate-',
  'cairn',
  'bush-',
  'boat-',
  'beach-hut-',
] as const

/** A trail comes by itself where it is so near to where it was so many tiles before. */
const BY_ITSELF = { away: 2, tiles: 9 } as const

/** [SC5] On how many days a room has to carry a part that ends in it. */
const CARRIED_DAYS = 8

/** The most pairs of a thing to go round and an end that are tried. */
const TRIES_MAX = 300

/** [SC2] The day's trail in a room; null where it does not lead through it, or the room has not what it needs. */
export function trailLegIn(
  ground: TrailGround,
  room: string,
  { seed, day }: { seed: string; day: number },
): TrailLeg | null {
  const part = trailPartIn(room, seed, day)
  return part && legOf(ground, part, (items) => shuffled(items, partChance(seed, day)))
}

/** [SC5] Whether this part of a trail could be drawn in a room on each of so many days, whatever the seed of the park is. */
export function canCarry(ground: TrailGround, part: TrailPart): boolean {
  // To a door all that it can go round are tried on any day; for the hideout a share of the pairs is.
  const days = part.to === null ? CARRIED_DAYS : 1
  return Array.from({ length: days }, (_, day) => day).every(
    (day) => legOf(ground, part, (items) => shuffled(items, partChance(numberedSeed(day), day))) !== null,
  )
}

/** [SC1] Where something may be hidden: the tiles beside the things that hide it, each once. */
export function hideoutsIn({ grid, things }: Pick<TrailGround, 'grid' | 'things'>): Tile[] {
  const tiles = things
    .filter(({ prefab }) => isHideout(prefab))
    .flatMap((thing) => tileBefore(grid, tileOfFoot(thing)) ?? [])
  return [...new Map(tiles.map((tile) => [tile.y * grid.width + tile.x, tile])).values()]
}

function legOf(ground: TrailGround, part: TrailPart, mixed: <Item>(items: readonly Item[]) => Item[]): TrailLeg | null {
  const { grid } = ground
  const { number, of, to } = part
  const start = startOf(ground, part)
  const asides = mixed(hideoutsIn(ground))
  const ends = to === null ? asides.toReversed() : doorTiles(ground, to).slice(0, 1)
  if (!start) return null
  for (const { aside, end } of pairsOf(asides, ends)) {
    const there = pathTo(grid, start, aside)
    const on = there === null ? null : pathTo(grid, aside, end)
    if (there === null || on === null) continue
    const dirs = there + on
    if (dirs.length < LEG_TILES.least || dirs.length > LEG_TILES.most || comesBack(tilesOfLeg({ ...start, dirs })))
      continue
    return { ...start, dirs, number, of, to }
  }
  return null
}

/** Whether a trail comes by itself again, where a nose could not tell the way there from the way back. */
function comesBack(tiles: readonly Tile[]): boolean {
  return tiles.some((tile, number) =>
    tiles.slice(number + BY_ITSELF.tiles).some((later) => awayFrom(tile, later) <= BY_ITSELF.away),
  )
}

function pairsOf(asides: readonly Tile[], ends: readonly Tile[]): { aside: Tile; end: Tile }[] {
  const pairs = asides.flatMap((_, turn) =>
    ends.map((end, number) => ({ aside: asides[(turn + number) % asides.length], end })),
  )
  return pairs.flatMap(({ aside, end }) => (aside && aside !== end ? [{ aside, end }] : [])).slice(0, TRIES_MAX)
}

/** Where the trail begins in a room: before the notice board, or where one comes in from the room before. */
function startOf({ grid, entries, doors, things }: TrailGround, { from }: TrailPart): Tile | null {
  if (from === null) {
    const board = things.find(({ prefab }) => prefab === BEGINS_AT)
    return board ? tileBefore(grid, tileOfFoot(board)) : null
  }
  const [door] = doors.filter(({ room }) => room === from)
  if (!door) return null
  const [nearest] = entries.toSorted((one, other) => squared(one, door) - squared(other, door))
  return nearest ? { x: nearest.x, y: nearest.y } : null
}

function doorTiles({ doors }: TrailGround, to: string): Tile[] {
  return doors.filter(({ room }) => room === to).map(({ x, y }) => ({ x, y }))
}

/** The steps of the way to exactly this tile; null where none leads there. */
function pathTo(grid: Grid, start: Tile, goal: Tile): string | null {
  const path = findPath(grid, start, goal)
  return path && path.end.x === goal.x && path.end.y === goal.y ? path.dirs : null
}

/** The first tile round a thing on which a dog can stand: before it, if that is free. */
function tileBefore(grid: Grid, foot: Tile): Tile | null {
  const round = DIRECTIONS.map((_, turn) => neighbour(foot, DIRECTIONS[(turn + 4) % DIRECTIONS.length] ?? 0))
  return round.find(({ x, y }) => isWalkable(grid, x, y) && !isDoor(grid, x, y)) ?? null
}

function isHideout(prefab: string): boolean {
  return HIDEOUTS.some((name) => (name.endsWith('-') ? prefab.startsWith(name) : prefab === name))
}

/** How far apart two tiles are, diagonally too. */
function awayFrom(one: Tile, other: Tile): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
}

function squared(one: Tile, other: Tile): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2
}
