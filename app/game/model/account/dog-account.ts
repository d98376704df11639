import type { ResultOf } from 'gql.tada'
import { request } from '#app/api.ts'
import { SEE_REPORT_OUTCOMES } from '#app/queries.ts'
import { randomId } from '#app/random-id.ts'
import type { Carried } from '#durable/rules/items/catalogue.ts'
import { AccountStore } from './account-store.ts'
import type { AccountData, AccountDeed, ActOutcome } from './account-store.ts'
import * as dogs from './dog-queries.ts'
import type { OwnedThing } from './dog-queries.ts'
import { MY_LIFE } from './my-life.ts'
import * as shop from './shop-queries.ts'
import type { AnswerJudgement } from './shop-queries.ts'
import * as trades from './trade-queries.ts'
import type { ShownTrade } from './trade-queries.ts'
import { waitingIn } from './waiting.ts'
import { inTheWayOf, wayOn } from './wearing.ts'

const NO_QUESTION = { openQuestion: null }

/** The account of a dog on the server: the requests for what it has, and for what it does. */
export class DogAccount extends AccountStore {
  readonly dogId: number
  /** The ids of reports whose outcome the player has closed. */
  readonly #aside = new Set<number>()
  /** The id of the newest paw print that was read. */
  #readUpTo = 0

  constructor(dogId: number) {
    super(
      {
        own: async () => this.#own(await request(dogs.OWN_DOGS, {})),
        bag: async () => ({ things: (await request(dogs.DOG_THINGS, { dogId })).dogThings }),
        friends: async () => ({ friends: (await request(dogs.FRIENDS, { dogId })).friends }),
        shop: async () => {
          const { deliveries, renamedThings: renamed } = await request(shop.DELIVERIES, {})
          return { deliveries, renamed }
        },
        prints: async () => this.#fromOthers(await request(dogs.FROM_OTHERS, { dogId })),
        trade: async () => {
          if (this.#isTradeOver) return {}
          return { trade: (await request(trades.TRADE, { dogId, id: this.#tradeId })).trade }
        },
        all: async () => {
          const isTradeOver = this.#isTradeOver
          const answer = await request(MY_LIFE, { dogId, id: this.#tradeId })
          const { dogThings: things, friends, deliveries, renamedThings: renamed, trade } = answer
          const all = { ...this.#own(answer), ...this.#fromOthers(answer), things, friends, deliveries, renamed }
          return isTradeOver ? all : { ...all, trade }
        },
      },
      randomId,
    )
    this.dogId = dogId
    this.state.subscribe((state) => {
      const keys = state.later.length === 0 ? [] : waitingIn(state, dogId).map(({ key }) => key)
      const later = state.later.filter((key) => keys.includes(key))
      if (later.length < state.later.length) this.state.setState({ later })
    })
  }

  /** The player has not closed the end of a trade yet: until then there is no other. */
  get #isTradeOver(): boolean {
    const { trade } = this.state.getState()
    return trade !== null && trade.state !== 'open'
  }

  /** The end of an open trade is shown as well, so it is requested by its id. */
  get #tradeId(): string | null {
    return this.state.getState().trade?.id ?? null
  }

  #own({ myUser, reportOutcomes }: ResultOf<typeof dogs.OWN_DOGS>): Partial<AccountData> {
    const shown = this.state.getState().outcomes
    const unread = (reportOutcomes ?? []).filter(
      ({ id }) => !shown.some((one) => one.id === id) && !this.#aside.has(id),
    )
    return { own: myUser?.dogs.find(({ id }) => id === this.dogId) ?? null, outcomes: [...shown, ...unread] }
  }

  #fromOthers({ pawPrints, favours }: ResultOf<typeof dogs.FROM_OTHERS>): Partial<AccountData> {
    return { prints: pawPrints.filter(({ id }) => id > this.#readUpTo), favours }
  }

  /** Hides a notice that the player has not answered; it is kept for later. */
  letWait(key: string) {
    this.state.setState(({ later }) => ({ later: [...later.filter((one) => one !== key), key] }))
  }

  /** Shows again all notices that were hidden. */
  tellAgain() {
    this.state.setState({ later: [] })
  }

  carry({ id: thingId, ver }: OwnedThing, to: Carried): Promise<ActOutcome<unknown>> {
    const asked = { dogId: this.dogId, thingId, ver, to }
    return this.act(`carry ${thingId} ${ver} ${to}`, (op) => request(dogs.CARRY_THING, { ...asked, op }), ['bag'])
  }

  /**
   * Puts a thing on where its kind is worn. Out of the backpack it goes by the back [I4], in an op for each step: if the
   * second is refused, the thing is on the back. Nothing is moved if a slot on the way is known to be taken.
   */
  async wear(thing: OwnedThing): Promise<ActOutcome<unknown>> {
    const way = wayOn(thing)
    if (inTheWayOf(this.state.getState().things ?? [], way)) return { refusal: 'place-taken' }
    let outcome: ActOutcome<unknown> = { refusal: 'wrong-place' }
    let { ver } = thing
    for (const to of way) {
      outcome = await this.carry({ ...thing, ver }, to)
      if ('refusal' in outcome) break
      ver += 1
    }
    return outcome
  }

  give({ id: thingId, ver }: OwnedThing, toDogId: number): Promise<ActOutcome<unknown>> {
    const asked = { dogId: this.dogId, thingId, ver, toDogId }
    return this.act(`give ${thingId} ${ver} ${toDogId}`, (op) => request(dogs.GIVE_THING, { ...asked, op }), ['bag'])
  }

  treat(toDogId: number): Promise<ActOutcome<unknown>> {
    const asked = { dogId: this.dogId, toDogId }
    const treated = this.act(`treat ${toDogId}`, (op) => request(dogs.GIVE_TREAT, { ...asked, op }), [])
    return this.#show({ type: 'treated', dog: toDogId }, treated)
  }

  /** Buys a thing for the price that the player sees, in bones. The result is its id. */
  buy(kind: string, price: number): Promise<ActOutcome<number>> {
    const asked = { dogId: this.dogId, kind, price }
    const buy = async (op: string) => (await request(shop.BUY_THING, { ...asked, op })).buyThing.thingId
    const bought = this.act(`buy ${kind} ${price}`, buy, ['own', 'bag', 'shop'])
    return this.#show({ type: 'bought', kind }, bought)
  }

  enterDraw(deliveryId: string): Promise<ActOutcome<unknown>> {
    return this.act(`draw ${deliveryId}`, () => request(shop.ENTER_DRAW, { deliveryId }), ['shop'])
  }

  /** Pays for a question. If one is open already, the server returns that one. */
  async askQuestion(): Promise<ActOutcome<unknown>> {
    const { dogId } = this
    const outcome = await this.act('ask', (op) => request(shop.ASK_QUESTION, { dogId, op }), ['own'])
    if ('done' in outcome) this.state.setState({ question: outcome.done.askQuestion })
    return outcome
  }

  async answerQuestion(questionId: string, at: number): Promise<ActOutcome<AnswerJudgement>> {
    const asked = { dogId: this.dogId, questionId, place: at }
    const answer = async (op: string) => (await request(shop.ANSWER_QUESTION, { ...asked, op })).answerQuestion
    const outcome = await this.act(`answer ${questionId} ${at}`, answer, ['own'])
    if ('done' in outcome) this.putQuestionAside()
    return outcome
  }

  putQuestionAside() {
    this.state.setState({ question: null })
  }

  /** Fetches a question that was paid for before the page was loaded, if there is one. */
  async findQuestion(): Promise<void> {
    const { openQuestion } = await request(shop.OPEN_QUESTION, { dogId: this.dogId }).catch(() => NO_QUESTION)
    if (openQuestion && !this.state.getState().question) this.state.setState({ question: openQuestion })
  }

  askFriend(otherDogId: number): Promise<ActOutcome<unknown>> {
    const both = { dogId: this.dogId, otherDogId }
    return this.act(`friend ${otherDogId}`, () => request(dogs.ASK_FRIEND, both), ['friends'])
  }

  acceptFriend(otherDogId: number): Promise<ActOutcome<unknown>> {
    const both = { dogId: this.dogId, otherDogId }
    return this.act(`accept ${otherDogId}`, () => request(dogs.ACCEPT_FRIEND, both), ['friends'])
  }

  endFriendship(otherDogId: number): Promise<ActOutcome<unknown>> {
    const both = { dogId: this.dogId, otherDogId }
    return this.act(`end ${otherDogId}`, () => request(dogs.END_FRIENDSHIP, both), ['friends'])
  }

  proposeTrade(withDogId: number): Promise<ActOutcome<unknown>> {
    this.putTradeAside()
    const asked = { dogId: this.dogId, withDogId }
    return this.act(`trade ${withDogId}`, (op) => request(trades.PROPOSE_TRADE, { ...asked, op }), ['trade'])
  }

  /** Replaces the own offer by these things and bones. */
  offer({ id: tradeId, ver }: ShownTrade, things: readonly OwnedThing[], bones: number): Promise<ActOutcome<unknown>> {
    const refs = things.map((thing) => ({ id: thing.id, ver: thing.ver }))
    const asked = { dogId: this.dogId, tradeId, ver, things: refs, bones }
    const what = `offer ${JSON.stringify(asked)}`
    return this.act(what, (op) => request(trades.OFFER_IN_TRADE, { ...asked, op }), ['trade'])
  }

  agree({ id: tradeId, ver }: ShownTrade): Promise<ActOutcome<unknown>> {
    const asked = { dogId: this.dogId, tradeId, ver }
    const what = `agree ${tradeId} ${ver}`
    return this.act(what, (op) => request(trades.AGREE_TO_TRADE, { ...asked, op }), ['trade', 'own', 'bag'])
  }

  leaveTrade(tradeId: string): Promise<ActOutcome<unknown>> {
    const { dogId } = this
    return this.act(`leave ${tradeId}`, () => request(trades.LEAVE_TRADE, { dogId, tradeId }), ['trade'])
  }

  /** Tells the server that the player sees the outcome of a report, so that it is not sent again. */
  seeOutcome(id: number) {
    request(SEE_REPORT_OUTCOMES, { ids: [id] }).catch(() => {})
  }

  putOutcomeAside(id: number) {
    this.#aside.add(id)
    this.state.setState(({ outcomes }) => ({ outcomes: outcomes.filter((one) => one.id !== id) }))
  }

  /** The paw prints up to this id have been read. */
  putPrintAside(upToId: number) {
    this.#readUpTo = Math.max(this.#readUpTo, upToId)
    this.state.setState(({ prints }) => ({ prints: prints.filter(({ id }) => id > upToId) }))
    // If this request fails, the print is shown again at the next visit.
    request(dogs.PUT_PAW_PRINTS_ASIDE, { dogId: this.dogId, upToId }).catch(() => {})
  }

  /** The player has seen the end of a trade, or does not look at it: now there may be another one. */
  putTradeAside() {
    if (!this.#isTradeOver) return
    this.state.setState({ trade: null })
    this.refresh('trade')
  }

  async #show<Result>(deed: AccountDeed, asked: Promise<ActOutcome<Result>>): Promise<ActOutcome<Result>> {
    const outcome = await asked
    if ('done' in outcome) this.state.setState({ deed })
    return outcome
  }
}
