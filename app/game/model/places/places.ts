import type { RoomDoc } from '#durable/world/room-doc.ts'
import { placeOfPack } from './place.ts'
import type { ParkPlace } from './place.ts'

/** A pack that was not to be had is asked for again after a while that doubles, ms. */
const AGAIN_MS = { first: 500, most: 8000 }

/** The rooms that this page has seen, by the address of their packs: what is there once is there for ever. */
export class Places {
  readonly #places = new Map<string, ParkPlace>()
  readonly #gone = new AbortController()

  /** Null where the pack has yet to be fetched. */
  at(pack: string): ParkPlace | null {
    return this.#places.get(pack) ?? null
  }

  /** @throws where it cannot be had now. */
  async fetch(pack: string): Promise<ParkPlace> {
    const known = this.#places.get(pack)
    if (known) return known
    const answer = await fetch(`/parks/packs/${pack}.json`, { signal: this.#gone.signal })
    if (!answer.ok) throw new Error(`no pack: ${answer.status}`)
    const doc: RoomDoc = await answer.json()
    const place = placeOfPack(pack, doc)
    this.#places.set(pack, place)
    return place
  }

  /** Asks until it is there; null where nobody waits any more. */
  async await(pack: string): Promise<ParkPlace | null> {
    for (let waitMs = AGAIN_MS.first; !this.#gone.signal.aborted; waitMs = Math.min(waitMs * 2, AGAIN_MS.most)) {
      const place = await this.fetch(pack).catch(() => null)
      if (place) return place
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
    return null
  }

  close() {
    this.#gone.abort()
  }
}
