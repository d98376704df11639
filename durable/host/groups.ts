/** The most listeners in one group. While a room sends to a group, for three milliseconds, it handles no message. */
const GROUP_MAX = 100

/** A listener with the number of its group; null if it is in none. */
type Placed = { group: number | null }

/**
 * Divides listeners into groups. A crowd is sent its frames group by group, spread over the window in which messages
 * are gathered: sending to 1,600 at once would block the room for 50 ms, and the last of them would wait as much longer
 * than the first.
 */
export class Groups<Who extends Placed> {
  readonly #max: number
  /** The members of each group. The last group is never empty unless it is the only one. */
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

  /** Puts a listener into the first group that is not full, until it leaves. */
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

  /**
   * The time between the turns of two groups, whole ms: the window divided by the number of groups. It is rounded down, so
   * that nobody waits longer than the window.
   */
  turnMs(windowMs: number): number {
    return Math.floor(windowMs / this.count)
  }

  /** The number of the group whose turn it is to be sent its frames. */
  next(): number {
    this.#turn = (this.#turn + 1) % this.#groups.length
    return this.#turn
  }
}
