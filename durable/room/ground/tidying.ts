import type { WireThing } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/state/park.ts'
import { reachedFrom, withinReach } from '#durable/rules/reached.ts'
import { isDoor } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'

/** The indexes of the tiles of a room from which things can be taken, and of those on which they may be laid. */
type Reachable = { within: ReadonlySet<number>; free: readonly number[] }
const reachable = new WeakMap<Grid, Reachable>()

/**
 * [ED5] Asks for each thing that nobody can reach any more, since the ground has changed, to be moved to the nearest free tile
 * to which one can walk. It does no harm when it is asked again before that is done.
 */
export function tidyUp(park: Park): Effect[] {
  const { ground, poops } = park.kept
  if (ground.length === 0) return []
  const { grid } = park
  const { within, free } = reachableIn(park)
  const indexOf = ({ x, y }: Tile) => y * grid.width + x
  const isIn = ({ x, y }: Tile) => x >= 0 && y >= 0 && x < grid.width && y < grid.height
  const strays = ground.filter((thing) => !isIn(thing) || !within.has(indexOf(thing)))
  if (strays.length === 0) return []
  const taken = new Set([...ground, ...poops].map(indexOf))
  return strays.flatMap((thing): Effect[] => {
    const to = nearest(thing, { grid, free, taken })
    if (!to) return []
    taken.add(indexOf(to))
    return [{ do: 'tidy', thing, to }]
  })
}

function reachableIn({ grid, entries }: Park): Reachable {
  const known = reachable.get(grid)
  if (known) return known
  const stood = new Set(entries.flatMap((entry) => [...reachedFrom(grid, entry)]))
  const free = [...stood].filter((index) => !isDoor(grid, index % grid.width, Math.floor(index / grid.width)))
  const found = { within: withinReach(grid, entries), free: free.toSorted((one, other) => one - other) }
  reachable.set(grid, found)
  return found
}

type Choice = { grid: Grid; free: readonly number[]; taken: ReadonlySet<number> }

function nearest({ x, y }: WireThing, { grid, free, taken }: Choice): Tile | null {
  let best: { tile: Tile; far: number } | null = null
  for (const index of free) {
    if (taken.has(index)) continue
    const tile = { x: index % grid.width, y: Math.floor(index / grid.width) }
    const far = (tile.x - x) ** 2 + (tile.y - y) ** 2
    if (!best || far < best.far) best = { tile, far }
  }
  return best?.tile ?? null
}
