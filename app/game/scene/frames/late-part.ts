import { retry } from '#app/game/model/retry.ts'

/** A part of the picture whose script is fetched when it is first asked for, so that the first frame does not wait for it. */
export class LatePart<Part extends { destroy?: () => void }> {
  readonly #fetch: () => Promise<Part>
  readonly #wake: () => void
  readonly #leaving = new AbortController()
  #isAsked = false
  #part: Part | null = null

  /** `wake` asks for a frame. */
  constructor(fetch: () => Promise<Part>, wake: () => void) {
    this.#fetch = fetch
    this.#wake = wake
  }

  /** The part, if somebody has asked for it and it is there. */
  get here(): Part | null {
    return this.#part
  }

  /** Asks for the part; null until it is there. */
  get now(): Part | null {
    if (!this.#isAsked) this.#ask()
    return this.#part
  }

  /** Ends the part, also one that is still on its way. */
  destroy() {
    this.#leaving.abort()
    this.#part?.destroy?.()
    this.#part = null
  }

  #ask() {
    this.#isAsked = true
    retry(this.#fetch, this.#leaving).then(
      (part) => {
        if (this.#leaving.signal.aborted) return part.destroy?.()
        this.#part = part
        this.#wake()
      },
      () => null,
    )
  }
}
