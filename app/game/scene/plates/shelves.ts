type Size = { width: number; height: number }

/** The gap between two pictures, px. */
const GAP = 1

/** Places pictures on a sheet one after the other, row by row. */
export class Shelves {
  readonly #sheet: Size
  #x = 0
  #y = 0
  #height = 0

  constructor(sheet: Size) {
    this.#sheet = sheet
  }

  /** The position of the next picture (px from the upper left); null if the sheet is full. */
  roomFor({ width, height }: Size): { x: number; y: number } | null {
    if (this.#x + width > this.#sheet.width) {
      this.#y += this.#height
      this.#x = this.#height = 0
    }
    if (this.#x + width > this.#sheet.width || this.#y + height > this.#sheet.height) return null
    const spot = { x: this.#x, y: this.#y }
    this.#x += width + GAP
    this.#height = Math.max(this.#height, height + GAP)
    return spot
  }
}
