/** A switch that is held for so long means something else than one that is only pressed, ms of the round's clock. */
const LONG_MS = 500

/** One switch with two meanings. A long press is known as soon as it is long enough, so nobody has to let go in time. */
export class SwitchPress {
  readonly #does: { onShort: () => void; onLong: () => void }
  #isDown = false
  #isLong = false
  #nowMs = 0
  #pressedAtMs = 0

  constructor(does: { onShort: () => void; onLong: () => void }) {
    this.#does = does
  }

  press() {
    if (this.#isDown) return
    this.#isDown = true
    this.#isLong = false
    this.#pressedAtMs = this.#nowMs
  }

  release() {
    if (this.#isDown && !this.#isLong) this.#does.onShort()
    this.#isDown = false
  }

  /** Called in each frame with the round's time. */
  look(nowMs: number) {
    this.#nowMs = nowMs
    if (!this.#isDown || this.#isLong || nowMs - this.#pressedAtMs < LONG_MS) return
    this.#isLong = true
    this.#does.onLong()
  }

  /** All hands are off: what was held means nothing any more. */
  letGo() {
    this.#isDown = false
  }
}
