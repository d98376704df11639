import { DIAGONAL_MS, DIRECTIONS, STRAIGHT_MS, canStep, neighbour, stepMs } from './steps.ts'
import { isDoor } from './tiles.ts'
import type { Grid, Tile } from './tiles.ts'

/** [W6] How many tiles away from the goal a dog still goes when the goal itself cannot be reached. */
export const NEAR_GOAL_TILES = 8
/** [W7] The most steps of one walk; a longer way is walked only so far. */
export const PATH_MAX_STEPS = 256
/** [W12] The extra cost of a door that is not the goal, ms: a detour of a hundred steps. It makes no step slower. */
export const DOOR_DETOUR_MS = 100 * STRAIGHT_MS

export type Path = { dirs: string; end: Tile }

/**
 * [W5] The quickest path (A*, costs in milliseconds), the same in every browser and in the room: ties go to the tile
 * nearer the goal, then to the lower index. [W6] If the goal is forbidden or cut off: to the reachable tile nearest
 * to it, at most 8 tiles away, which is never a door [W12]; else null. [W13] It is always the path that would have been
 * found to its end: another search is made where the goal turned out not to be that.
 */
export function findPath(grid: Grid, start: Tile, goal: Tile): Path | null {
  let path = findPathTowards(grid, start, goal)
  let sought = goal
  // Each end is quicker to reach than the one before, so the loop ends; the second search is nearly always the last.
  while (path && squaredDistance(path.end, sought) > 0) {
    sought = path.end
    path = findPathTowards(grid, start, sought)
  }
  return path
}

function findPathTowards(grid: Grid, start: Tile, goal: Tile): Path | null {
  const search = explore(grid, start, goal)
  const end = search.bestTile
  if (squaredDistance(end, goal) > NEAR_GOAL_TILES ** 2) return null
  return cut(start, search.dirsTo(end))
}

/** Which tiles are taken, and the tile from which the dog comes. */
type FreeTileWish = { isTaken: (tile: Tile) => boolean; from: Tile }

/**
 * [W8] The free tile nearest to `tile` by steps (at most 8), `tile` itself first; of equally near ones that which is
 * nearest to `from`. Where none is free: `tile`, for dogs do not block dogs. [W12] A door is never taken, and never a
 * tile to turn aside to.
 */
export function freeTileNear(grid: Grid, tile: Tile, { isTaken, from }: FreeTileWish): Tile {
  if (isDoor(grid, tile.x, tile.y)) return tile
  const { isSeen } = sheetFor(grid)
  isSeen[indexOf(grid, tile)] = 1
  let ring = [tile]
  for (let steps = 0; steps <= NEAR_GOAL_TILES && ring.length > 0; steps++) {
    const free = ring.filter((candidate) => !isTaken(candidate) && !isDoor(grid, candidate.x, candidate.y))
    if (free[0])
      return free.reduce((best, one) => (squaredDistance(one, from) < squaredDistance(best, from) ? one : best))
    ring = nextRing(grid, ring, isSeen)
  }
  return tile
}

function nextRing(grid: Grid, ring: Tile[], isSeen: Uint8Array): Tile[] {
  const next: Tile[] = []
  for (const tile of ring) {
    for (const direction of DIRECTIONS) {
      if (!canStep(grid, tile, direction)) continue
      const candidate = neighbour(tile, direction)
      const index = indexOf(grid, candidate)
      if (isSeen[index]) continue
      isSeen[index] = 1
      next.push(candidate)
    }
  }
  return next
}

type Search = { bestTile: Tile; dirsTo(end: Tile): string }

const UNSEEN = 255
const START = 254

/** The buffers of a search, one value per tile. They are valid until the next search on the same grid. */
type Sheet = { costMs: Int32Array; cameBy: Uint8Array; isSeen: Uint8Array }
const sheets = new WeakMap<Grid, Sheet>()

// One set per grid is reused and cleared for each search: it is memory outside of V8's heap, and a crowd asks for 800
// walks a second.
function sheetFor(grid: Grid): Sheet {
  const tiles = grid.width * grid.height
  const sheet = sheets.get(grid) ?? {
    costMs: new Int32Array(tiles),
    cameBy: new Uint8Array(tiles),
    isSeen: new Uint8Array(tiles),
  }
  sheets.set(grid, sheet)
  sheet.costMs.fill(0x7fffffff)
  sheet.cameBy.fill(UNSEEN)
  sheet.isSeen.fill(0)
  return sheet
}

function explore(grid: Grid, start: Tile, goal: Tile): Search {
  const { costMs, cameBy, isSeen } = sheetFor(grid)
  const open = new Heap()
  const tileOf = (index: number): Tile => ({ x: index % grid.width, y: Math.floor(index / grid.width) })

  const startIndex = indexOf(grid, start)
  let bestTile = start
  let bestDistance = squaredDistance(start, goal)
  costMs[startIndex] = 0
  cameBy[startIndex] = START
  open.push({ index: startIndex, totalMs: octileMs(start, goal), restMs: octileMs(start, goal) })

  for (let entry = open.pop(); entry; entry = open.pop()) {
    if (isSeen[entry.index]) continue
    isSeen[entry.index] = 1
    const tile = tileOf(entry.index)
    const distance = squaredDistance(tile, goal)
    if (distance < bestDistance && (distance === 0 || !isDoor(grid, tile.x, tile.y))) {
      bestTile = tile
      bestDistance = distance
    }
    if (distance === 0) break
    for (const direction of DIRECTIONS) {
      if (!canStep(grid, tile, direction)) continue
      const next = neighbour(tile, direction)
      const index = indexOf(grid, next)
      const detourMs = isDoor(grid, next.x, next.y) && squaredDistance(next, goal) > 0 ? DOOR_DETOUR_MS : 0
      const nextMs = (costMs[entry.index] ?? 0) + stepMs(grid, tile, direction) + detourMs
      if (nextMs >= (costMs[index] ?? 0)) continue
      costMs[index] = nextMs
      cameBy[index] = direction
      const restMs = octileMs(next, goal)
      open.push({ index, totalMs: nextMs + restMs, restMs })
    }
  }

  const dirsTo = (end: Tile): string => {
    const dirs: number[] = []
    let tile = end
    for (;;) {
      const direction = DIRECTIONS[cameBy[indexOf(grid, tile)] ?? UNSEEN]
      if (direction === undefined) return dirs.reverse().join('')
      dirs.push(direction)
      tile = neighbour(tile, DIRECTIONS[(direction + 4) % 8] ?? direction)
    }
  }
  return { bestTile, dirsTo }
}

function cut(start: Tile, dirs: string): Path {
  const kept = dirs.slice(0, PATH_MAX_STEPS)
  let end = start
  for (const digit of kept) end = neighbour(end, DIRECTIONS[Number(digit)] ?? 0)
  return { dirs: kept, end }
}

function indexOf(grid: Grid, tile: Tile): number {
  return tile.y * grid.width + tile.x
}

// An admissible estimate: water and doors only raise the true cost, so the first path found is a quickest one.
function octileMs(tile: Tile, goal: Tile): number {
  const dx = Math.abs(tile.x - goal.x)
  const dy = Math.abs(tile.y - goal.y)
  return STRAIGHT_MS * Math.max(dx, dy) + (DIAGONAL_MS - STRAIGHT_MS) * Math.min(dx, dy)
}

function squaredDistance(a: Tile, b: Tile): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2
}

type Entry = { index: number; totalMs: number; restMs: number }

function comesFirst(a: Entry, b: Entry): boolean {
  if (a.totalMs !== b.totalMs) return a.totalMs < b.totalMs
  if (a.restMs !== b.restMs) return a.restMs < b.restMs
  return a.index < b.index
}

class Heap {
  private entries: Entry[] = []

  push(entry: Entry): void {
    let at = this.entries.length
    for (let up = (at - 1) >> 1; at > 0; up = (at - 1) >> 1) {
      const parent = this.entries[up]
      if (!parent || comesFirst(parent, entry)) break
      this.entries[at] = parent
      at = up
    }
    this.entries[at] = entry
  }

  pop(): Entry | undefined {
    const top = this.entries[0]
    const last = this.entries.pop()
    if (!top || !last || this.entries.length === 0) return top
    let at = 0
    for (;;) {
      const left = this.entries[2 * at + 1]
      const right = this.entries[2 * at + 2]
      const isRight = left !== undefined && right !== undefined && comesFirst(right, left)
      const child = isRight ? right : left
      if (!child || !comesFirst(child, last)) break
      this.entries[at] = child
      at = 2 * at + (isRight ? 2 : 1)
    }
    this.entries[at] = last
    return top
  }
}
