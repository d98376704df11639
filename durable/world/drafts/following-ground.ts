import { applyChange } from '#durable/rules/sheets/changes.ts'
import type { Change, DraftDoc, DraftRow, Layer } from '#durable/rules/sheets/changes.ts'
import { repainted } from '#durable/rules/sheets/differences.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { Thing } from '#durable/world/room-doc.ts'
import { FIRST_GROUND } from '#durable/world/terrain-ground.ts'
import type { GroundRules } from '#durable/world/terrain-ground.ts'

/** How many of its four corners must be water (or dig ground) to make a tile so. One that is forbidden is enough. */
const MOST = 3
/** How much of a tile a thing must cover to make it forbidden, art px across and down. */
const COVERED = { across: 14, down: 10 }

/** A thing that stands in a room, as far as the ground goes. */
type Standing = Pick<Thing, 'prefab' | 'x' | 'y'>

/** The layer of a draft, while its changes are followed, in which `FOLLOWS` stands for each tile whose ground follows. */
const MASK = 'follows'
const FOLLOWS = '1'
const MEANT = '0'

/**
 * The change of the ground that goes with changes of a draft of a room; null for none. The ground follows the terrain, the things and
 * the rim. A tile follows that did so before, unless the changes paint its ground; another one was meant as it is, and stays. The
 * change is to be made after the others, in one edit with them, so that all of it is undone together. `of` is the ground of
 * terrains and things.
 */
export function groundThatFollows(draft: DraftDoc, changes: readonly Change[], of = FIRST_GROUND): Change | null {
  const masked = { ...draft, layers: { ...draft.layers, [MASK]: maskOf(draft, of) } }
  const { layers, lists } = changes.flatMap(withMask).reduce(applyChange, masked)
  const followed = followingGround({ layers, lists }, of)
  const ground = layers.ground ?? []
  const after = ground.map((line, y) => {
    const isFollowing = (x: number) => layers[MASK]?.[y]?.[x] === FOLLOWS
    return Array.from(line, (letter, x) => (isFollowing(x) ? (followed[y]?.[x] ?? letter) : letter)).join('')
  })
  return repainted('ground', ground, after)
}

/** The tiles whose ground is not what follows, so that it was meant. */
export function meantTiles(draft: DraftDoc, of = FIRST_GROUND): Tile[] {
  return maskOf(draft, of).flatMap((line, y) =>
    Array.from(line).flatMap((letter, x) => (letter === MEANT ? [{ x, y }] : [])),
  )
}

function maskOf(draft: DraftDoc, of: GroundRules): Layer {
  const followed = followingGround(draft, of)
  return (draft.layers.ground ?? []).map((line, y) =>
    Array.from(line, (letter, x) => (letter === followed[y]?.[x] ? FOLLOWS : MEANT)).join(''),
  )
}

/** The change, and what it does to the mask: ground that is painted is meant, and new ground follows. */
function withMask(change: Change): Change[] {
  if (change.kind === 'size') return [{ ...change, strips: { ...change.strips, [MASK]: [FOLLOWS] } }]
  if (change.kind !== 'cells' || change.layer !== 'ground') return [change]
  const runs = change.runs.map((run) => ({ ...run, is: MEANT.repeat(run.is.length) }))
  return [change, { ...change, layer: MASK, runs }]
}

/** The ground that terrain, things and rim of a draft say: rows of digits, one `Ground` per tile. */
function followingGround({ layers, lists }: DraftDoc, of: GroundRules): Layer {
  const grid = groundOfTerrain(layers.terrain ?? [], of)
  closeUnder(grid, (lists.things ?? []).flatMap(standingOf), of)
  closeRim(grid)
  return rowsOfGround(grid)
}

/** The thing of a row, which need not be sound yet. */
function standingOf({ prefab, x, y }: DraftRow): Standing[] {
  return typeof prefab === 'string' && typeof x === 'number' && typeof y === 'number' ? [{ prefab, x, y }] : []
}

/** What dogs may do on each tile by the four corners of its terrain. */
export function groundOfTerrain(terrain: Layer, of: Pick<GroundRules, 'terrains'> = FIRST_GROUND): Grid {
  const width = Math.max(0, (terrain[0] ?? '').length - 1)
  const height = Math.max(0, terrain.length - 1)
  const ground = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return groundOf((terrain[y] ?? '').slice(x, x + 2) + (terrain[y + 1] ?? '').slice(x, x + 2), of)
  })
  return { width, height, ground }
}

function groundOf(corners: string, of: Pick<GroundRules, 'terrains'>): number {
  const count = (ground: number) => Array.from(corners).filter((letter) => of.terrains[letter] === ground).length
  if (count(GROUND.forbidden) > 0) return GROUND.forbidden
  if (count(GROUND.water) >= MOST) return GROUND.water
  return count(GROUND.dig) >= MOST ? GROUND.dig : GROUND.normal
}

/** Forbids the tiles that things stand on. */
export function closeUnder({ width, height, ground }: Grid, things: readonly Standing[], of = FIRST_GROUND): void {
  for (const { x, y } of things.flatMap((thing) => tilesUnder(thing, of))) {
    if (x >= 0 && y >= 0 && x < width && y < height) ground[y * width + x] = GROUND.forbidden
  }
}

/** Forbids the tiles at the edges of a room. */
export function closeRim({ width, height, ground }: Grid): void {
  ground.forEach((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) ground[at] = GROUND.forbidden
  })
}

/** The ground of a grid as a room has it: rows of digits. */
export function rowsOfGround({ width, height, ground }: Grid): string[] {
  return Array.from({ length: height }, (_, y) => ground.subarray(y * width, (y + 1) * width).join(''))
}

/**
 * The tiles that a thing stands on: the one under the middle of its foot, and others that it covers for the most part.
 */
export function tilesUnder({ prefab, x, y }: Standing, { footprints } = FIRST_GROUND): Tile[] {
  const [w, h] = (Object.hasOwn(footprints, prefab) && footprints[prefab]) || [0, 0]
  if (w === 0) return []
  const across = spanned(x - w / 2, x + w / 2, COVERED.across)
  const down = spanned(y - h, y, COVERED.down)
  return down.flatMap((row) => across.map((column) => ({ x: column, y: row })))
}

function spanned(from: number, to: number, least: number): number[] {
  const middle = Math.floor((from + to) / 2 / TILE_PX)
  const tiles = []
  for (let tile = Math.floor(from / TILE_PX); tile <= Math.floor(to / TILE_PX); tile++) {
    const covered = Math.min(to, (tile + 1) * TILE_PX) - Math.max(from, tile * TILE_PX)
    if (tile === middle || covered >= least) tiles.push(tile)
  }
  return tiles
}
