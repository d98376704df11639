import { welcomeIn } from '#app/game/model/connection/received.ts'
import type { Places } from '#app/game/model/places/places.ts'
import type { FrameRecord } from '#durable/protocol/frames/records.ts'

export type FrameGateOptions = {
  /** Handles a frame whose room is fetched; `now` is when it came (own clock, epoch ms). */
  take: (records: readonly FrameRecord[], now: number) => void
  /** Called when fetching a room begins and ends. */
  onFetching: (isFetching: boolean) => void
}

/** Passes frames on in order. Frames of a room whose pack is not here yet wait until it is fetched. */
export class FrameGate {
  readonly #places: Places
  readonly #options: FrameGateOptions
  #held: { records: readonly FrameRecord[]; now: number }[] | null = null

  constructor(places: Places, options: FrameGateOptions) {
    this.#places = places
    this.#options = options
  }

  frame(records: readonly FrameRecord[], now: number) {
    const pack = welcomeIn(records)?.pack ?? null
    if (this.#held) this.#held.push({ records, now })
    else if (pack === null || this.#places.at(pack)) this.#options.take(records, now)
    else {
      this.#held = [{ records, now }]
      void this.#fetch(pack)
    }
  }

  async #fetch(pack: string) {
    this.#options.onFetching(true)
    if (!(await this.#places.await(pack))) return
    const held = this.#held ?? []
    this.#held = null
    this.#options.onFetching(false)
    for (const { records, now } of held) this.frame(records, now)
  }
}
