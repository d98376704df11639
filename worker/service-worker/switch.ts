import type { Db } from '#worker/db/client.ts'
import { isServiceWorkerOff } from '#worker/settings/settings-db.ts'

/**
 * How long the position of the switch is remembered, ms. A browser asks for the script at each navigation, and the
 * database must not be read as often.
 */
const REMEMBERED_MS = 60_000

/** The staff's switch of the service worker, as this isolate remembers it. */
export class OffSwitch {
  #isOff = false
  #readAt = -Infinity

  /** @throws if the database does not answer and nothing recent is remembered */
  async isOff(db: Db, now: number): Promise<boolean> {
    if (now - this.#readAt >= REMEMBERED_MS) {
      this.#isOff = await isServiceWorkerOff(db)
      this.#readAt = now
    }
    return this.#isOff
  }
}
