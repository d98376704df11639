import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { RefusedError } from '#app/api.ts'
import type { ReportOutcome } from '#app/queries.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { ReceivedFavour, OwnFriend, Own, WaitingPrint, OwnedThing } from './dog-queries.ts'
import { Ops } from './ops.ts'
import type { ShopDelivery, PosedQuestion } from './shop-queries.ts'
import type { ShownTrade } from './trade-queries.ts'

/** The parts of the account: each is requested alone, and again when it has changed. */
export const TOPICS = ['own', 'bag', 'friends', 'trade', 'shop', 'prints'] as const
export type Topic = (typeof TOPICS)[number]

/** What the player knows of own dog's money, things and friends; null is not known yet. */
export type AccountData = {
  own: Own | null
  things: readonly OwnedThing[] | null
  friends: readonly OwnFriend[] | null
  deliveries: readonly ShopDelivery[] | null
  /** The trade that the dog is in, or was in last until its end is put aside; null without one. */
  trade: ShownTrade | null
  /** The question that is paid for and not answered. */
  question: PosedQuestion | null
  /** What became of own reports, of which the player has yet to be told, or is being told now. */
  outcomes: readonly ReportOutcome[]
  /** What was left for the dog while it slept, the oldest first, until it has been read. */
  prints: readonly WaitingPrint[]
  /** What others have done for the dog lately, the oldest first, told or not. */
  favours: readonly ReceivedFavour[]
}
const NOTHING: AccountData = {
  own: null,
  things: null,
  friends: null,
  deliveries: null,
  trade: null,
  question: null,
  outcomes: [],
  prints: [],
  favours: [],
}
/** The field that a topic fills, where the field tells whether the topic is known. */
const FILLS = { own: 'own', bag: 'things', friends: 'friends', shop: 'deliveries', trade: null, prints: null } as const

export type AccountState = AccountData & {
  /** The topics whose last request failed. */
  failed: readonly Topic[]
  /** The keys of what waits for the player and is not shown any more (waiting.ts), until they ask for it. */
  later: readonly string[]
}

/** The request for each topic. */
export type Sources = Readonly<Record<Topic, () => Promise<Partial<AccountData>>>>

/** What came of an act; `refusal` is why the server refused it, null where it did not answer. */
export type ActOutcome<Result> = { done: Result } | { refusal: Refusal | null }

/** What the server keeps for own dog (bones, things, friends, trades), as far as it is known here, and the acts that change it. */
export class AccountStore {
  readonly state: StoreApi<AccountState>
  readonly #sources: Sources
  readonly #ops: Ops
  readonly #running = new Set<Topic>()
  /** Topics that changed while their request was under way. */
  readonly #stale = new Set<Topic>()
  #isOver = false

  constructor(sources: Sources, newId: () => string) {
    this.#sources = sources
    this.#ops = new Ops(newId)
    this.state = createStore<AccountState>(() => ({ ...NOTHING, failed: [], later: [] }))
  }

  /** Requests what has changed. A topic whose request is under way is requested once more after it, however often it is named. */
  refresh(...topics: readonly Topic[]) {
    for (const topic of topics) {
      if (this.#running.has(topic)) this.#stale.add(topic)
      else void this.#fetch(topic)
    }
  }

  isKnown(topic: Topic, state: AccountState = this.state.getState()): boolean {
    const field = FILLS[topic]
    return field === null || state[field] !== null
  }

  /**
   * Does something under an op id of its own, and asks for what it changes. `what` names the act with all that it is
   * about: the same `what`, unanswered, is the same op.
   */
  async act<Result>(
    what: string,
    ask: (op: string) => Promise<Result>,
    changes: readonly Topic[],
  ): Promise<ActOutcome<Result>> {
    try {
      return { done: await this.#ops.run(what, ask) }
    } catch (error) {
      return { refusal: error instanceof RefusedError ? error.reason : null }
    } finally {
      // After a no as well: it often means that what was shown is old.
      this.refresh(...changes)
    }
  }

  close() {
    this.#isOver = true
  }

  async #fetch(topic: Topic) {
    this.#running.add(topic)
    const known = await this.#sources[topic]().catch(() => null)
    this.#running.delete(topic)
    if (this.#isOver) return
    this.state.setState(({ failed }) => {
      const others = failed.filter((one) => one !== topic)
      return known ? { ...known, failed: others } : { failed: [...others, topic] }
    })
    if (this.#stale.delete(topic)) this.refresh(topic)
  }
}
