import { welcomeIn } from '#app/game/model/connection/received.ts'
import { BROWSER_CLOCK } from '#app/game/model/page-clock.ts'
import type { Places } from '#app/game/model/places/places.ts'
import type { FrameRecord } from '#durable/protocol/frames/records.ts'

/** [ED4] How long the old ground of the room is shown without a word while the new one is fetched, ms. */
const PATIENCE_MS = 4000

export type FrameGateOptions = {
  /** Handles a frame whose room is fetched; `now` is when it came (own clock, epoch ms). */
  take: (records: readonly FrameRecord[], now: number) => void
  /** Whether the own dog is in this room already. */
  isHere: (room: string) => boolean
  /** Called when the player begins to wait for a room, and when it is fetched. */
  onFetching: (isFetching: boolean) => void
  later?: typeof BROWSER_CLOCK.later
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
    const welcome = welcomeIn(records)
    if (this.#held) this.#held.push({ records, now })
    else if (welcome === null || this.#places.at(welcome.pack)) this.#options.take(records, now)
    else {
      this.#held = [{ records, now }]
      void this.#fetch(welcome)
    }
  }

  async #fetch({ room, pack }: { room: string; pack: string }) {
    const { isHere, onFetching, later = BROWSER_CLOCK.later } = this.#options
    const isKnown = isHere(room)
    if (!isKnown) onFetching(true)
    const callOff = isKnown ? later(PATIENCE_MS, () => onFetching(true)) : () => {}
    const place = await this.#places.await(pack)
    callOff()
    if (!place) return
    const held = this.#held ?? []
    this.#held = null
    onFetching(false)
    for (const { records, now } of held) this.frame(records, now)
  }
}
