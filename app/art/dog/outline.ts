import { EMPTY } from '#app/art/dog/parts/part.ts'
import { NEIGHBOURS } from './grid.ts'
import type { Grid } from './grid.ts'

/** Outline pixels: ink, and the lighter rim on the lit side, where there is fur only below or to the right. */
export const INK = 'k'
export const RIM = 'K'

/** Gaps of at most so many pixels inside the dog are filled with ink, because they would flicker. */
const LARGEST_PINHOLE = 3

/** Outlines the dog, above the waterline only. */
export function outline(grid: Grid, waterline = Infinity): void {
  const ring: [x: number, y: number, letter: string][] = []
  grid.forEach((x, y, letter) => {
    if (letter !== EMPTY || y >= waterline) return
    const solid = (dx: number, dy: number) => grid.get(x + dx, y + dy) !== EMPTY
    const facesAway = solid(-1, 0) || solid(0, -1)
    const facesLight = solid(1, 0) || solid(0, 1)
    if (facesAway) ring.push([x, y, INK])
    else if (facesLight) ring.push([x, y, RIM])
  })
  for (const [x, y, letter] of ring) grid.set(x, y, letter)
  fillPinholes(grid)
}

function fillPinholes(grid: Grid): void {
  const seen = new Set<string>()
  grid.forEach((x, y, letter) => {
    if (letter !== EMPTY || seen.has(`${x},${y}`)) return
    const gap = gapAt(grid, x, y, seen)
    if (gap.enclosed && gap.pixels.length <= LARGEST_PINHOLE) for (const [i, j] of gap.pixels) grid.set(i, j, INK)
  })
}

function gapAt(grid: Grid, x: number, y: number, seen: Set<string>) {
  const pixels: [x: number, y: number][] = [[x, y]]
  let enclosed = true
  seen.add(`${x},${y}`)
  for (const [i, j] of pixels) {
    for (const [dx, dy] of NEIGHBOURS) {
      const [u, v] = [i + dx, j + dy]
      if (!grid.has(u, v)) enclosed = false
      else if (grid.get(u, v) === EMPTY && !seen.has(`${u},${v}`)) {
        seen.add(`${u},${v}`)
        pixels.push([u, v])
      }
    }
  }
  return { pixels, enclosed }
}
