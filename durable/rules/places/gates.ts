import { reachedFrom } from '#durable/rules/reached.ts'
import { canStep, directionsOf, neighbour } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import { GROUND, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf, stepAt, walkFrom } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { accessProblem } from './access.ts'
import type { Access, Passer } from './access.ts'

/** [G6] Tiles of a room that only some dogs may enter. `x`, `y` is the top left one; `w`, `h` in tiles. */
export type TileGate = { id: string; x: number; y: number; w: number; h: number; access: Access }

/** [G6] The most gates of a room: as many as a mask has bits. */
export const GATES_MAX = 16

/** A mask of gates: bit n stands for the n-th gate of the room. */
export type GateMask = number

/** The grids of a room that are kept; more masks than this at once are rare, and then some are made again. */
const GRIDS_KEPT = 32

/** [G7] The ground of a room that has gates. */
export type GateGround = {
  /** The ground as it is drawn, as if all gates were open. */
  grid: Grid
  gates: readonly TileGate[]
  /** By tile: which gates it is in. */
  over: Uint16Array
  /** By tile: 1 where one gets to from an entry while all gates are shut. */
  outside: Uint8Array
  /** The ground to which that is all that there is: where nothing is hidden that one has to come to [G9]. */
  free: Grid
  /** The ground with some gates shut, by the mask of those that are open. */
  grids: Map<GateMask, Grid>
}

/** [G7] The ground of a room with these gates; null for a room without any. */
export function gateGround(
  grid: Grid,
  gates: readonly TileGate[] = [],
  entries: readonly Tile[] = [],
): GateGround | null {
  if (gates.length === 0) return null
  const known = gates.slice(0, GATES_MAX)
  const over = new Uint16Array(grid.width * grid.height)
  for (const [bit, { x, y, w, h }] of known.entries())
    for (let row = Math.max(0, y); row < Math.min(grid.height, y + h); row++)
      for (let column = Math.max(0, x); column < Math.min(grid.width, x + w); column++)
        over[row * grid.width + column]! |= 1 << bit
  const outside = new Uint8Array(grid.width * grid.height)
  const ground: GateGround = { grid, gates: known, over, outside, free: grid, grids: new Map<GateMask, Grid>() }
  const shut = shutGrid(ground)
  for (const entry of entries) for (const index of reachedFrom(shut, entry)) outside[index] = 1
  const free = grid.ground.map((kind, index) => (outside[index] === 1 ? kind : GROUND.forbidden))
  return { ...ground, free: { ...grid, ground: free } }
}

/** [G6] The gates that are open to a dog. */
export function openGates({ gates }: Pick<GateGround, 'gates'>, passer: Passer): GateMask {
  return gates.reduce((mask, { access }, bit) => (accessProblem(access, passer) ? mask : mask | (1 << bit)), 0)
}

/** [G7] The ground for somebody to whom no gate is open. */
export function shutGrid(ground: GateGround): Grid {
  return gridWith(ground, 0)
}

/**
 * [G7] The ground for a dog to which the gates of `open` are open, and which sets out from a tile. [G8] Where that leads nowhere
 * but about behind gates, as for a dog that has lost what it needed to come in, those on its way out are open as well.
 */
export function gridFor(ground: GateGround, open: GateMask, from: Tile): Grid {
  const own = gridWith(ground, open)
  if (isOutside(ground, from) || leadsOut(ground, own, from)) return own
  return gridWith(ground, open | wayOut(ground, from))
}

/** Where a dog on `current` is sent at `now` (room clock, epoch ms), and the ground for it. */
type Errand = { own: Grid; current: Walk; goal: Tile; now: number }

/**
 * [G5] The gate that keeps a dog from its goal: the first one that is shut to it on the way that it would take if all were open.
 * Null if it gets there, or as near to it, without them.
 */
export function gateBefore(ground: GateGround, { own, current, goal, now }: Errand): TileGate | null {
  const [way, through] = [own, ground.grid].map((grid) => walkFrom(grid, current, goal, now))
  if (!through) return null
  const [end, meant] = [way && endOf(way), endOf(through)]
  if (end?.x === meant.x && end.y === meant.y) return null
  let tile: Tile = { x: through.x, y: through.y }
  // A step in progress is finished, whatever it leads to.
  for (const [index, direction] of directionsOf(through.dirs).entries()) {
    const next = neighbour(tile, direction)
    const isGoingOn = index === 0 && stepAt(ground.grid, current, now) !== null
    if (!isGoingOn && !canStep(own, tile, direction)) {
      // A step round the corner of a gate is barred by the gate beside it.
      const beside = [next, { x: next.x, y: tile.y }, { x: tile.x, y: next.y }]
      return beside.flatMap((one) => (isWalkable(own, one.x, one.y) ? [] : gatesAt(ground, one)))[0] ?? null
    }
    tile = next
  }
  return null
}

/** The gates that a tile is in. */
export function gatesAt({ gates, over, grid }: GateGround, { x, y }: Tile): TileGate[] {
  const mask = over[y * grid.width + x] ?? 0
  return gates.filter((_, bit) => (mask & (1 << bit)) !== 0)
}

function isOutside({ outside, grid }: GateGround, { x, y }: Tile): boolean {
  return outside[y * grid.width + x] === 1
}

function leadsOut(ground: GateGround, own: Grid, from: Tile): boolean {
  return [...reachedFrom(own, from)].some((index) => ground.outside[index] === 1)
}

const STRAIGHT: readonly Direction[] = [0, 2, 4, 6]

/** [G8] The gates on the shortest way from a tile to where one gets without any. Corners are not cut, so it takes straight steps. */
function wayOut(ground: GateGround, from: Tile): GateMask {
  const { grid, over } = ground
  const indexOf = ({ x, y }: Tile) => y * grid.width + x
  const crossed = new Map([[indexOf(from), over[indexOf(from)] ?? 0]])
  const ahead = [from]
  for (const tile of ahead) {
    const mask = crossed.get(indexOf(tile)) ?? 0
    if (isOutside(ground, tile)) return mask
    for (const direction of STRAIGHT) {
      const next = neighbour(tile, direction)
      if (!canStep(grid, tile, direction) || crossed.has(indexOf(next))) continue
      crossed.set(indexOf(next), mask | (over[indexOf(next)] ?? 0))
      ahead.push(next)
    }
  }
  return 0
}

function gridWith(ground: GateGround, open: GateMask): Grid {
  const known = ground.grids.get(open)
  if (known) return known
  const { grid, over, grids } = ground
  const barred = grid.ground.map((kind, index) => ((over[index] ?? 0) & ~open ? GROUND.forbidden : kind))
  const made = { ...grid, ground: barred }
  if (grids.size >= GRIDS_KEPT) grids.clear()
  grids.set(open, made)
  return made
}
