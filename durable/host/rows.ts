/** Listeners of one row at most: sending to them keeps the room from hearing for some milliseconds. */
const ROW_MAX = 200

/** One who has a place in a row; null: in none. */
type Placed = { row: number | null }

/**
 * In which row each listener is. A crowd is sent its frames row by row, one after the other all through the window:
 * sent to all at once, a frame for 1,600 would be a pause of 50 ms in which nobody is heard. What the park holds is one
 * row.
 */
export class Rows<Who extends Placed> {
  readonly #max: number
  /** Who is in each row; the last row is never empty, unless it is the only one. */
  readonly #rows: Set<Who>[] = [new Set()]
  #turn = 0

  constructor(max = ROW_MAX) {
    this.#max = max
  }

  get count(): number {
    return this.#rows.length
  }

  membersOf(row: number): ReadonlySet<Who> {
    return this.#rows[row] ?? new Set()
  }

  /** Gives it a place in a row, until it leaves. */
  admit(who: Who): void {
    const free = this.#rows.findIndex(({ size }) => size < this.#max)
    who.row = free < 0 ? this.#rows.push(new Set()) - 1 : free
    this.#rows[who.row]?.add(who)
  }

  leave(who: Who): void {
    if (who.row !== null) this.#rows[who.row]?.delete(who)
    who.row = null
    while (this.#rows.length > 1 && this.#rows.at(-1)?.size === 0) this.#rows.pop()
  }

  /** How long after one row it is the next one's turn, whole ms, where frames are gathered for so long. */
  turnMs(windowMs: number): number {
    return Math.ceil(windowMs / this.count)
  }

  /** Whose turn it is to be sent its frames. */
  next(): number {
    this.#turn = (this.#turn + 1) % this.#rows.length
    return this.#turn
  }
}
