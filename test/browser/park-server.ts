import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { faultyDatabase } from '#test/faults/faulty-database.ts'
import type { DatabaseFault } from '#test/faults/faulty-database.ts'
import { freePort } from '#test/support/free-port.ts'
import { doubleOutcome } from '#test/support/sandbox-double.ts'
import { workerdChildren } from '#test/support/workerd.ts'
import { EVERY_MINUTE } from '#worker/jobs/every-minute.ts'
import { withD1 } from '#worker/local/database.ts'
import type { DatabaseContent } from '#worker/local/database.ts'
import type { LOCAL_DEMO } from '#worker/local/server/demo-park.ts'
import { httpDatabase, httpDatabaseWorker } from '#worker/local/server/http-database.ts'
import { configured, miniflareWorker } from '#worker/local/server/miniflare-options.ts'
import { PARKS } from '#worker/local/workers.ts'
import type { DeployedPark } from '#worker/local/workers.ts'
import type { STAND_IN_SETTINGS } from '#worker/patreon/stand-in-people.ts'
import { freshState } from './fresh-state.ts'

/** Variables that a test sets to other values than wrangler.toml. */
type Settings = Partial<
  Record<
    | 'ROOM_MAX_DOGS'
    | 'STAGE'
    | 'CONTACT_ADDRESS'
    | 'SEAL_KEYS'
    | 'DEMO_PARK_ORIGIN'
    | keyof typeof LOCAL_DEMO
    | keyof typeof STAND_IN_SETTINGS
    | `VAPID_${string}_KEY`
    | `${string}_URL`,
    string
  >
>

/** `registry`: the folder by which two parks find each other, as `npm start -- --demo` has one. */
type Beside = { park?: DeployedPark; registry?: string }

/**
 * Serves the product as it is deployed (the bundles of `npm run bundle`) by a real workerd, on a port and a state
 * folder of its own. `crash` kills workerd as a power cut would; `start` opens it again on the same state.
 */
export class ParkServer {
  readonly url: string
  /** Decides the outcome of every query. It must be set before `start`. */
  fault: (() => DatabaseFault) | null = null
  readonly #port: number
  readonly #state: string
  readonly #beside: Beside
  #settings: Settings
  #miniflare: Miniflare | null = null
  #workerd: number | null = null
  #deploys = 0
  #aheadMs = 0

  private constructor(port: number, state: string, settings: Settings, beside: Beside) {
    this.url = `http://localhost:${port}`
    this.#port = port
    this.#state = state
    this.#settings = settings
    this.#beside = beside
  }

  /** As `open`, with a database for which `fault` decides the outcome of every query. */
  static async openFaulty(fault: () => DatabaseFault, settings: Settings = {}): Promise<ParkServer> {
    const server = await ParkServer.open(settings)
    server.fault = fault
    await server.deploy()
    return server
  }

  /** Opens a park with seeded data, or with an empty database. */
  static async open(
    settings: Settings = {},
    content: DatabaseContent = 'seed',
    beside: Beside = {},
  ): Promise<ParkServer> {
    const server = new ParkServer(await freePort(), await freshState(content), settings, beside)
    await server.start()
    return server
  }

  async start() {
    const before = workerdChildren()
    this.#miniflare = new Miniflare(this.#options())
    await this.#miniflare.ready
    this.#workerd = workerdChildren().find((pid) => !before.includes(pid)) ?? null
  }

  /** Replaces the code as `wrangler deploy` does, with these settings changed: every socket is closed. */
  async deploy(settings: Settings = {}) {
    this.#deploys += 1
    this.#settings = { ...this.#settings, ...settings }
    await this.#miniflare?.setOptions(this.#options())
  }

  /**
   * Turns the clock of the park forward by `byMs`, and closes every socket. The clock is changed in the bundle that is
   * served here; the deployed code has no such switch.
   */
  async turnClock(byMs: number) {
    this.#aheadMs += byMs
    await this.deploy()
  }

  /** Does what is due each minute; here no cron runs by itself. */
  async passMinute() {
    const site = await this.#miniflare?.getWorker(this.#workers.site.name)
    await site?.scheduled({ cron: EVERY_MINUTE, scheduledTime: new Date() })
  }

  /** Opens the database in a Miniflare of its own, for data that a test needs before anybody comes. */
  async withDatabase<Result>(work: (database: D1Database) => Promise<Result>): Promise<Result> {
    return withD1(this.#state, work)
  }

  /** The database of the park that is running. */
  get database(): D1Database {
    if (!this.#miniflare) throw new Error('the park is not running')
    return httpDatabase(this.#miniflare)
  }

  /** Has a room send somebody away, as the Worker does after a ban. */
  async sendAway(user: number, room = HOME_ROOM) {
    const rooms = await this.#miniflare?.getDurableObjectNamespace('PARK_ROOM', this.#workers.rooms.name)
    const stub: unknown = rooms?.getByName(room)
    await (stub as { closeUser: (user: number, code: number) => Promise<void> }).closeUser(user, CLOSE.banned)
  }

  /** Tells a room what has changed about dogs, as the Worker does. */
  async tell(room: string, events: readonly LedgerEvent[]) {
    const rooms = await this.#miniflare?.getDurableObjectNamespace('PARK_ROOM', this.#workers.rooms.name)
    const stub: unknown = rooms?.getByName(room)
    await (stub as { learn: (events: readonly LedgerEvent[]) => Promise<void> }).learn(events)
  }

  /** Kills workerd by SIGKILL, so that nothing is closed in order. */
  async crash() {
    if (this.#workerd === null) throw new Error('no workerd to kill')
    process.kill(this.#workerd, 'SIGKILL')
    await this.stop()
  }

  async close() {
    await this.stop()
    rmSync(this.#state, { recursive: true, force: true })
  }

  /** Stops serving; `start` opens the park again on the same port and state. */
  async stop() {
    const miniflare = this.#miniflare
    this.#miniflare = null
    await miniflare?.dispose().catch(() => {})
  }

  get #workers() {
    return PARKS[this.#beside.park ?? 'main'].workers
  }

  #options() {
    const { park, registry } = this.#beside
    const clock = `const realNow = Date.now; Date.now = () => realNow() + ${this.#aheadMs};\n`
    const code = (path: string) => `${this.#aheadMs > 0 ? clock : ''}${readFileSync(path, 'utf8')}\n// ${this.#deploys}`
    const sandbox = async (request: Request) => doubleOutcome(await request.text())
    const workers = [
      miniflareWorker('site', { park, bindings: { LOCAL_SIGN_IN: '1', ...this.#settings }, code, sandbox }),
      miniflareWorker('rooms', { park, bindings: this.#settings, code }),
    ]
    const everywhere = {
      host: '127.0.0.1',
      port: this.#port,
      d1Persist: join(this.#state, 'v3/d1'),
      durableObjectsPersist: join(this.#state, 'v3/do'),
      log: new Log(LogLevel.ERROR),
      ...(registry !== undefined && { unsafeDevRegistryPath: registry }),
    }
    const database = httpDatabaseWorker(configured('site').d1Databases)
    if (!this.fault) return { ...everywhere, workers: [...workers, database] }
    const { binding, worker: faulty } = faultyDatabase(databaseId(), this.fault)
    const deceived = workers.map((worker) => ({ ...worker, d1Databases: undefined, wrappedBindings: binding }))
    return { ...everywhere, workers: [...deceived, faulty, database] }
  }
}

function databaseId(): string {
  const { d1Databases } = workerOptionsOf(resolve('wrangler.toml')).workerOptions
  const real = d1Databases && !Array.isArray(d1Databases) ? Object.values(d1Databases)[0] : undefined
  return typeof real === 'string' ? real : (real?.id ?? 'DB')
}
