import { gridOf } from '#durable/world/room-doc.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { aGrid } from '#test/support/grids.ts'
import type { Ground } from './room-shell.ts'

const COURT = aGrid(
  '################',
  '#......~~......#',
  '#.###..~~..###.#',
  '#.#.......d..#.#',
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
    { key: 'plaza', grid: gridOf(PLAZA), entries: PLAZA.entries, maxDogs },
    { key: 'court', grid: COURT, entries: [{ x: 8, y: 3 }], maxDogs },
    { key: 'yard', grid: YARD, entries: [{ x: 0, y: 0 }], maxDogs },
  ]
}
