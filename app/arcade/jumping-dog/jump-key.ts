/** Ticks in which a second tap still makes the leap a high one. */
const SECOND_TAP_TICKS = 10
/** Ticks for which a second tap holds the key: as long as holding makes a leap higher. */
const HELD_FOR_TICKS = 15

/**
 * The one key of JumpingDog, whatever it is on: all keys, fingers and switches together. It is asked once in each tick
 * and keeps the ticks in which it changes, which are the log of the run.
 *
 * With `tapsTwice` nobody needs to hold it: a leap begins when the time for a second tap is over, or at once, and high,
 * with the second tap. A key that is still held by then makes a high leap as well.
 */
export class JumpKey {
  /** The ticks in which the key changes, beginning with going down. */
  readonly changes: number[] = []
  readonly #tapsTwice: boolean
  readonly #held = new Set<string>()
  #taps = 0
  #isDown = false
  #firstTapAt: number | null = null
  #heldUntil = -1

  constructor({ tapsTwice }: { tapsTwice: boolean }) {
    this.#tapsTwice = tapsTwice
  }

  press(source: string) {
    if (this.#held.has(source)) return
    this.#held.add(source)
    this.#taps++
  }

  release(source: string) {
    this.#held.delete(source)
  }

  /** Whether the key is down in this tick. */
  at(tick: number): boolean {
    const wants = this.#tapsTwice ? this.#wantsByTaps(tick) : this.#wants()
    this.#change(tick, wants)
    return wants
  }

  /** All hands are off from this tick on, which has not been played yet. */
  letGo(tick: number) {
    this.#held.clear()
    this.#taps = 0
    this.#firstTapAt = null
    this.#heldUntil = -1
    this.#change(tick, false)
  }

  /** A press that was let go before the next tick counts for one tick. A second press beside a held key is none. */
  #wants(): boolean {
    const wants = this.#held.size > 0 || this.#taps > 0
    this.#taps = 0
    return wants
  }

  #wantsByTaps(tick: number): boolean {
    const taps = this.#taps
    this.#taps = 0
    if (tick < this.#heldUntil) return true
    if (this.#firstTapAt === null) {
      if (taps > 0) this.#firstTapAt = tick
      if (taps < 2) return false
    }
    const since = tick - (this.#firstTapAt ?? tick)
    const isSecond = taps > (since === 0 ? 1 : 0)
    if (!isSecond && since < SECOND_TAP_TICKS) return false
    this.#firstTapAt = null
    if (isSecond || this.#held.size > 0) this.#heldUntil = tick + HELD_FOR_TICKS
    return true
  }

  /** Two changes in one tick are none. */
  #change(tick: number, isDown: boolean) {
    if (isDown === this.#isDown) return
    this.#isDown = isDown
    if (this.changes.at(-1) === tick) this.changes.pop()
    else this.changes.push(tick)
  }
}
