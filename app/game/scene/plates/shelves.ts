type Size = { width: number; height: number }

/** Between two pictures, px. */
const GAP = 1

/** Room on a sheet for pictures that come one after the other, row by row. */
export class Shelves {
  readonly #sheet: Size
  #x = 0
  #y = 0
  #height = 0

  constructor(sheet: Size) {
    this.#sheet = sheet
  }

  /** Where the next picture goes (px from the upper left); null where there is no room left for it. */
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
