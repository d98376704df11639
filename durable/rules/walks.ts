import { findPath, freeTileNear } from './paths.ts'
import { canStep, directionAt, directionsOf, neighbour, stepMs } from './steps.ts'
import type { Direction } from './steps.ts'
import { isWalkable, isWater } from './tiles.ts'
import type { Grid, Tile } from './tiles.ts'

/**
 * [W9] Where a dog is at any time follows from its walk: it left the middle of tile (x, y) at `startedAt` (room clock,
 * epoch ms, may lie in the past) and takes one step per digit of `dirs`. A dog that stands has `dirs` ''.
 */
export type Walk = { x: number; y: number; dirs: string; startedAt: number }

/** One step of a walk that is going on: from the middle of one tile to the middle of the next. */
export type Step = { from: Tile; to: Tile; direction: Direction; startedAt: number; endsAt: number }

export type Place = {
  /** Coordinates in tiles, measured between tile centres: 2.5 is half-way from column 2 to column 3. */
  x: number
  y: number
  /** The tile that the dog is on: the nearer one of a step. */
  tile: Tile
  /** Null if the walk has no step: then the dog looks in the same direction as before. */
  facing: Direction | null
  moving: boolean
  swimming: boolean
}

/** [W9] Where a dog on this walk is at `now` (room clock, epoch ms). `find` may be a cached form of `stepAt`. */
export function placeAt(grid: Grid, walk: Walk, now: number, find = stepAt): Place {
  const step = find(grid, walk, now)
  if (!step) {
    const { tile, facing } = arrivalOf(walk)
    return { ...tile, tile, facing, moving: false, swimming: isWater(grid, tile) }
  }
  const done = Math.max(0, (now - step.startedAt) / (step.endsAt - step.startedAt))
  const tile = done < 0.5 ? step.from : step.to
  return {
    x: step.from.x + (step.to.x - step.from.x) * done,
    y: step.from.y + (step.to.y - step.from.y) * done,
    tile,
    facing: step.direction,
    moving: true,
    swimming: isWater(grid, tile),
  }
}

/** [W9] The step in progress at `now`; before the start of the walk its first step, after its end null. */
export function stepAt(grid: Grid, walk: Walk, now: number): Step | null {
  let from: Tile = { x: walk.x, y: walk.y }
  let startedAt = walk.startedAt
  // Called for every dog in every frame, so it allocates as little as it can.
  for (let index = 0; ; index++) {
    const direction = directionAt(walk.dirs, index)
    if (direction === undefined) return null
    const to = neighbour(from, direction)
    const endsAt = startedAt + stepMs(grid, from, direction)
    if (now < endsAt) return { from, to, direction, startedAt, endsAt }
    from = to
    startedAt = endsAt
  }
}

/** What is left of a walk at `now` once its step in progress is finished; null where it has come to its end. */
export function restOf(grid: Grid, walk: Walk, now: number): Walk | null {
  let tile: Tile = { x: walk.x, y: walk.y }
  let startedAt = walk.startedAt
  for (const [index, direction] of directionsOf(walk.dirs).entries()) {
    startedAt += stepMs(grid, tile, direction)
    tile = neighbour(tile, direction)
    if (now < startedAt) return { ...tile, dirs: walk.dirs.slice(index + 1), startedAt }
  }
  return null
}

/** [W9] The tile where a walk ends. */
export function endOf(walk: Walk): Tile {
  return arrivalOf(walk).tile
}

/** The tile where a walk ends, and the direction of its last step. */
function arrivalOf({ x, y, dirs }: Walk): { tile: Tile; facing: Direction | null } {
  let tile: Tile = { x, y }
  let facing: Direction | null = null
  for (let index = 0; ; index++) {
    const direction = directionAt(dirs, index)
    if (direction === undefined) return { tile, facing }
    tile = neighbour(tile, direction)
    facing = direction
  }
}

/** [W9] Milliseconds from the start of a walk to its end. */
export function walkDuration(grid: Grid, walk: Walk): number {
  let tile: Tile = { x: walk.x, y: walk.y }
  let durationMs = 0
  for (const direction of directionsOf(walk.dirs)) {
    durationMs += stepMs(grid, tile, direction)
    tile = neighbour(tile, direction)
  }
  return durationMs
}

/**
 * [W10] The walk of a dog on `current` that is sent to `goal` at `now`; null if no way leads near it. A step in
 * progress is finished first: it becomes the first step of the new walk, with its own start. So there is no jump, and
 * sending many requests gains nothing. [W13] From `current`, the end of the new walk and its start anybody computes the
 * same steps (`continued`).
 */
export function walkFrom(grid: Grid, current: Walk, goal: Tile, now: number): Walk | null {
  const step = stepAt(grid, current, now)
  const path = findPath(grid, step ? step.to : endOf(current), goal)
  if (!path) return null
  if (!step) return { ...endOf(current), dirs: path.dirs, startedAt: now }
  return { ...step.from, dirs: `${step.direction}${path.dirs}`, startedAt: step.startedAt }
}

/** `isTaken` says whether another dog stands on a tile or is on its way there; `now` is the room's clock, epoch ms. */
type Circumstances = { isTaken: (tile: Tile) => boolean; now: number }

/**
 * The walk of a dog on `current` that is sent to `goal`, as the room decides and a browser predicts it: to a tile that
 * can be reached [W6], to a free one beside it if that is taken [W8], after the step in progress [W10]. Null if no way
 * leads near the goal.
 */
export function walkTo(grid: Grid, current: Walk, goal: Tile, { isTaken, now }: Circumstances): Walk | null {
  const way = walkFrom(grid, current, goal, now)
  if (!way) return null
  const end = endOf(way)
  const from = placeAt(grid, current, now).tile
  const free = freeTileNear(grid, end, { from, isTaken })
  return free === end ? way : walkFrom(grid, current, free, now)
}

/**
 * [W13] Reconstructs the walk that followed `current` from its end and its start alone. If a step of `current` began at
 * `startedAt`, the new walk begins with that step. Null if there is no such walk.
 */
export function continued(grid: Grid, current: Walk, end: Tile, startedAt: number): Walk | null {
  const step = stepThatBeganAt(grid, current, startedAt)
  const path = findPath(grid, step ? step.to : endOf(current), end)
  if (!path || path.end.x !== end.x || path.end.y !== end.y) return null
  if (!step) return { ...endOf(current), dirs: path.dirs, startedAt }
  return { ...step.from, dirs: `${step.direction}${path.dirs}`, startedAt }
}

function stepThatBeganAt(grid: Grid, walk: Walk, at: number): Step | null {
  const step = at < walk.startedAt ? null : stepAt(grid, walk, at)
  return step?.startedAt === at ? step : null
}

/** [W11] The walk of a dog that stops as soon as it can: at the tile that it is entering. */
export function stopped(grid: Grid, current: Walk, now: number): Walk {
  const step = stepAt(grid, current, now)
  if (!step) return { ...endOf(current), dirs: '', startedAt: now }
  return { ...step.from, dirs: `${step.direction}`, startedAt: step.startedAt }
}

/** [W4] Whether every step of a walk is allowed on this grid, which may have changed since the walk began. */
export function isWalkOn(grid: Grid, walk: Walk): boolean {
  let tile: Tile = { x: walk.x, y: walk.y }
  if (!isWalkable(grid, tile.x, tile.y)) return false
  for (const direction of directionsOf(walk.dirs)) {
    if (!canStep(grid, tile, direction)) return false
    tile = neighbour(tile, direction)
  }
  return true
}

/** [W3] Whether a dog on this walk has been in water by `now`, the tile included on which it is. */
export function hasSwum(grid: Grid, walk: Walk, now: number): boolean {
  let tile: Tile = { x: walk.x, y: walk.y }
  let leftAt = walk.startedAt
  for (const direction of directionsOf(walk.dirs)) {
    if (isWater(grid, tile)) return true
    leftAt += stepMs(grid, tile, direction)
    if (now < leftAt) return placeAt(grid, walk, now).swimming
    tile = neighbour(tile, direction)
  }
  return isWater(grid, tile)
}
