import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { below } from './random.ts'

const GROUNDS: Record<string, number> = { '.': 0, '~': 1, '#': 2, d: 3 }

/** A floor drawn as text: `.` normal, `~` water, `#` forbidden, `d` dig. */
export function aGrid(...rows: string[]): Grid {
  const ground = Uint8Array.from(rows.join(''), (letter) => GROUNDS[letter] ?? 2)
  return { width: rows[0]!.length, height: rows.length, ground }
}

export function anEmptyGrid(width: number, height: number): Grid {
  return { width, height, ground: new Uint8Array(width * height) }
}

/** A floor of which about a quarter is forbidden and some is water. */
export function aRandomGrid(random: () => number, width: number, height: number): Grid {
  const ground = Uint8Array.from({ length: width * height }, () => [0, 0, 0, 0, 0, 1, 2, 2][below(random, 8)]!)
  return { width, height, ground }
}

export function aRandomTile(random: () => number, grid: Grid): Tile {
  return { x: below(random, grid.width), y: below(random, grid.height) }
}
