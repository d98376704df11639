import { isGame } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'

/** A round that is over and whose log the server has not answered yet. It is sent again with the same op. */
export type PendingLog = {
  roundId: string
  op: string
  log: string
  game: GameKey
  /** Epoch ms: until then the server takes it. */
  until: number
  /** The room that may have seen it [GR15]; absent where it was played outside of the Arcade. */
  room?: string
}

/** Where the logs are kept between visits; null where nothing may be kept. */
export type LogStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const PENDING_LOGS_KEY = 'voffpark.rounds'
const LOGS_MAX = 10

/**
 * The logs of rounds that the server has not answered: each is kept before it is sent, and forgotten when it is answered
 * or its time is over.
 */
export class PendingLogs {
  readonly #storage: LogStorage | null
  readonly #now: () => number

  constructor(storage: LogStorage | null, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  /** The oldest first. */
  all(): PendingLog[] {
    return this.#read().filter(({ until }) => until > this.#now())
  }

  /** Keeps a log; of more than ten the oldest is dropped. False where the browser keeps nothing. */
  keep(log: PendingLog): boolean {
    return this.#write([...this.all().filter(({ roundId }) => roundId !== log.roundId), log].slice(-LOGS_MAX))
  }

  forget(roundId: string) {
    this.#write(this.all().filter((log) => log.roundId !== roundId))
  }

  #read(): PendingLog[] {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(PENDING_LOGS_KEY) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isPendingLog) : []
    } catch {
      return []
    }
  }

  #write(logs: readonly PendingLog[]): boolean {
    const text = logs.length === 0 ? null : JSON.stringify(logs)
    try {
      if (text === null) this.#storage?.removeItem(PENDING_LOGS_KEY)
      else this.#storage?.setItem(PENDING_LOGS_KEY, text)
      return this.#storage?.getItem(PENDING_LOGS_KEY) === text
    } catch {
      // A browser whose storage is full keeps nothing; the log is then sent from memory, once.
      return false
    }
  }
}

function isPendingLog(value: unknown): value is PendingLog {
  return (
    typeof value === 'object' &&
    value !== null &&
    'roundId' in value &&
    typeof value.roundId === 'string' &&
    'op' in value &&
    typeof value.op === 'string' &&
    'log' in value &&
    typeof value.log === 'string' &&
    'game' in value &&
    typeof value.game === 'string' &&
    isGame(value.game) &&
    'until' in value &&
    typeof value.until === 'number' &&
    (!('room' in value) || typeof value.room === 'string')
  )
}
