import { EMPTY } from '#app/art/dog/parts/part.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'

/** A cell of letters. Outside it everything is empty. */
export class Grid {
  readonly rows: string[][] = Array.from({ length: CELL.height }, () => Array(CELL.width).fill(EMPTY))

  get(x: number, y: number): string {
    return this.rows[y]?.[x] ?? EMPTY
  }

  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < CELL.width && y < CELL.height
  }

  set(x: number, y: number, letter: string): void {
    const row = this.rows[y]
    if (row && this.has(x, y)) row[x] = letter
  }

  is(x: number, y: number, letters: string): boolean {
    return letters.includes(this.get(x, y))
  }

  forEach(visit: (x: number, y: number, letter: string) => void): void {
    for (let y = 0; y < CELL.height; y++) for (let x = 0; x < CELL.width; x++) visit(x, y, this.get(x, y))
  }
}

export const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
