import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { BrokenAnswerError, RefusedError } from '#app/api.ts'
import { Ops } from '#app/ops.ts'
import type { ReportOutcome } from '#app/queries.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { ReceivedFavour, OwnFriend, Own, WaitingPrint, OwnedThing } from './dog-queries.ts'
import type { ShopDelivery, PosedQuestion, RenamedThing } from './shop-queries.ts'
import type { ShownTrade } from './trade-queries.ts'

/** The parts of the account. Each is requested by itself, and again when it has changed. */
export const TOPICS = ['own', 'bag', 'friends', 'trade', 'shop', 'prints'] as const
export type Topic = (typeof TOPICS)[number]

/** What the page knows of the own dog's money, things and friends; null is not known yet. */
export type AccountData = {
  own: Own | null
  things: readonly OwnedThing[] | null
  friends: readonly OwnFriend[] | null
  deliveries: readonly ShopDelivery[] | null
  /** The kinds of things that have other names than in the code; they are requested with the shops. */
  renamed: readonly RenamedThing[]
  /** The dog's open trade, or a trade whose end the player has not yet closed; null without one. */
  trade: ShownTrade | null
  /** The question that is paid for and not answered yet. */
  question: PosedQuestion | null
  /** How the player's own reports ended, until they have closed the notice about it. */
  outcomes: readonly ReportOutcome[]
  /** The unread paw prints that others left while the dog slept, the oldest first. */
  prints: readonly WaitingPrint[]
  /** What others have done for the dog lately, the oldest first, whether the player has seen it or not. */
  favours: readonly ReceivedFavour[]
  /** What the player has done last that the picture shows; null before the first. */
  deed: AccountDeed | null
}
/** A thing of this kind was bought, or this dog has got a treat. */
export type AccountDeed = { type: 'bought'; kind: string } | { type: 'treated'; dog: number }
const NOTHING: AccountData = {
  own: null,
  things: null,
  friends: null,
  deliveries: null,
  renamed: [],
  trade: null,
  question: null,
  outcomes: [],
  prints: [],
  favours: [],
  deed: null,
}
/** The field of each topic that is null until the topic is known; null for topics without such a field. */
const FILLS = { own: 'own', bag: 'things', friends: 'friends', shop: 'deliveries', trade: null, prints: null } as const

export type AccountState = AccountData & {
  /** The topics whose last request failed. */
  failed: readonly Topic[]
  /** The keys of notices (waiting.ts) that are hidden since the player did not answer, until they ask for them. */
  later: readonly string[]
}

/** The request for each topic, and the one for all of them together. */
export type Sources = Readonly<Record<Topic | 'all', () => Promise<Partial<AccountData>>>>

/** The outcome of an act. `refusal` is why the server refused it; null if it did not answer. */
export type ActOutcome<Result> = { done: Result } | { refusal: Refusal | null }

/** A copy of what the server stores for the own dog (bones, things, friends, trades), and the acts that change it. */
export class AccountStore {
  readonly state: StoreApi<AccountState>
  readonly #sources: Sources
  readonly #ops: Ops
  readonly #running = new Set<Topic>()
  /** Topics that changed while their request was in flight. */
  readonly #stale = new Set<Topic>()
  #isOver = false

  constructor(sources: Sources, newId: () => string) {
    this.#sources = sources
    this.#ops = new Ops(newId)
    this.state = createStore<AccountState>(() => ({ ...NOTHING, failed: [], later: [] }))
  }

  /**
   * Requests what has changed: all topics by one request, some of them by one each. A topic whose request is in flight is
   * requested once more after it, however often it is named.
   */
  refresh(...topics: readonly Topic[]) {
    for (const topic of topics) if (this.#running.has(topic)) this.#stale.add(topic)
    const idle = topics.filter((topic) => !this.#running.has(topic))
    if (TOPICS.every((topic) => idle.includes(topic))) void this.#fetch(TOPICS, this.#sources.all)
    else for (const topic of idle) void this.#fetch([topic], this.#sources[topic])
  }

  isKnown(topic: Topic, state: AccountState = this.state.getState()): boolean {
    const field = FILLS[topic]
    return field === null || state[field] !== null
  }

  /**
   * Performs an act with an op id, then requests the topics that it changes. `what` names the act with all its
   * arguments: as long as there is no answer, a retry with the same `what` uses the same op id.
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
      // After a refusal too: it often means that what was shown is out of date.
      this.refresh(...changes)
    }
  }

  close() {
    this.#isOver = true
  }

  async #fetch(topics: readonly Topic[], source: Sources[Topic]) {
    for (const topic of topics) this.#running.add(topic)
    const answer = await source().then(
      (known) => ({ known }),
      (error: unknown) => ({ error }),
    )
    for (const topic of topics) this.#running.delete(topic)
    if (this.#isOver) return
    if ('error' in answer && topics.length > 1 && isAnswered(answer.error)) return this.#fetchEach(topics)
    this.state.setState(({ failed }) => {
      const others = failed.filter((one) => !topics.includes(one))
      return 'known' in answer ? { ...answer.known, failed: others } : { failed: [...others, ...topics] }
    })
    this.refresh(...topics.filter((topic) => this.#stale.delete(topic)))
  }

  /** One field that fails leaves a request without any answer, so the topics are requested one by one. */
  #fetchEach(topics: readonly Topic[]) {
    for (const topic of topics) {
      this.#stale.delete(topic)
      void this.#fetch([topic], this.#sources[topic])
    }
  }
}

/** Whether the server has answered with an error: then a request for less may succeed. */
function isAnswered(error: unknown): boolean {
  return error instanceof RefusedError || error instanceof BrokenAnswerError
}
