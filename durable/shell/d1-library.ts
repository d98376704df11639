import type { HeldSettings, LibraryPort } from '#durable/host/ports.ts'
import { openDb } from '#worker/db/client.ts'
import { roomSettings } from '#worker/rooms/room-settings-db.ts'
import { packAt } from '#worker/rooms/rooms-db.ts'

/** Reads from D1 what staff have published and set. */
export class D1Library implements LibraryPort {
  readonly #d1: D1Database

  constructor(d1: D1Database) {
    this.#d1 = d1
  }

  // A new D1 session for each query: its first query goes to the primary, which has what was published a moment ago.
  get #db() {
    return openDb(this.#d1)
  }

  async pack(hash: string): Promise<string> {
    const text = await packAt(this.#db, hash)
    if (text === null) throw new Error(`No pack at ${hash}`)
    return text
  }

  settings(): Promise<HeldSettings> {
    return roomSettings(this.#db)
  }
}
