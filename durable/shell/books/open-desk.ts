import { openDb } from '#worker/db/client.ts'
import { log, loggable } from '#worker/log.ts'
import type { Alarm } from '../alarm.ts'
import type { RoomEnv } from '../room-env.ts'
import type { RoomStorage } from '../storage.ts'
import { D1Books } from './d1-books.ts'
import { Desk } from './desk.ts'
import type { Hears } from './desk.ts'

type Parts = { env: RoomEnv; room: string; now: () => number; storage: RoomStorage; alarmClock: Alarm; heard: Hears }

/** The desk of a room, over the books in the database. */
export function openDesk({ env, room, now, storage, alarmClock, heard }: Parts): Desk {
  return new Desk({
    books: new D1Books({ db: openDb(env.DB), room, now }),
    heard,
    failed: (error) => log({ event: 'room-failed', room, error: loggable(error).error }),
    doubt: { until: storage.doubtUntil, keep: (until) => storage.keepDoubt(until) },
    callAt: (at) => (alarmClock.lookAt = at),
  })
}
