import type { ParkRoom } from '#durable/park-room.ts'
import type { Counts } from '../counts.ts'

// This file runs in workerd beside the deployed bundle, in each of the two scripts: it has no imports but types, since
// only its types are stripped.

type Env = { DB: D1Database }
type Site = { fetch: (request: Request, env: Env, ctx: ExecutionContext) => Response | Promise<Response> }

/** What a script has done since it was last taken. */
const none = (): Counts => ({
  workerRequests: 0,
  roomRequests: 0,
  roomMessages: 0,
  alarms: 0,
  saveAlarms: 0,
  d1ReadTrips: 0,
  d1WriteTrips: 0,
  d1TripsWaitedFor: 0,
  d1Statements: 0,
  d1RowsRead: 0,
  d1RowsWritten: 0,
  roomRowsRead: 0,
  roomRowsWritten: 0,
  roomRowsSaved: 0,
  timerMs: 0,
})
let counts = none()
/** Cursors of which the rows that they read are not added yet: a cursor reads as it is walked through. */
let cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []

/** Handlers, timers and trips that are not over. */
let underWay = 0
/** A room saves: its save alarm is being set or rings. */
let isSaving = false
let isInRoom = false
/** This script is the Worker, and not that of the rooms. */
let isSite = false

/** Added to the clock of the machine, ms; and what `Math.random` answers. */
let aheadMs = 0
let luck = 0.99
const realNow = Date.now
Date.now = () => realNow() + aheadMs
Math.random = () => luck

/** When the alarm of each room rings, epoch ms: the bench rings it, so that it rings neither earlier nor later. */
const alarms = new Map<string, { at: number; isForSaving: boolean }>()
const roomOfStorage = new WeakMap<object, string>()

/**
 * What the bench asks of a script: `turn` its clock to so many ms ahead, set its `luck`, or `take` the counts. Answers
 * whether anything is under way.
 */
function answer({ searchParams }: URL): Response {
  aheadMs = Number(searchParams.get('turn') ?? aheadMs)
  luck = Number(searchParams.get('luck') ?? luck)
  if (!searchParams.has('take')) return Response.json({ underWay })
  for (const { rowsRead } of cursors) counts.roomRowsRead += rowsRead
  const taken = counts
  counts = none()
  cursors = []
  return Response.json(taken)
}

async function during<Result>(work: Promise<Result>): Promise<Result> {
  underWay += 1
  try {
    return await work
  } finally {
    underWay -= 1
  }
}

/** The deployed Worker, with its requests and its D1 counted. */
export function countedSite(site: Site): Site {
  isSite = true
  return {
    async fetch(request, env, ctx) {
      const url = new URL(request.url)
      if (url.pathname === '/bench/site') return answer(url)
      counts.workerRequests += 1
      const watched = new Proxy(ctx, {
        get(target, key) {
          if (key === 'waitUntil') return (work: Promise<unknown>) => target.waitUntil(during(work))
          const value: unknown = Reflect.get(target, key)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      return during(Promise.resolve(site.fetch(request, countedEnv(env), watched)))
    },
  }
}

/** What the rooms' script answers in place of its 404. */
export const roomsDesk = {
  async fetch(request: Request, env: { PARK_ROOM: DurableObjectNamespace<CountedRoom> }): Promise<Response> {
    const url = new URL(request.url)
    if (url.searchParams.has('ring')) {
      const due = [...alarms].filter(([, { at }]) => at <= Date.now()).map(([room]) => room)
      for (const room of due) await env.PARK_ROOM.getByName(room).ring()
      return Response.json({ rang: due.length })
    }
    return answer(url)
  },
}

interface CountedRoom extends ParkRoom {
  ring: () => void
}

/** The deployed room, with all that is asked of it and all that it asks counted. */
export function countedRoom(
  Deployed: typeof ParkRoom,
): new (ctx: DurableObjectState, env: ConstructorParameters<typeof ParkRoom>[1]) => CountedRoom {
  countTimers()
  class Counted extends Deployed {
    readonly #room: string

    constructor(ctx: DurableObjectState, env: ConstructorParameters<typeof ParkRoom>[1]) {
      countStorage(ctx)
      roomOfStorage.set(ctx.storage, ctx.id.name ?? '')
      super(ctx, { ...env, ...countedEnv(env) })
      this.#room = ctx.id.name ?? ''
    }

    override webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): void {
      if (!isAck(raw)) counts.roomMessages += 1
      super.webSocketMessage(socket, raw)
    }

    ring(): void {
      isSaving = alarms.get(this.#room)?.isForSaving ?? false
      alarms.delete(this.#room)
      counts[isSaving ? 'saveAlarms' : 'alarms'] += 1
      inRoom(() => super.alarm())
      isSaving = false
    }
  }
  const notAsked = ['constructor', 'webSocketMessage', 'webSocketClose', 'webSocketError', 'alarm', 'ring']
  for (const name of Object.getOwnPropertyNames(Deployed.prototype)) {
    const method: unknown = Reflect.get(Deployed.prototype, name)
    if (notAsked.includes(name) || typeof method !== 'function') continue
    const asked = function (this: object, ...args: unknown[]): unknown {
      // A room that calls itself is no request.
      if (!isInRoom) counts.roomRequests += 1
      const result: unknown = inRoom(() => Reflect.apply(method, this, args))
      return result instanceof Promise ? during(result) : result
    }
    Object.defineProperty(Counted.prototype, name, { value: asked, configurable: true, writable: true })
  }
  return Counted
}

function inRoom<Result>(handle: () => Result): Result {
  const was = isInRoom
  isInRoom = true
  try {
    return handle()
  } finally {
    isInRoom = was
  }
}

function isAck(raw: string | ArrayBuffer): boolean {
  return typeof raw === 'string' && raw.startsWith('{"type":"ack"')
}

const envs = new WeakMap<object, Env>()

/** The same database each time: the park keeps what it knows of it by the binding. */
function countedEnv<Bound extends Env>(env: Bound): Bound {
  const known = envs.get(env)
  const counted = known ?? { ...env, DB: countedDatabase(env.DB) }
  envs.set(env, counted)
  return { ...env, ...counted }
}

type Asked = { all: () => Promise<D1Result<Record<string, unknown>>>; sql: string }

function countedDatabase(real: D1Database): D1Database {
  const behind = new WeakMap<object, D1PreparedStatement>()

  const counted = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const asked: Asked = { sql, all: () => statement.all() }
    const proxy = new Proxy(statement, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => counted(target.bind(...values), sql)
        if (key === 'all' || key === 'run') return () => trip(statement.all(), (result) => [result])
        if (key === 'raw') return () => during(rawly(asked, () => target.raw()))
        return () => {
          throw new Error(`the bench does not count ${String(key)} of a statement`)
        }
      },
    })
    behind.set(proxy, statement)
    return proxy
  }

  const questions = (target: D1Database | D1DatabaseSession) => ({
    prepare: (sql: string) => counted(target.prepare(sql), sql),
    batch: (statements: D1PreparedStatement[]) =>
      trip(target.batch(statements.map((one) => behind.get(one) ?? one)), (results) => results),
  })
  return new Proxy(real, {
    get(target, key) {
      const session = questions(target)
      if (key === 'prepare') return session.prepare
      if (key === 'batch') return session.batch
      if (key === 'withSession') return (from: string) => questions(target.withSession(from))
      throw new Error(`the bench does not count ${String(key)} of the database`)
    },
  })
}

/** One round trip, and the rows of all its statements. */
async function trip<Result>(answered: Promise<Result>, resultsOf: (result: Result) => D1Result[]): Promise<Result> {
  const result = await during(answered)
  const results = resultsOf(result)
  const written = results.reduce((sum, { meta }) => sum + meta.rows_written, 0)
  counts[written > 0 ? 'd1WriteTrips' : 'd1ReadTrips'] += 1
  if (isSite) counts.d1TripsWaitedFor += 1
  counts.d1Statements += results.length
  counts.d1RowsWritten += written
  counts.d1RowsRead += results.reduce((sum, { meta }) => sum + meta.rows_read, 0)
  return result
}

/**
 * Answers of `raw` say nothing of rows, so it is asked as `all`, which is what is counted. What only reads is asked a
 * second time as it was meant: `all` has one value for two columns of the same name.
 */
async function rawly<Rows>({ all, sql }: Asked, raw: () => Promise<Rows>): Promise<Rows | unknown[][]> {
  const { results } = await trip(all(), (result) => [result])
  return /^\s*select\b/i.test(sql) ? raw() : results.map((row) => Object.values(row))
}

let isStorageCounted = false

/** All storages of all rooms have these methods of one prototype. */
function countStorage(ctx: DurableObjectState): void {
  if (isStorageCounted) return
  isStorageCounted = true
  const { storage } = ctx
  patch(storage, ['put', 'delete'], () => wrote(1))
  patch(storage.kv, ['put', 'delete'], () => wrote(1))
  patch(storage.kv, ['get', 'list'], () => (counts.roomRowsRead += 1))
  patch(storage.sql, ['exec'], (result) => {
    if (!isCursor(result)) return
    wrote(result.rowsWritten)
    cursors.push(result)
  })
  instead(storage, 'setAlarm', (room, at, options) => {
    // A room lets no frame wait for the alarm by which it saves (durable/host/alarm.ts).
    const isForSaving = options?.allowUnconfirmed ?? false
    counts[isSaving || isForSaving ? 'roomRowsSaved' : 'roomRowsWritten'] += 1
    alarms.set(room, { at: Number(at), isForSaving })
  })
  instead(storage, 'deleteAlarm', (room) => {
    wrote(1)
    alarms.delete(room)
  })
  instead(storage, 'getAlarm', (room) => alarms.get(room)?.at ?? null)
  // Pings of the bench come by its own clock, which is not that of the room. They are free; what a room does about too
  // many of them is not counted.
  const prototype: object = Object.getPrototypeOf(ctx)
  Object.defineProperty(prototype, 'getWebSocketAutoResponseTimestamp', { value: () => null })
}

function wrote(rows: number): void {
  counts[isSaving ? 'roomRowsSaved' : 'roomRowsWritten'] += rows
}

function isCursor(result: unknown): result is SqlStorageCursor<Record<string, SqlStorageValue>> {
  return typeof result === 'object' && result !== null && 'rowsWritten' in result
}

function patch(target: object, names: readonly string[], count: (result: unknown) => void): void {
  const prototype: object = Object.getPrototypeOf(target)
  for (const name of names) {
    const original: unknown = Reflect.get(prototype, name)
    if (typeof original !== 'function') throw new Error(`storage has no ${name}`)
    const method = function (this: object, ...args: unknown[]): unknown {
      const result: unknown = Reflect.apply(original, this, args)
      count(result)
      return result
    }
    Object.defineProperty(prototype, name, { value: method, configurable: true, writable: true })
  }
}

type AlarmMethod = (room: string, at: unknown, options?: { allowUnconfirmed?: boolean }) => unknown

function instead(storage: DurableObjectStorage, name: string, act: AlarmMethod): void {
  const method = function (this: object, at: unknown, options?: { allowUnconfirmed?: boolean }): Promise<unknown> {
    const room = roomOfStorage.get(this)
    if (room === undefined) throw new Error(`${name} of a room that is not counted`)
    return Promise.resolve(act(room, at, options))
  }
  Object.defineProperty(Object.getPrototypeOf(storage), name, { value: method, configurable: true, writable: true })
}

/** In the rooms alone: a timer keeps a room awake. One of the Worker's ends with its request, also before it is over. */
function countTimers(): void {
  const setTimer = globalThis.setTimeout
  const clearTimer = globalThis.clearTimeout
  const pending = new Set<unknown>()

  globalThis.setTimeout = Object.assign((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    underWay += 1
    const id = setTimer(() => {
      pending.delete(id)
      underWay -= 1
      counts.timerMs = Math.max(counts.timerMs, ms)
      act(...args)
    }, ms)
    pending.add(id)
    return id
  }, setTimer)

  globalThis.clearTimeout = (id) => {
    if (pending.delete(id)) underWay -= 1
    clearTimer(id)
  }
}
