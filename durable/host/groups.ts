/** Listeners of one group at most: while a room sends to a group it hears nobody, for some milliseconds. */
const GROUP_MAX = 200

/** A listener, and the number of its group; null where it is in none. */
type Placed = { group: number | null }

/**
 * In which group each listener is. A crowd is sent its frames group by group, spread over the window in which frames are
 * gathered: a frame sent to 1,600 at once would be a pause of 50 ms in which nobody is heard. As many dogs as a room of the
 * park takes are one group.
 */
export class Groups<Who extends Placed> {
  readonly #max: number
  /** Who is in each group; the last group is never empty, unless it is the only one. */
  readonly #groups: Set<Who>[] = [new Set()]
  #turn = 0

  constructor(max = GROUP_MAX) {
    this.#max = max
  }

  get count(): number {
    return this.#groups.length
  }

  membersOf(group: number): ReadonlySet<Who> {
    return this.#groups[group] ?? new Set()
  }

  /** Gives it a place in a group, until it leaves. */
  admit(who: Who): void {
    const free = this.#groups.findIndex(({ size }) => size < this.#max)
    who.group = free < 0 ? this.#groups.push(new Set()) - 1 : free
    this.#groups[who.group]?.add(who)
  }

  leave(who: Who): void {
    if (who.group !== null) this.#groups[who.group]?.delete(who)
    who.group = null
    while (this.#groups.length > 1 && this.#groups.at(-1)?.size === 0) this.#groups.pop()
  }

  /** How long after one group it is the next one's turn, whole ms, where frames are gathered for so long. */
  turnMs(windowMs: number): number {
    return Math.ceil(windowMs / this.count)
  }

  /** Whose turn it is to be sent its frames. */
  next(): number {
    this.#turn = (this.#turn + 1) % this.#groups.length
    return this.#turn
  }
}
