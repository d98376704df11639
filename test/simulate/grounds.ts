import { gridOf } from '#durable/world/room-doc.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { aGrid } from '#test/support/grids.ts'
import { reachedFrom } from '#durable/world/reach.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { below } from '#test/support/random.ts'

export type Ground = {
  key: string
  /** The address of its pack. */
  pack: string
  grid: Grid
  entries: readonly [Tile, ...Tile[]]
  maxDogs: number
}

/** Of a hundred tiles at most so many are walled up in a new revision. */
const WALLED_MAX = 30

const COURT = aGrid(
  '################',
  '#......~~......#',
  '#.###..~~..###.#',
  '#.#..dd...dd..#.#',
  '#...####.###...#',
  '#......#.#.....#',
  '#.~~...#.#..##.#',
  '#.~~.......##..#',
  '################',
)

const YARD = aGrid('..........', '.########.', '.#......#.', '.#.####.#.', '...#~~....', '.#.####.#.', '..........')

/** Fountain Square as it is, a court with pools and corners, and a yard of narrow lanes. */
export function grounds(maxDogs: number): Ground[] {
  return [
    { key: 'plaza', pack: 'plaza 1', grid: gridOf(PLAZA), entries: PLAZA.entries, maxDogs },
    { key: 'court', pack: 'court 1', grid: COURT, entries: [{ x: 8, y: 3 }], maxDogs },
    { key: 'yard', pack: 'yard 1', grid: YARD, entries: [{ x: 0, y: 0 }], maxDogs },
  ]
}

/** The room as somebody publishes it anew: some of its floor is gone, some that was gone is back, and no pocket is open. */
export function revisionOf(first: Ground, number: number, random: () => number): Ground {
  const { grid, entries } = first
  const share = below(random, WALLED_MAX)
  const isEntry = (index: number) => entries.some(({ x, y }) => y * grid.width + x === index)
  const walled = grid.ground.map((kind, index) =>
    !isEntry(index) && below(random, 100) < share ? GROUND.forbidden : kind,
  )
  const reached = reachedFrom({ ...grid, ground: walled }, entries[0])
  const ground = walled.map((kind, index) => (reached.has(index) ? kind : GROUND.forbidden))
  return { ...first, pack: `${first.key} ${number}`, grid: { ...grid, ground } }
}
