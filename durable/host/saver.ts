import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Room } from '#durable/room/room.ts'
import type { KeptLine, KeptParts } from '#durable/room/state/kept.ts'
import type { Alarm } from './alarm.ts'
import type { DiskPort, KeptLater } from './ports.ts'

/**
 * Whatever has changed and is not saved has an alarm within this time, ms. The platform keeps the memory of an idle room
 * for ten seconds, so a room that sleeps has saved everything.
 */
export const SAVE_WITHIN_MS = 8000
/**
 * A line that comes so shortly before the alarm is written together with all dogs, as one row; and the alarm leaves to the
 * next one what is not older than this, ms.
 */
export const SAVE_EARLY_MS = 2000
/** A crash of the machine loses at most this much, ms. */
export const LOST_AT_MOST_MS = SAVE_WITHIN_MS + SAVE_EARLY_MS

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
  /** Dogs that have come or left, or whose pages somebody looks at or does not any more, which is not written yet. */
  readonly #changed = new Set<DogId>()
  /** Since when something waits (epoch ms). */
  #since = 0
  /** All dogs were written since the effects of this change of the room began. */
  #isWritten = false
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether something has changed that is not written yet. */
  get hasUnsaved(): boolean {
    return this.#waiting.size + this.#changed.size > 0
  }

  /** The effects of one change of the room follow: until the next call the room stays as it is. */
  begin(): void {
    this.#isWritten = false
  }

  keep({ what, when }: Keeping, now: number): void {
    if (when === 'later') this.#keepSoon(what, now)
    else if (typeof what === 'string') this.#parts.disk.now(this.#asKept(what, now))
    else if ('dog' in what) this.#keepDog(what.dog, now)
    else this.#keepLine(what.line, now)
  }

  /**
   * The alarm: writes all that waits, unless a line has saved the room a moment ago. Where anything waits, the alarm is
   * set again at once: in a room where somebody walks all the time it would be moved to the next save anyway, which is
   * one more write.
   */
  saveInTime(now: number): void {
    this.#parts.alarm.ask('save', this.hasUnsaved ? now + SAVE_WITHIN_MS : null)
    if (Math.abs(now - this.#since) >= SAVE_EARLY_MS) this.save(now)
  }

  save(now: number): void {
    const { disk } = this.#parts
    if (this.#changed.size > 0) this.#keepRoom('later', now)
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
    if (!this.hasUnsaved) this.#since = now
    if (typeof what === 'string') this.#waiting.add(what)
    else this.#changed.add(what.dog)
    // An alarm that is set for later than that was set before the clock went back.
    const by = now + SAVE_WITHIN_MS
    alarm.ask('save', Math.min(alarm.dueAt('save') ?? by, by))
  }

  #keepLine(line: KeptLine, now: number): void {
    const { disk, alarm } = this.#parts
    const room = this.#parts.room()
    const said = { line, place: room.savedPlace(line.dog, now) }
    const dueAt = alarm.dueAt('save') ?? Infinity
    // What has changed since another line saved the room is left to the next alarm: with many dogs each line would save them.
    const isDue = this.hasUnsaved && dueAt - now <= SAVE_EARLY_MS && dueAt - this.#since >= SAVE_EARLY_MS
    if (!isDue && !this.#changed.has(line.dog)) return disk.now(said)
    disk.now({ ...said, room: room.snapshot(now) })
    this.#areKept()
  }

  /**
   * A dog that is here is one row. For one that has left all others are written, which saves them as well; and so they are
   * while another one has left that is not written: this dog may have its slot by now.
   */
  #keepDog(dog: DogId, now: number): void {
    if (this.#isWritten) return
    const room = this.#parts.room()
    const saved = room.savedDog(dog, now)
    if (!saved || [...this.#changed].some((other) => !room.has(other))) return this.#keepRoom('now', now)
    this.#parts.disk.now({ dog, saved })
    this.#changed.delete(dog)
  }

  #keepRoom(when: 'now' | 'later', now: number): void {
    this.#parts.disk[when]({ room: this.#parts.room().snapshot(now) })
    this.#areKept()
  }

  /** All dogs are written. */
  #areKept(): void {
    this.#changed.clear()
    this.#waiting.delete('places')
    this.#isWritten = true
  }

  #asKept(what: Small, now: number): KeptLater {
    const room = this.#parts.room()
    return what === 'places' ? { places: room.savedPlaces(now) } : { part: what, value: room.kept[what] }
  }
}
