/** Listeners of one row at most: sending to them keeps the room from hearing for some milliseconds. */
const ROW_MAX = 200

/**
 * In which row each listener is. A crowd is sent its frames row by row, one after the other all through the window:
 * sent to all at once, a frame for 1,600 would be a pause of 50 ms in which nobody is heard. What the park holds is one
 * row.
 */
export class Rows {
  readonly #max: number
  /** Listeners of each row; the last row is never empty, unless it is the only one. */
  readonly #sizes = [0]
  #turn = 0

  constructor(max = ROW_MAX) {
    this.#max = max
  }

  get count(): number {
    return this.#sizes.length
  }

  /** A place in a row, until it is given back. */
  take(): number {
    const free = this.#sizes.findIndex((size) => size < this.#max)
    const row = free < 0 ? this.#sizes.length : free
    this.#sizes[row] = (this.#sizes[row] ?? 0) + 1
    return row
  }

  giveBack(row: number): void {
    this.#sizes[row] = (this.#sizes[row] ?? 1) - 1
    while (this.#sizes.length > 1 && this.#sizes.at(-1) === 0) this.#sizes.pop()
  }

  /** How long after one row it is the next one's turn, whole ms, where frames are gathered for so long. */
  turnMs(windowMs: number): number {
    return Math.ceil(windowMs / this.count)
  }

  /** Whose turn it is to be sent its frames. */
  next(): number {
    this.#turn = (this.#turn + 1) % this.#sizes.length
    return this.#turn
  }
}
