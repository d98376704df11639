import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { Refused } from '#test/bots/bot.ts'
import type { Bot, Told } from '#test/bots/bot.ts'
import { below, pick } from '#test/support/random.ts'
import { patiently } from './patiently.ts'

type Known = { id: number; ver: number }
type Thing = Known & { slot: string }
type Trade = { id: string; ver: number }
type Answer = 'done' | 'refused' | 'lost'
type Errand = { verb: string; op: string; ask: (op: string) => Promise<Answer> }

const SHOP = 'hat-shop'
/** How long to wait before an answer counts as lost, ms. */
const PATIENCE_MS = 4000
const ACTOR = '$op: String!, $dog: Int!'

/** A dog that repeats each request with the same op until it has an answer, however many kills that takes. */
export class Trader {
  /** The acts that it was told are done, by op. */
  readonly done = new Map<string, string>()
  asked = 0
  askedAgain = 0
  /** Requests without an answer. */
  lost = 0
  readonly dog: number
  readonly #bot: Bot
  readonly #partner: number
  readonly #random: () => number
  readonly #lying = new Map<number, Known>()
  readonly #answers = new Map<string, (answer: Answer) => void>()
  #errand: Errand | null = null
  #turn = 0
  /** Answers since it entered. */
  answers = 0

  constructor(bot: Bot, partner: number, random: () => number) {
    this.#bot = bot
    this.#partner = partner
    this.dog = bot.dog
    bot.room = SHOP
    bot.onTold = (told) => this.#heard(told)
    this.#random = random
  }

  async enter(): Promise<void> {
    this.#lying.clear()
    this.answers = 0
    await patiently(() => this.#bot.enter())
  }

  async live(isAlive: () => boolean): Promise<void> {
    while (isAlive()) {
      await this.#act().catch(() => (this.lost += 1))
      await new Promise((resolve) => setTimeout(resolve, below(this.#random, 40)))
    }
  }

  async #act(): Promise<void> {
    if (this.#errand) this.askedAgain += 1
    const errand = this.#errand ?? (await this.#next())
    if (!errand) return
    this.#errand = errand
    this.asked += 1
    const answer = await errand.ask(errand.op)
    if (answer === 'lost') {
      this.lost += 1
      return
    }
    this.answers += 1
    this.#errand = null
    if (answer === 'done') this.done.set(errand.op, errand.verb)
  }

  async #next(): Promise<Errand | null> {
    switch (this.#turn++ % 7) {
      case 0:
        return this.#mutation('buy', 'buyThing', { kind: 'flower' }, { kind: 'String!' })
      case 1:
      case 2:
        return this.#putDown()
      case 3:
        return this.#pickUp()
      case 4:
        return this.#play()
      default:
        return this.#trade()
    }
  }

  #pickUp(): Errand | null {
    const thing = pick(this.#random, [...this.#lying.values()])
    return thing ? this.#roomAct('pickUp', thing) : null
  }

  async #putDown(): Promise<Errand | null> {
    const things = await this.#things()
    const worn = things.find(({ slot }) => slot === 'back')
    if (worn) return this.#roomAct('drop', worn)
    const [thing] = things
    if (!thing) return null
    const carried = { thingId: thing.id, ver: thing.ver, to: 'back' }
    return this.#mutation('carry', 'carryThing', carried, { thingId: 'Int!', ver: 'Int!', to: 'CarriedAt!' })
  }

  async #trade(): Promise<Errand | null> {
    const query = 'query ($dog: Int!) { trade(dogId: $dog) { id ver } }'
    const { trade } = await this.#bot.ask<{ trade: Trade | null }>(query, { dog: this.dog })
    if (!trade) {
      return this.#mutation('propose', 'proposeTrade', { withDogId: this.#partner }, { withDogId: 'Int!' })
    }
    const word = { tradeId: trade.id, ver: trade.ver }
    const wordTypes = { tradeId: 'String!', ver: 'Int!' }
    if (this.#random() < 0.7) return this.#mutation('agree', 'agreeToTrade', word, wordTypes)
    const things = (await this.#things()).slice(0, 1).map(({ id, ver }) => ({ id, ver }))
    const offer = { ...word, things, bones: below(this.#random, 5) }
    return this.#mutation('offer', 'offerInTrade', offer, { ...wordTypes, things: '[ThingRef!]!', bones: 'Int!' })
  }

  async #things(): Promise<Thing[]> {
    const query = 'query ($dog: Int!) { dogThings(dogId: $dog) { id ver slot } }'
    const { dogThings } = await this.#bot.ask<{ dogThings: Thing[] }>(query, { dog: this.dog })
    return dogThings
  }

  /** A round without hands: it takes no time, and the rules play it to its end. Its op is that of the end. */
  #play(): Errand {
    const round = crypto.randomUUID()
    const start = `mutation ($op: String!, $dog: Int!, $rules: Int!) {
      startRound(op: $op, dogId: $dog, game: JumpingDog, rules: $rules, leavesOpen: true) { id }
    }`
    const finish = `mutation ($op: String!, $round: String!) { finishRound(op: $op, roundId: $round, log: "") { score } }`
    const ask = (op: string) =>
      this.#answerTo(async () => {
        await this.#bot.ask(start, { op: round, dog: this.dog, rules: rulesVersionOf('JumpingDog') })
        await this.#bot.ask(finish, { op, round })
      })
    return { verb: 'play', op: crypto.randomUUID(), ask }
  }

  #mutation(verb: string, field: string, values: object, types: Record<string, string>): Errand {
    const declared = Object.entries(types).map(([name, type]) => `, $${name}: ${type}`)
    const given = Object.keys(types).map((name) => `, ${name}: $${name}`)
    const selection = field === 'buyThing' ? ' { thingId }' : ''
    const query = `mutation (${ACTOR}${declared.join('')}) { ${field}(op: $op, dogId: $dog${given.join('')})${selection} }`
    const ask = (op: string) => this.#answerTo(() => this.#bot.ask(query, { op, dog: this.dog, ...values }))
    return { verb, op: crypto.randomUUID(), ask }
  }

  async #answerTo(request: () => Promise<unknown>): Promise<Answer> {
    try {
      await request()
      return 'done'
    } catch (error) {
      // An error without a code is a faulty request, not a refusal.
      if (error instanceof Refused && error.code === '') throw error
      return error instanceof Refused && error.code !== 'try-again' ? 'refused' : 'lost'
    }
  }

  #roomAct(verb: 'drop' | 'pickUp', { id, ver }: Known): Errand {
    const ask = (op: string) =>
      new Promise<Answer>((resolve) => {
        const timer = setTimeout(() => answered('lost'), PATIENCE_MS)
        const answered = (answer: Answer) => {
          clearTimeout(timer)
          this.#answers.delete(op)
          resolve(answer)
        }
        this.#answers.set(op, answered)
        this.#bot.send({ type: verb, op, thing: id, ver })
        void this.#bot
          .until(() => this.#bot.closedWith !== null || !this.#answers.has(op))
          .then(
            () => answered('lost'),
            () => answered('lost'),
          )
      })
    return { verb, op: crypto.randomUUID(), ask }
  }

  #heard(told: Told): void {
    if (told.type === 'welcome') this.#learn((told.things ?? []) as Known[])
    if (told.type === 'laid') this.#learn([told.thing as Known])
    if (told.type === 'lifted') this.#lying.delete(Number(told.thing))
    if (told.type === 'done') this.#answers.get(String(told.op))?.('done')
    if (told.type === 'refused' && told.op !== undefined) {
      const isPassing = told.reason === 'too-fast' || told.reason === 'try-again'
      this.#answers.get(String(told.op))?.(isPassing ? 'lost' : 'refused')
    }
  }

  #learn(things: readonly Known[]): void {
    for (const { id, ver } of things) this.#lying.set(id, { id, ver })
  }
}
