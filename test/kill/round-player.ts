import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { Refused } from '#test/bots/bot.ts'
import type { Bot } from '#test/bots/bot.ts'

/** The games whose rules play a round without hands to its end. A heap without moves ends nothing. */
const GAMES = ['JumpingDog', 'CatsFree'] as const
/** The pause after the park asked for patience or did not answer, ms. */
const PAUSE_MS = 200

type Turn = { game: (typeof GAMES)[number]; round: string; op: string }

/** A user who plays one round after the other, and repeats start and end with the same ids until both are answered. */
export class RoundPlayer {
  /** The scores that were told, by the op of the end. */
  readonly told = new Map<string, number>()
  askedAgain = 0
  readonly #bot: Bot
  readonly #left = new Set<(typeof GAMES)[number]>(GAMES)
  #turn: Turn | null = null

  constructor(bot: Bot) {
    this.#bot = bot
  }

  get dog(): number {
    return this.#bot.dog
  }

  /** Whether the tries of the day are used up. */
  get isThrough(): boolean {
    return this.#left.size === 0
  }

  async live(isAlive: () => boolean): Promise<void> {
    if (this.#turn) this.askedAgain += 1
    while (isAlive() && !this.isThrough) {
      const isAnswered = await this.#play()
      if (!isAnswered) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  /** Whether the turn was answered for good. */
  async #play(): Promise<boolean> {
    const [game] = this.#left
    if (!game) return true
    this.#turn ??= { game, round: crypto.randomUUID(), op: crypto.randomUUID() }
    const { round, op } = this.#turn
    try {
      await this.#bot.ask(START, { op: round, dog: this.dog, game, rules: rulesVersionOf(game) })
      const { finishRound } = await this.#bot.ask<{ finishRound: { score: number } }>(FINISH, { op, round })
      this.told.set(op, finishRound.score)
    } catch (error) {
      // What is no refusal was not answered: workerd is gone.
      if (!(error instanceof Refused) || PASSING.includes(error.code)) return false
      if (error.code !== 'no-tries-left') throw error
      this.#left.delete(game)
    }
    this.#turn = null
    return true
  }
}

const PASSING = ['too-often', 'try-again']

const START = `mutation ($op: String!, $dog: Int!, $game: Game!, $rules: Int!) {
  startRound(op: $op, dogId: $dog, game: $game, rules: $rules, leavesOpen: true) { id }
}`
const FINISH = 'mutation ($op: String!, $round: String!) { finishRound(op: $op, roundId: $round, log: "") { score } }'
