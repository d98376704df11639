import type { Cat } from '#durable/rules/games/cats-free/cats.ts'
import type { Picnic } from '#durable/rules/games/cats-free/picnic.ts'

/** Where a cat was before the last tick, in units, and in which tick it began to flee. */
export type CatTrack = { number: number; x: number; y: number; fledAt: number; isThere: boolean }

/** More cats than are ever on the lawn at a time; a power of two, for their numbers choose their places. */
const TRACKS = 128

/** What the picture remembers of each cat. The tracks are made once and used again for later cats. */
export class CatTracks {
  readonly #tracks: readonly CatTrack[] = Array.from({ length: TRACKS }, () => ({
    number: -1,
    x: 0,
    y: 0,
    fledAt: -Infinity,
    isThere: false,
  }))

  /** Remembers where all cats are, before a tick. */
  keep({ cats }: Readonly<Picnic>) {
    for (const cat of cats) {
      const track = this.#of(cat)
      track.x = cat.x
      track.y = cat.y
    }
  }

  /** Notes which cats have begun to flee, after a tick. */
  note({ cats, tick }: Readonly<Picnic>) {
    for (const cat of cats) {
      const track = this.#of(cat)
      if (cat.mood !== 'flees') track.fledAt = -Infinity
      else if (track.fledAt === -Infinity) track.fledAt = tick
    }
  }

  /** A cat that was there before the tick and is not now; null where there is none. */
  gone({ cats }: Readonly<Picnic>): Readonly<CatTrack> | null {
    for (const track of this.#tracks) track.isThere = false
    for (const cat of cats) this.#of(cat).isThere = true
    let gone: CatTrack | null = null
    for (const track of this.#tracks) {
      if (track.number < 0 || track.isThere) continue
      gone = track
      track.number = -1
    }
    return gone
  }

  before(cat: Readonly<Cat>): Readonly<CatTrack> {
    return this.#of(cat)
  }

  /** The track of a cat; one that has just come is where it is. */
  #of({ number, x, y }: Readonly<Cat>): CatTrack {
    const track = this.#tracks[number % TRACKS] ?? { number, x, y, fledAt: -Infinity, isThere: true }
    if (track.number !== number) {
      track.number = number
      track.x = x
      track.y = y
      track.fledAt = -Infinity
    }
    return track
  }
}
