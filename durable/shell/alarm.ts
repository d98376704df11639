/** When the room is woken again if waking it has failed. */
export const WAKE_AGAIN_MS = 60_000

/** The one alarm of an object: it rings for the earliest of all that wants to be woken. */
export class Alarm {
  private readonly storage: DurableObjectStorage
  /** Epoch ms; null where none is set. */
  private at: number | null = null
  /** When the room has asked to be woken (epoch ms). */
  wakeAt: number | null = null
  /** When the ground is to be compared with the books (epoch ms). */
  lookAt: number | null = null

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
  }

  /** What was set before this object was made. Answers when it rings (epoch ms), or null. */
  async load(): Promise<number | null> {
    this.at = await this.storage.getAlarm()
    return this.at
  }

  rang(): void {
    this.at = null
    this.wakeAt = null
  }

  /** An alarm that is set for earlier than needed stays: to wake once for nothing costs less than to move it. */
  set(times: readonly (number | null)[]): void {
    const wanted = [this.wakeAt, this.lookAt, ...times].filter((time) => time !== null)
    const at = wanted.length === 0 ? null : Math.min(...wanted)
    if (at === null && this.at !== null) void this.storage.deleteAlarm()
    else if (at !== null && (this.at === null || at < this.at)) void this.storage.setAlarm(at)
    else return
    this.at = at
  }
}
