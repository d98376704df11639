import type { WordChange } from '#durable/rules/filter/entries.ts'
import { type WordFilter, filterWith } from '#durable/rules/filter/filter.ts'
import { openDb } from '#worker/db/client.ts'
import { wordChanges } from '#worker/db/manage/words.ts'
import { log, loggable } from '#worker/log.ts'
import type { RoomEnv } from '../room-env.ts'

type Held = { revision: number; changes: WordChange[] }

const HELD = 'words'

/**
 * [Y8] What staff have changed of the word lists, kept with the room: it wakes without asking the database, and looks
 * there when it is told of a newer revision.
 */
export class WordBook {
  filter: WordFilter
  readonly #kv: SyncKvStorage
  readonly #env: RoomEnv
  readonly #room: string
  #revision: number

  constructor({ storage, id }: DurableObjectState, env: RoomEnv) {
    this.#room = id.name ?? ''
    this.#kv = storage.kv
    this.#env = env
    const held = this.#kv.get<Held>(HELD)
    this.#revision = held?.revision ?? 0
    this.filter = filterWith(held?.changes ?? [])
  }

  /** Whether there is another filter now. Where the lists cannot be had the old ones hold, until the next one tells. */
  async keepUp(revision: number): Promise<boolean> {
    if (revision <= this.#revision) return false
    try {
      const newest = await wordChanges(openDb(this.#env.DB))
      // Somebody else may have brought it meanwhile.
      if (newest.revision <= this.#revision) return false
      this.#kv.put(HELD, newest)
      this.#revision = newest.revision
      this.filter = filterWith(newest.changes)
      return true
    } catch (error) {
      log({ event: 'room-failed', room: this.#room, error: loggable(error).error })
      return false
    }
  }
}
