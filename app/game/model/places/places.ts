import type { RoomDoc } from '#durable/world/room-doc.ts'
import { packPath } from './pack-path.ts'
import { placeOfPack } from './place.ts'
import type { ParkPlace } from './place.ts'

/** The pause before a pack that could not be fetched is fetched again, ms; it doubles each time. */
const AGAIN_MS = { first: 500, most: 8000 }

/** A cache of rooms by the hashes of their packs. A pack never changes, so nothing is ever removed. */
export class Places {
  readonly #places = new Map<string, ParkPlace>()
  readonly #fetching = new Map<string, Promise<ParkPlace>>()
  readonly #gone = new AbortController()

  /** The room of a pack; null if it is not fetched yet. */
  at(pack: string): ParkPlace | null {
    return this.#places.get(pack) ?? null
  }

  /** Fetches the room of a pack, once, also for several who ask at the same time. @throws if it cannot be fetched now */
  async fetch(pack: string): Promise<ParkPlace> {
    const known = this.#places.get(pack) ?? this.#fetching.get(pack)
    if (known) return known
    const fetching = this.#load(pack).finally(() => this.#fetching.delete(pack))
    this.#fetching.set(pack, fetching)
    return fetching
  }

  /** Retries until the room is fetched. Returns null if `close` was called meanwhile. */
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

  async #load(pack: string): Promise<ParkPlace> {
    const answer = await fetch(packPath(pack), { signal: this.#gone.signal })
    if (!answer.ok) throw new Error(`no pack: ${answer.status}`)
    const doc: RoomDoc = await answer.json()
    const drawn = placeOfPack(pack, doc)
    const place = doc.gates ? { ...drawn, gates: (await import('./place-gates.ts')).gatesOf(drawn) } : drawn
    this.#places.set(pack, place)
    return place
  }
}
