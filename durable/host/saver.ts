import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { KeptParts } from '#durable/room/kept.ts'
import type { Room } from '#durable/room/room.ts'
import type { Alarm } from './alarm.ts'
import type { DiskPort, Kept } from './ports.ts'

/**
 * Whatever has changed is saved within this time, ms. The platform keeps the memory of an idle room for ten seconds, so
 * a room that sleeps has saved everything, and a crash of the machine loses at most this much.
 */
export const SAVE_WITHIN_MS = 8000

type Keeping = Extract<Effect, { do: 'keep' }>
type Small = keyof KeptParts | 'places'

type Parts = {
  disk: DiskPort
  alarm: Alarm
  room: () => Room
}

/**
 * Writes what a room wants kept: at once, or by the alarm, once for all changes until then. No timer is pending
 * meanwhile: a room in which somebody walks now and then may sleep between two steps.
 */
export class Saver {
  readonly #waiting = new Set<Small>()
  /** Dogs that have come and are not written yet. */
  readonly #newcomers = new Set<DogId>()
  /** All dogs were written since the effects of this change of the room began. */
  #isWritten = false
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether something has changed that is not written yet. */
  get hasUnsaved(): boolean {
    return this.#waiting.size + this.#newcomers.size > 0
  }

  /** The effects of one change of the room follow: until the next call the room stays as it is. */
  begin(): void {
    this.#isWritten = false
  }

  keep({ what, when }: Keeping, now: number): void {
    if (when === 'later') this.#keepSoon(what, now)
    else if (typeof what === 'string') this.#parts.disk.now(this.#asKept(what, now))
    else if ('dog' in what) this.#keepDog(what.dog, now)
    else {
      const { line } = what
      if (this.#newcomers.has(line.dog)) this.#keepDog(line.dog, now)
      this.#parts.disk.now({ line, place: this.#parts.room().savedPlace(line.dog, now) })
    }
  }

  /**
   * Writes all that waits. Where anything did, the alarm is set again at once: in a room where somebody walks all the
   * time it would be moved to the next save anyway, which is one more write.
   */
  save(now: number): void {
    const { disk, alarm } = this.#parts
    alarm.ask('save', this.hasUnsaved ? now + SAVE_WITHIN_MS : null)
    if (this.#newcomers.size > 0) this.#keepRoom('later', now)
    for (const what of [...this.#waiting]) {
      disk.later(this.#asKept(what, now))
      this.#waiting.delete(what)
    }
  }

  /**
   * Deletes the lines that are too old. Their numbers must not be used again, so `lastSeq` is stored as well: it is a part
   * of the places.
   */
  expire(now: number): void {
    const { disk } = this.#parts
    if (disk.expire(now)) disk.later(this.#asKept('places', now))
  }

  #keepSoon(what: Small | { dog: DogId }, now: number): void {
    const { alarm } = this.#parts
    if (typeof what === 'string') this.#waiting.add(what)
    else this.#newcomers.add(what.dog)
    // An alarm that is set for later than that was set before the clock went back.
    const by = now + SAVE_WITHIN_MS
    alarm.ask('save', Math.min(alarm.dueAt('save') ?? by, by))
  }

  /** A dog that is here is one row. For one that has left all others are written, which saves them as well. */
  #keepDog(dog: DogId, now: number): void {
    if (this.#isWritten) return
    const saved = this.#parts.room().savedDog(dog, now)
    if (!saved) return this.#keepRoom('now', now)
    this.#parts.disk.now({ dog, saved })
    this.#newcomers.delete(dog)
  }

  #keepRoom(when: 'now' | 'later', now: number): void {
    this.#parts.disk[when]({ room: this.#parts.room().snapshot(now) })
    this.#newcomers.clear()
    this.#waiting.delete('places')
    this.#isWritten = true
  }

  #asKept(what: Small, now: number): Kept {
    const room = this.#parts.room()
    return what === 'places' ? { places: room.savedPlaces(now) } : { part: what, value: room.kept[what] }
  }
}
