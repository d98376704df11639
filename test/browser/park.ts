import type { Browser } from 'playwright-core'
import { Bot } from '#test/bots/bot.ts'
import { startSession } from '#worker/auth/session.ts'
import { openDb } from '#worker/db/client.ts'
import { comesInto } from './comes-into.ts'
import type { ParkServer } from './park-server.ts'
import { newPlayer } from './player.ts'
import type { Player, Wanted } from './player.ts'
import { Visitor } from './visitor.ts'
import type { Coming } from './visitor.ts'

/** `url`: another way to the same park. */
type Device = Partial<Omit<Coming, 'session'>>
/**
 * How a dog enters: by default the user's first dog, into the plaza. `isPlain`: in compatibility mode. `before` is run
 * on the page while it is still empty.
 */
type Going = { room?: string; dog?: number; isPlain?: boolean; before?: (visitor: Visitor) => Promise<unknown> }

/**
 * The park as one test uses it. Other tests use the same park before and after, so everybody leaves when the test ends.
 */
export class Park {
  readonly server: ParkServer
  readonly browser: Browser
  readonly #visitors: Visitor[] = []
  readonly #bots: Bot[] = []

  constructor(server: ParkServer, browser: Browser) {
    this.server = server
    this.browser = browser
  }

  get url(): string {
    return this.server.url
  }

  /** Opens a browser context for an anonymous visitor, or for a signed-in player. */
  async visitor(device: Device = {}, player?: Player): Promise<Visitor> {
    const visitor = await Visitor.come(this.browser, {
      url: this.url,
      ...(player && { language: player.language, session: player.session }),
      ...device,
    })
    this.#visitors.push(visitor)
    return visitor
  }

  async player(wanted: Wanted): Promise<Player> {
    return newPlayer(this.server, wanted)
  }

  /** Opens a page in the park, for a player or for a new one with these dogs. */
  async enters(
    who: Player | Wanted,
    { room, dog = 0, isPlain = false, before, ...device }: Going & Device = {},
  ): Promise<Visitor> {
    const player = 'session' in who ? who : await this.player(who)
    const visitor = await this.visitor(device, player)
    await before?.(visitor)
    const stop = room === undefined ? null : await comesInto(visitor.page, room)
    const client = device.isTouch ? '/h5/mobile-client' : '/h5/client'
    await visitor.goTo(`${client}?id=${player.dogs[dog]?.id}${isPlain ? '&compatiblity=1' : ''}`)
    await visitor.inPark()
    await stop?.()
    return visitor
  }

  /** The same without a page, for dogs that a test only meets, hears or sees. */
  async bot(who: Player | Wanted, room: string | null = null): Promise<Bot> {
    const player = 'session' in who ? who : await this.player(who)
    const bot = new Bot(this.url, player.session, player.dogs[0]?.id ?? 0)
    this.#bots.push(bot)
    bot.room = room
    await bot.enter()
    return bot
  }

  /** Turns the clock of the park. It waits for what pages are fetching, which the server would cut off. */
  async turnClock(byMs: number) {
    await Promise.all(this.#visitors.map(({ testimony }) => testimony.quiet()))
    await this.server.turnClock(byMs)
  }

  /** The errors of all pages that were opened here. */
  get troubles(): string[] {
    return this.#visitors.flatMap(({ troubles }) => troubles)
  }

  /** Makes everybody leave the park properly: a dog with a lost connection would stay for a minute. */
  async end() {
    await Promise.all(this.#visitors.map((visitor) => visitor.leave()))
    for (const bot of this.#bots) bot.cut()
    const database = this.server.database
    const { results } = await database
      .prepare('select dog_id as dog, user_id as user, room from presence')
      .all<{ dog: number; user: number; room: string }>()
    await Promise.all(
      results.map(async ({ dog, user, room }) => {
        const bot = new Bot(this.url, await startSession(openDb(database), user, Date.now()), dog)
        bot.room = room.replace(/~.*/, '')
        // A bot that was banned, or whose dog has died, is not in the park any more.
        const isIn = await bot.enter().then(
          () => true,
          () => false,
        )
        if (isIn) await bot.leave()
      }),
    )
  }
}
