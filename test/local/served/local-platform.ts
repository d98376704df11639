import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare, Response as Answer } from 'miniflare'
import type { Request as Question } from 'miniflare'
import { TWINS_MAX, copiesOf } from '#durable/rules/places/twins.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { freshState } from '#test/browser/fresh-state.ts'
import { until } from '#test/browser/until.ts'
import { openAccounts } from '#test/storm/bots.ts'
import { StormBot, byTicket } from '#test/storm/storm-bot.ts'
import { freePort } from '#test/support/free-port.ts'
import { withD1 } from '#worker/local/database.ts'
import { shareBack } from '#worker/local/rooms-cloud.ts'
import { miniflareWorker, persistence } from '#worker/local/server/miniflare-options.ts'
import type { Cloud, Running } from '#worker/local/waves.ts'
import { WORKERS } from '#worker/local/workers.ts'

const BUNDLE = 'index.js'

/**
 * Around the bundle of the rooms: what the platform does. It runs a version for each object, and ends an object that is to take
 * another one. "broken" is a version that does not start. A room counts after ten seconds who is back, and here one second is ten.
 */
const PLATFORM = `
import { ParkRoom as Room } from './${BUNDLE}'

const wait = globalThis.setTimeout
globalThis.setTimeout = (run, ms, ...given) => wait(run, ms >= 5000 ? ms / 10 : ms, ...given)
const versions = new Map()

export class ParkRoom extends Room {
  constructor(ctx, env) {
    if (versions.get(ctx.id.name) === 'broken') throw new Error('this version does not start')
    const counted = (point) => env.COUNTED.fetch('http://counted.invalid/', { method: 'POST', body: JSON.stringify(point) })
    super(ctx, { ...env, RETURNS: { writeDataPoint: (point) => ctx.waitUntil(counted(point)) } })
  }
  end() { this.ctx.abort('another version takes its place') }
}

export default {
  async fetch(request, env) {
    const { room, version } = await request.json()
    versions.set(room, version)
    await env.PARK_ROOM.getByName(room).end().catch(() => {})
    return new Response()
  },
}`

const ASKED_EVERY_MS = 50
const ACCOUNT = { CLOUDFLARE_ACCOUNT_ID: 'local', CLOUDFLARE_API_TOKEN: 'local' }
/** What a room has counted: of so many dogs that were cut off so many are back. `at` is in epoch ms. */
type Count = { at: number; back: number; cut: number }

/**
 * Both scripts of the park in workerd, with one dog in each copy of the square, and a platform that runs versions of the rooms'
 * script by shares, as Cloudflare does. A pause lasts until all that it is meant for has happened.
 */
export class LocalPlatform {
  /** Whether the analytics tell nothing of what the rooms have counted. */
  isBlind = false
  /** What was deployed besides waves. */
  readonly deployed: string[] = []
  readonly bots: StormBot[] = []
  readonly #counts: Count[] = []
  readonly #miniflare: Miniflare
  readonly #state: string
  /** In the order in which they were named. */
  #running: readonly Running[] = [{ version: 'old', percent: 100 }]
  /** The version of each room, and that which it takes as soon as it must. */
  readonly #rooms = copiesOf(HOME_ROOM).map((key) => ({ key, runs: 'old', due: 'old' }))

  private constructor(port: number, state: string) {
    this.#state = state
    const bindings = { ROOM_MAX_DOGS: '1' }
    const rooms = miniflareWorker('rooms', { bindings })
    const entry = { type: 'ESModule' as const, path: join(rooms.modulesRoot, 'platform.js'), contents: PLATFORM }
    const serviceBindings = { COUNTED: (question: Question) => this.#count(question) }
    this.#miniflare = new Miniflare({
      host: '127.0.0.1',
      port,
      ...persistence(state),
      cf: false,
      log: new Log(LogLevel.ERROR),
      workers: [
        miniflareWorker('site', { bindings }),
        { ...rooms, modules: [entry, ...rooms.modules], serviceBindings },
      ],
    })
  }

  /** Opens the park and brings a dog into each room. */
  static async open(): Promise<LocalPlatform> {
    const [port, state] = [await freePort(), await freshState('empty')]
    const platform = new LocalPlatform(port, state)
    await platform.#miniflare.ready
    const url = `http://127.0.0.1:${port}`
    const accounts = await withD1(state, (database) => openAccounts(database, TWINS_MAX, Date.now()))
    for (const account of accounts) {
      const ways = { enter: byTicket(url, account), origin: url, hasPass: true }
      const bot = new StormBot(account.dog, ways, { due: () => {}, welcomed: () => {}, trouble: () => {} })
      platform.bots.push(bot)
      void bot.come()
      await until(async () => bot.isIn, ASKED_EVERY_MS)
      // A dog that has just come is stored with its first line.
      bot.say('here')
      await until(async () => bot.heard.size > 0, ASKED_EVERY_MS)
    }
    return platform
  }

  async close(): Promise<void> {
    for (const bot of this.bots) bot.leave()
    await this.#miniflare.dispose()
    rmSync(this.#state, { recursive: true, force: true })
  }

  /** As what `npm run deploy` sees of Cloudflare, where an upload brings this version. */
  cloud(uploaded: 'new' | 'broken' = 'new'): Cloud {
    return {
      running: async () => this.#running,
      upload: async () => uploaded,
      run: (command) => this.run(command),
      shareBack: (since) =>
        shareBack(ACCOUNT, { since, dataset: 'returns' }, async (_url, init) => this.#analytics(String(init?.body))),
      pause: () => this.pause(),
      now: () => Date.now(),
      say: () => {},
    }
  }

  /** Carries out a command of wrangler: a wave, or the deploy of a script. */
  async run(command: readonly string[]): Promise<void> {
    const shares = command.map((word) => /^(\w+)@(\d+)$/.exec(word)).filter((share) => share !== null)
    if (shares.length === 0) return void this.deployed.push(command.join(' '))
    this.#running = shares.map(([, version = '', percent]) => ({ version, percent: Number(percent) }))
    // Each room has a place between 0 and 100 %, and takes the version in whose share that lies.
    for (const [index, room] of this.#rooms.entries()) {
      let upTo = 0
      const place = (100 * (index + 1)) / this.#rooms.length
      room.due = this.#running.find(({ percent }) => place <= (upTo += percent))?.version ?? room.runs
    }
  }

  /** Lets the time pass until each room has its version and has counted, and whom a broken one has cut off has tried twice. */
  async pause(): Promise<void> {
    const changing = this.#rooms.filter(({ runs, due }) => runs !== due)
    // A room that did not start cannot tell who was cut off.
    const counting = changing.filter(({ runs, due }) => runs !== 'broken' && due !== 'broken')
    const before = { counts: this.#counts.length, tries: this.#tries }
    for (const room of changing) {
      await this.#end(room.key, room.due)
      room.runs = room.due
    }
    const broken = this.roomsOf('broken')
    await until(async () => this.#counts.length >= before.counts + counting.length, ASKED_EVERY_MS)
    await until(async () => this.#tries >= before.tries + 2 * broken && this.out === broken, ASKED_EVERY_MS)
  }

  /** How many rooms run this version. */
  roomsOf(version: string): number {
    return this.#rooms.filter(({ runs }) => runs === version).length
  }

  /** How many dogs have lost their connection. */
  get out(): number {
    return this.bots.filter(({ isIn }) => !isIn).length
  }

  get #tries(): number {
    return this.bots.reduce((sum, { tried }) => sum + tried.byPass + tried.byTicket, 0)
  }

  async #end(room: string, version: string): Promise<void> {
    const rooms = await this.#miniflare.getWorker(WORKERS.rooms.name)
    await rooms.fetch('http://platform.invalid/', { method: 'POST', body: JSON.stringify({ room, version }) })
  }

  async #count(question: Question): Promise<Answer> {
    const { doubles } = (await question.json()) as { doubles: [number, number] }
    const [back, cut] = doubles
    this.#counts.push({ at: Date.now(), back, cut })
    return new Answer()
  }

  /** Answers the one question that is asked of the analytics, in SQL. */
  #analytics(sql: string): Response {
    const since = 1000 * Number(/toDateTime\((\d+)\)/.exec(sql)?.[1])
    const told = this.isBlind ? [] : this.#counts.filter(({ at }) => at >= since)
    const sum = (of: (count: Count) => number) => told.reduce((all, count) => all + of(count), 0)
    return Response.json({ data: [{ back: sum(({ back }) => back), cut: sum(({ cut }) => cut) }] })
  }
}
