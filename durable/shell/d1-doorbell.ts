import type { DoorbellPort, Knock } from '#durable/host/ports.ts'
import { openDb } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'
import { log, loggable } from '#worker/log.ts'
import { keepWhispers } from '#worker/push/due-db.ts'

/** Writes to D1 whom the minute cron has to tell of a whisper. */
export class D1Doorbell implements DoorbellPort {
  private readonly db: Db

  constructor(d1: D1Database) {
    this.db = openDb(d1)
  }

  knock({ user, dog, from, isPageHidden }: Knock, now: number): void {
    keepWhispers(this.db, [{ user, dog, from, isPageHidden }], now).catch((error: unknown) =>
      log({ event: 'knock-failed', error: loggable(error).error }),
    )
  }
}
