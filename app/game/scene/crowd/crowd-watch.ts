import type { DogId } from '#durable/protocol/messages.ts'
import { layoutCrowd } from './crowd-layout.ts'
import type { CrowdInView, CrowdPlaces } from './crowd-layout.ts'
import { coversHead, plateBox } from './place-plates.ts'
import type { Standee } from './place-plates.ts'

/** How often the layout is calculated while the picture moves, ms. */
const LAYOUT_EVERY_MS = 250
/** A dot that has been a plate stays a dot for so long, ms. */
const DOT_STAYS_MS = 1000

/** What is asked of a dog in view; the watch knows the rest. */
export type Onlooker = Omit<Standee, 'was' | 'mayGrow'>
export type CrowdNow = Omit<CrowdInView, 'dogs'> & { dogs: readonly Onlooker[] }

/** Decides when plates and bubbles are laid anew, so that they neither flicker nor lag behind. */
export class CrowdWatch {
  /** How far the plate of each dog that has one is shifted, art px. */
  plates: ReadonlyMap<DogId, number> = new Map()
  readonly #dotSince = new Map<DogId, number>()
  #laidOutAt = 0

  /** The interface, the size of the view or a bubble has changed, so the next frame calculates the layout again. */
  soon() {
    this.#laidOutAt = 0
  }

  forget() {
    this.plates = new Map()
    this.#dotSince.clear()
    this.soon()
  }

  /**
   * Calculates the layout if it is time, or if a dog has walked under a plate; null if all stays as it is. `rest` is what
   * else is around, and is only asked for then.
   */
  lay(now: number, dogs: readonly Onlooker[], rest: () => Omit<CrowdNow, 'dogs'>): CrowdPlaces | null {
    if (now - this.#laidOutAt < LAYOUT_EVERY_MS && !this.#isFaceCovered(dogs)) return null
    this.#laidOutAt = now
    for (const [id, since] of this.#dotSince) if (now - since >= DOT_STAYS_MS) this.#dotSince.delete(id)
    const standees = dogs.map((dog) => ({ ...dog, was: this.plates.get(dog.id), mayGrow: !this.#dotSince.has(dog.id) }))
    const places = layoutCrowd({ ...rest(), dogs: standees })
    for (const { id } of dogs) {
      if (places.plates.has(id)) this.#dotSince.delete(id)
      else if (this.plates.has(id)) this.#dotSince.set(id, now)
    }
    this.plates = places.plates
    return places
  }

  #isFaceCovered(dogs: readonly Onlooker[]): boolean {
    return dogs.some((dog) => {
      const shift = this.plates.get(dog.id)
      return shift !== undefined && coversHead(plateBox(dog, shift), dog.id, dogs)
    })
  }
}
