import { ParkRoom as Room } from '#durable/park-room.ts'

/** Counts since workerd has started: rooms created, handlers and timers run in any of them, and writes to storage. */
const counts = { rooms: 0, handlers: 0, timers: 0, writesInMessages: 0, writesElsewhere: 0 }
let isInMessage = false

/** Responds with the counters. */
export default { fetch: () => Response.json(counts) }

export class ParkRoom extends Room {
  constructor(ctx: DurableObjectState, env: ConstructorParameters<typeof Room>[1]) {
    if (counts.rooms === 0) countWrites(ctx.storage)
    counts.rooms += 1
    super(ctx, env)
  }

  override fetch(...args: Parameters<Room['fetch']>) {
    return counted(() => super.fetch(...args))
  }

  override webSocketMessage(...args: Parameters<Room['webSocketMessage']>) {
    isInMessage = true
    try {
      return counted(() => super.webSocketMessage(...args))
    } finally {
      isInMessage = false
    }
  }

  override webSocketClose(...args: Parameters<Room['webSocketClose']>) {
    return counted(() => super.webSocketClose(...args))
  }

  override alarm() {
    return counted(() => super.alarm())
  }
}

function counted<Result>(handle: () => Result): Result {
  counts.handlers += 1
  return handle()
}

const setTimer = globalThis.setTimeout
globalThis.setTimeout = Object.assign((act: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
  const run = () => {
    counts.timers += 1
    act(...args)
  }
  return setTimer(run, ms)
}, setTimer)

/** The storages of all rooms share one prototype, so patching its methods counts all writes. */
function countWrites(storage: DurableObjectStorage): void {
  patch(storage, ['put', 'delete', 'deleteAll', 'setAlarm', 'deleteAlarm'], () => 1)
  patch(storage.kv, ['put', 'delete'], () => 1)
  patch(storage.sql, ['exec'], (cursor) => (isWriting(cursor) ? cursor.rowsWritten : 0))
}

function isWriting(result: unknown): result is { rowsWritten: number } {
  return typeof result === 'object' && result !== null && 'rowsWritten' in result
}

function patch(target: object, names: readonly string[], writesOf: (result: unknown) => number): void {
  const prototype: object = Object.getPrototypeOf(target)
  for (const name of names) {
    const original: unknown = Reflect.get(prototype, name)
    if (typeof original !== 'function') throw new Error(`storage has no ${name}`)
    const method = function (this: object, ...args: unknown[]): unknown {
      const result: unknown = Reflect.apply(original, this, args)
      counts[isInMessage ? 'writesInMessages' : 'writesElsewhere'] += writesOf(result)
      return result
    }
    Object.defineProperty(prototype, name, { value: method, configurable: true, writable: true })
  }
}
