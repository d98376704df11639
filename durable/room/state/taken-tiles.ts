import type { Grid, Tile } from '#durable/rules/tiles.ts'

/** [W8] How many dogs stand on each tile of a room or are on their way to it. */
export class TakenTiles {
  readonly #width: number
  readonly #counts: Uint16Array

  constructor({ width, height }: Grid) {
    this.#width = width
    this.#counts = new Uint16Array(width * height)
  }

  take({ x, y }: Tile): void {
    const index = y * this.#width + x
    this.#counts[index] = this.countAt({ x, y }) + 1
  }

  release({ x, y }: Tile): void {
    const index = y * this.#width + x
    this.#counts[index] = this.countAt({ x, y }) - 1
  }

  countAt({ x, y }: Tile): number {
    return this.#counts[y * this.#width + x] ?? 0
  }
}
