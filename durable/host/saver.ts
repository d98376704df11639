import type { Effect } from '#durable/room/effects.ts'
import type { Room } from '#durable/room/room.ts'
import type { Alarm } from './alarm.ts'
import type { DiskPort, Kept } from './ports.ts'

/**
 * Whatever has changed is saved within this time, ms. The platform keeps the memory of an idle room for ten seconds, so
 * a room that sleeps has saved everything, and a crash of the machine loses at most this much.
 */
export const SAVE_WITHIN_MS = 8000

type Keeping = Extract<Effect, { do: 'keep' }>
type Later = Extract<Keeping, { when: 'later' }>['what']

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
  readonly #waiting = new Set<Later>()
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether something has changed that is not written yet. */
  get hasUnsaved(): boolean {
    return this.#waiting.size > 0
  }

  keep(effect: Keeping, now: number): void {
    if (effect.when === 'now') this.#parts.disk.now(this.#asKept(effect.what, now))
    else this.#keepSoon(effect.what, now)
  }

  /**
   * Writes all that waits. Where anything did, the alarm is set again at once: in a room where somebody walks all the
   * time it would be moved to the next save anyway, which is one more write.
   */
  save(now: number): void {
    const { disk, alarm } = this.#parts
    alarm.ask('save', this.hasUnsaved ? now + SAVE_WITHIN_MS : null)
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

  #keepSoon(what: Later, now: number): void {
    const { alarm } = this.#parts
    this.#waiting.add(what)
    // An alarm that is set for later than that was set before the clock went back.
    const by = now + SAVE_WITHIN_MS
    alarm.ask('save', Math.min(alarm.dueAt('save') ?? by, by))
  }

  #asKept(what: Keeping['what'], now: number): Kept {
    const room = this.#parts.room()
    if (what === 'places') return { places: room.savedPlaces(now) }
    if (typeof what === 'string') return { part: what, value: room.kept[what] }
    if ('line' in what) return { line: what.line, place: room.savedPlace(what.line.dog, now) }
    return { dog: what.dog, saved: room.savedDog(what.dog, now) }
  }
}
