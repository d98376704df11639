import type { Effect } from '#durable/room/effects.ts'
import type { Room } from '#durable/room/room.ts'
import type { ClockPort, DiskPort, Kept } from './ports.ts'

/** A crash of the machine loses at most what has changed within this time, ms. */
const SAVE_WITHIN_MS = 1500

type Keeping = Extract<Effect, { do: 'keep' }>
type Later = Extract<Keeping, { when: 'later' }>['what']

type Parts = {
  disk: DiskPort
  clock: ClockPort
  room: () => Room
  /** Handles a timer as an event of the room. */
  attend: (handle: (now: number) => void) => void
}

/**
 * Writes what a room wants kept: at once, or soon after a change, once for all changes until then. The timer of a save
 * keeps the room awake, so a room that sleeps has saved everything.
 */
export class Saver {
  readonly #waiting = new Set<Later>()
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  keep(effect: Keeping, now: number): void {
    if (effect.when === 'now') this.#parts.disk.now(this.#asKept(effect.what, now))
    else this.#keepSoon(effect.what)
  }

  /**
   * Deletes the lines that are too old. Their numbers must not be used again, so `lastSeq` is stored as well: it is a part
   * of the places.
   */
  expire(now: number): void {
    const { disk } = this.#parts
    if (disk.expire(now)) disk.later(this.#asKept('places', now))
  }

  #keepSoon(what: Later): void {
    const { disk, clock, attend } = this.#parts
    if (this.#waiting.has(what)) return
    this.#waiting.add(what)
    clock.later(SAVE_WITHIN_MS, () => {
      this.#waiting.delete(what)
      attend((now) => disk.later(this.#asKept(what, now)))
    })
  }

  #asKept(what: Keeping['what'], now: number): Kept {
    const room = this.#parts.room()
    if (what === 'places') return { places: room.savedPlaces(now) }
    if (typeof what === 'string') return { part: what, value: room.kept[what] }
    return 'line' in what ? what : { dog: what.dog, saved: room.savedDog(what.dog, now) }
  }
}
