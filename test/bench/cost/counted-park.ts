import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import type { WorkerOptions } from 'miniflare'
import { osloMonth } from '#durable/rules/life/days.ts'
import { FIRST_DIGS } from '#durable/rules/life/digging.ts'
import { STAMPS } from '#durable/rules/stamps/stamps.ts'
import type { Pass } from '#test/bench/order.ts'
import { ParkState } from '#test/bench/state.ts'
import { freePort } from '#test/support/free-port.ts'
import { giveBones } from '#test/support/give-bones.ts'
import { miniflareWorker } from '#worker/local/server/miniflare-options.ts'
import { addCounts } from './counts.ts'
import type { Counts } from './counts.ts'
import { pageAnswered } from './page.ts'
import { until } from './until.ts'

const COUNTING = 'test/bench/cost/counted/counting.ts'
const SITE_ENTRY = `import { countedSite } from './counting.js'
import deployed from './index.js'
export default countedSite(deployed)`
const ROOMS_ENTRY = `import { countedRoom, roomsDesk } from './counting.js'
import { ParkRoom as Deployed } from './index.js'
export const ParkRoom = countedRoom(Deployed)
export default roomsDesk`

/** The park's day begins here, hours after midnight UTC: no action may be the first of a day that is not meant to be. */
const OPENS_AT_HOUR = 6
/** Longer than any answer is kept in memory, and than a room takes to sweep its dogs. */
const MEANWHILE_MS = 5 * 60_000 + 1000
/** The alarm for a hello that does not come, and whatever else a room wants to do a moment later. */
const AFTERWARDS_MS = 30_000
/** In so many steps, so that an alarm which an alarm has set rings as well. */
const AFTERWARDS_STEPS = 3
const MONTH_MS = 30 * 24 * 60 * 60_000
/** So often in a row nothing is under way before it counts as quiet: between two steps of the same work nothing is. */
const QUIET_LOOKS = 4

const SCRIPTS = ['site', 'rooms'] as const

/**
 * The deployed bundles in one workerd, each with a module before it that counts (counted/counting.ts). Clock, chance
 * and alarms are the bench's: so the same is counted each time.
 */
export class CountedPark {
  readonly url: string
  readonly passes: readonly Pass[]
  readonly #state: ParkState
  readonly #miniflare: Miniflare
  readonly #realNow: () => number
  #aheadMs = 0

  private constructor(park: { url: string; state: ParkState; miniflare: Miniflare; realNow: () => number }) {
    this.url = park.url
    this.passes = park.state.passes
    this.#state = park.state
    this.#miniflare = park.miniflare
    this.#realNow = park.realNow
  }

  static async open(users: number): Promise<CountedPark> {
    const realNow = Date.now
    const morning = new Date(realNow())
    const aheadMs = morning.setUTCHours(OPENS_AT_HOUR, 0, 0, 0) - realNow()
    Date.now = () => realNow() + aheadMs
    const state = new ParkState()
    await state.populate(users)
    const port = await freePort()
    const miniflare = new Miniflare({
      workers: [counted('site', SITE_ENTRY), { ...counted('rooms', ROOMS_ENTRY), routes: ['*/bench/rooms*'] }],
      host: '127.0.0.1',
      port,
      d1Persist: join(state.folder, 'v3/d1'),
      durableObjectsPersist: join(state.folder, 'v3/do'),
      log: new Log(LogLevel.ERROR),
    })
    await miniflare.ready
    const park = new CountedPark({ url: `http://127.0.0.1:${port}`, state, miniflare, realNow })
    await park.#turn(aheadMs)
    return park
  }

  async giveBones(dog: number, amount: number): Promise<void> {
    await giveBones(await this.#miniflare.getD1Database('DB', 'voffpark'), dog, amount)
  }

  /** The owner of the dog has dug before: the first digs of a life find what no other digs do. */
  async haveDug(dog: number): Promise<void> {
    const d1 = await this.#miniflare.getD1Database('DB', 'voffpark')
    const first =
      "insert into once select 'first-dig:' || dog.user_id || ':' || key, 'bench' from dog, json_each(?) where dog.id = ?"
    await d1.prepare(first).bind(JSON.stringify(FIRST_DIGS), dog).run()
  }

  /** [BK2] All users have all stamps: each is written once in a life, and no other act of theirs writes it. */
  async haveStamps(): Promise<void> {
    const d1 = await this.#miniflare.getD1Database('DB', 'voffpark')
    const given = 'insert into stamp (user_id, key, at) select user.id, value, 1 from user, json_each(?) where true'
    await d1.prepare(`${given} on conflict do nothing`).bind(JSON.stringify(STAMPS)).run()
  }

  /** [PC1] The owner of the dog sits on the party committee. */
  async seat(dog: number): Promise<void> {
    const d1 = await this.#miniflare.getD1Database('DB', 'voffpark')
    const now = Date.now()
    const term = `insert into committee_term (user_id, dog_id, seat, month, starts_at, until, appointed_at)
      select user_id, id, 0, ?, ?, ?, ? from dog where id = ?`
    await d1
      .prepare(term)
      .bind(osloMonth(now), now, now + MONTH_MS, now, dog)
      .run()
  }

  /** What `Math.random` answers in the park from now on. */
  async setLuck(luck: number): Promise<void> {
    await this.#tell(`luck=${luck}`)
  }

  /** Lets time pass: whatever is due then is done. */
  async pass(ms: number): Promise<void> {
    await this.quiet()
    await this.#turn(this.#aheadMs + ms)
    await until('no alarm is due', async () => {
      const { rang }: { rang: number } = JSON.parse(await this.#told('rooms', 'ring'))
      await this.quiet()
      return rang === 0
    })
  }

  /**
   * Does it and lets `overMs` pass, so that whatever comes of it by itself is in what was counted. What is done `first`
   * is not counted.
   */
  async count(
    act: () => unknown,
    { overMs = AFTERWARDS_MS, first = () => {} }: { overMs?: number; first?: () => unknown } = {},
  ): Promise<Counts> {
    await this.pass(MEANWHILE_MS)
    await first()
    await this.quiet()
    await this.#take()
    await act()
    for (let step = 0; step < AFTERWARDS_STEPS; step++) await this.pass(overMs / AFTERWARDS_STEPS)
    return this.#take()
  }

  /** Until nothing is under way, neither on the page nor in the park. */
  async quiet(): Promise<void> {
    let looks = 0
    await until('the park is quiet', async () => {
      await pageAnswered()
      const busy = await Promise.all(SCRIPTS.map(async (script) => JSON.parse(await this.#told(script))))
      looks = busy.every(({ underWay }: { underWay: number }) => underWay === 0) ? looks + 1 : 0
      return looks >= QUIET_LOOKS
    })
  }

  async close(): Promise<void> {
    Date.now = this.#realNow
    await this.#miniflare.dispose()
    this.#state.remove()
  }

  async #take(): Promise<Counts> {
    const [site, rooms] = await Promise.all(SCRIPTS.map((script) => this.#told(script, 'take')))
    const counts = (told = ''): Counts => JSON.parse(told)
    return addCounts(counts(site), counts(rooms))
  }

  async #turn(aheadMs: number): Promise<void> {
    this.#aheadMs = aheadMs
    const realNow = this.#realNow
    Date.now = () => realNow() + aheadMs
    await this.#tell(`turn=${aheadMs}`)
  }

  async #tell(order: string): Promise<void> {
    await Promise.all(SCRIPTS.map((script) => this.#told(script, order)))
  }

  async #told(script: (typeof SCRIPTS)[number], order = ''): Promise<string> {
    const response = await this.#miniflare.dispatchFetch(`${this.url}/bench/${script}?${order}`)
    return response.text()
  }
}

/** One script of the park, which is entered by way of the module that counts. */
function counted(script: (typeof SCRIPTS)[number], entry: string): WorkerOptions {
  // Rounds of the games have seeds; which ones is no matter, as long as they are the same each time.
  const deployed = miniflareWorker(script, { bindings: { PARK_SEED_KEY: 'bench' } })
  const counting = stripTypeScriptTypes(readFileSync(COUNTING, 'utf8'))
  const module = (name: string, contents: string) => ({
    type: 'ESModule' as const,
    path: resolve(deployed.modulesRoot, name),
    contents,
  })
  return { ...deployed, modules: [module('entry.js', entry), module('counting.js', counting), ...deployed.modules] }
}
