import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { signIn } from '#test/bots/bot.ts'
import { openDbAtLeisure } from '#worker/db/client.ts'
import { RoundPlayer } from './round-player.ts'

/** How many rounds a user can play in a day: 40 tries of two games. */
export const ROUNDS_EACH = 80

/** How many rounds of each user to wait for between two kills, and for how long, ms. */
const BUSY_ROUNDS = 2
const BUSY_WITHIN_MS = 5000

/** Users who play rounds of the arcade through all kills, and what they were told of them. */
export class PlayedRounds {
  readonly #players: readonly RoundPlayer[]

  private constructor(players: readonly RoundPlayer[]) {
    this.#players = players
  }

  static async open(url: string, users: number): Promise<PlayedRounds> {
    const players: RoundPlayer[] = []
    for (let n = 0; n < users; n++) {
      const names = { email: `plays-${n}@voffpark.test`, user: `Gamer ${n}`, dog: `Elk ${n}` }
      players.push(new RoundPlayer(await signIn(url, names)))
    }
    return new PlayedRounds(players)
  }

  /** Plays until the park is killed. */
  live(isAlive: () => boolean): Promise<unknown> {
    return Promise.all(this.#players.map((player) => player.live(isAlive)))
  }

  /** Waits until some rounds are played since it was asked, or none is left to play, or it takes too long. */
  async busy(): Promise<void> {
    const [enough, until] = [this.tally.played + BUSY_ROUNDS * this.#players.length, Date.now() + BUSY_WITHIN_MS]
    while (this.tally.played < enough && !this.isThrough && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Whether all have used up their tries of the day. */
  get isThrough(): boolean {
    return this.#players.every(({ isThrough }) => isThrough)
  }

  /** How many rounds were told to be over, and how many were cut off by a kill and asked for again. */
  get tally(): { played: number; cutOff: number } {
    const sum = (countOf: (player: RoundPlayer) => number) => this.#players.reduce((n, one) => n + countOf(one), 0)
    return { played: sum(({ told }) => told.size), cutOff: sum(({ askedAgain }) => askedAgain) }
  }

  /** Ends that were told but are not in the books with their score, and rounds that have not exactly one op. */
  async broken(d1: D1Database): Promise<string[]> {
    const told = this.#players.flatMap((player) => [...player.told].map(([op, score]) => ({ op, score })))
    const db = openDbAtLeisure(d1)
    const lost = await db.all<{ op: string; score: number }>(sql`
      select value ->> 'op' as op, value ->> 'score' as score from json_each(${JSON.stringify(told)})
      where not exists (select 1 from op where id = value ->> 'op' and kind = 'round'
        and result ->> 'score' = value ->> 'score')`)
    const dogs = JSON.stringify(this.#players.map(({ dog }) => dog))
    const isPlayers = sql`in (select user_id from dog where id in (select value from json_each(${dogs})))`
    const [books] = await db.all<{ ops: number; ended: number }>(sql`
      select (select count(*) from op where kind = 'round' and actor ${isPlayers}) as ops,
        (select count(*) from round where score is not null and user_id ${isPlayers}) as ended`)
    return [
      ...lost.map(({ op, score }) => `the end ${op} with ${score} points was told, and is not in the books`),
      ...(books && books.ops !== books.ended ? [`${books.ended} rounds have ended by ${books.ops} ops`] : []),
    ]
  }
}
