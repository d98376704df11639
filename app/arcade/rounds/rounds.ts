import { RefusedError, request } from '#app/api.ts'
import type { RoundSetup } from '#app/arcade/game-module.ts'
import { randomId } from '#app/random-id.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { medalScoresOf } from '#durable/rules/games/prizes/medals.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import type { PendingLog, PendingLogs } from './pending-logs.ts'
import { FINISH_ROUND, START_ROUND } from './round-queries.ts'
import type { RoundEnd, SentRound } from './round-queries.ts'
import { levelOfSent, medalsOfSent } from './sent-level.ts'

/** What the player wants to play: the next try of the day, or a level of the shelf by its key. */
export type RoundWish = { game: GameKey; shelf: string | null; isCalm: boolean; isFirst: boolean }

/** A round of the server's, with what its end is told by; without an id it is played for fun. */
export type OpenRound = { setup: RoundSetup; id: string | null; until: number }

export type StartAnswer = { started: OpenRound } | { refusal: Refusal; words: string }

/**
 * What became of a log: the server's word; a refusal; or it was kept, to be sent when the server can be reached.
 * `isKept` is false where the browser keeps nothing.
 */
export type FinishAnswer = { end: RoundEnd } | { refusal: Refusal; words: string } | { isKept: boolean }

/** A round that is over, and the room that may have seen it; null where it was played outside of the Arcade. */
type EndedAt = { id: string; until: number; room?: string | null }

export type RoundsOptions = {
  dogId: number
  pending: PendingLogs
  /** Remembers within this tab that it has begun a round which has no end yet; null where nothing may be kept. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Called when the server has counted a round or refused it: its boards, tries and bones may be others now. */
  onAnswered?: () => void
  newId?: () => string
}

const OPEN_KEY = 'voffpark.round-open'

/** Refusals after which the same log may be taken later. */
const PASSING: readonly Refusal[] = ['too-soon', 'too-often', 'try-again']

/** Starts and ends the rounds of a dog, as the server wants them told. */
export class Rounds {
  readonly #options: RoundsOptions
  readonly #newId: () => string

  constructor(options: RoundsOptions) {
    this.#options = options
    this.#newId = options.newId ?? randomId
  }

  /**
   * Starts a round. A round that this tab has left open is given up for it; one that is open elsewhere refuses it, unless
   * `takesOver`. Where the server does not answer, the round is for fun.
   */
  async start(wish: RoundWish, { takesOver = false }: { takesOver?: boolean } = {}): Promise<StartAnswer> {
    // A round whose end has not reached the server is still open there; sent now, it counts as one that was not left.
    await this.#sendPending()
    const op = this.#newId()
    const leavesOpen = takesOver || this.#ownOpen() !== null
    this.#setOwnOpen(op)
    try {
      const { startRound } = await request(START_ROUND, {
        op,
        dogId: this.#options.dogId,
        game: wish.game,
        rules: rulesVersionOf(wish.game),
        level: wish.shelf,
        calm: wish.isCalm,
        leavesOpen,
      })
      return { started: startedOf(startRound, wish) }
    } catch (error) {
      if (!(error instanceof RefusedError)) return { started: forFun(wish, this.#newId()) }
      this.#setOwnOpen(null)
      return { refusal: error.reason, words: error.message }
    }
  }

  /** Ends a round by its log, which is kept until the server has answered. */
  async finish(game: GameKey, { id, until, room }: EndedAt, log: Uint8Array): Promise<FinishAnswer> {
    const pending: PendingLog = {
      roundId: id,
      op: this.#newId(),
      log: textOfLog(log),
      game,
      until,
      ...(room && { room }),
    }
    const isKept = this.#options.pending.keep(pending)
    const answer = await sendLog(pending, this.#options.pending)
    if (!answer) return { isKept }
    this.#setOwnOpen(null)
    this.#options.onAnswered?.()
    return answer
  }

  /** A round of this tab whose end the server has now is open no longer. */
  async #sendPending() {
    const { pending } = this.#options
    const open = this.#ownOpen()
    const isPending = () => pending.all().some(({ roundId }) => roundId === open)
    const wasPending = isPending()
    if (pending.all().length > 0) await sendPendingLogs(pending)
    if (wasPending && !isPending()) this.#setOwnOpen(null)
  }

  #ownOpen(): string | null {
    try {
      return this.#options.tab?.getItem(OPEN_KEY) ?? null
    } catch {
      return null
    }
  }

  #setOwnOpen(id: string | null) {
    try {
      if (id === null) this.#options.tab?.removeItem(OPEN_KEY)
      else this.#options.tab?.setItem(OPEN_KEY, id)
    } catch {
      // A tab that forgets asks whether to give up the other round, which was its own.
      return
    }
  }
}

/** Sends a kept log; null where the server could not be reached, or may take it later. */
async function sendLog(
  { op, roundId, log, room }: PendingLog,
  pending: PendingLogs,
): Promise<Exclude<FinishAnswer, { isKept: boolean }> | null> {
  try {
    const { finishRound } = await request(FINISH_ROUND, { op, roundId, log, room: room ?? null })
    pending.forget(roundId)
    return { end: finishRound }
  } catch (error) {
    if (!(error instanceof RefusedError) || PASSING.includes(error.reason)) return null
    pending.forget(roundId)
    return { refusal: error.reason, words: error.message }
  }
}

/** Sends all kept logs, the oldest first, until one does not get through. Returns the rounds that were taken. */
export async function sendPendingLogs(pending: PendingLogs): Promise<{ game: GameKey; end: RoundEnd }[]> {
  const taken: { game: GameKey; end: RoundEnd }[] = []
  for (const kept of pending.all()) {
    // One after the other: the server counts each on top of those before it.
    const answer = await sendLog(kept, pending)
    if (answer === null) break
    if ('end' in answer) taken.push({ game: kept.game, end: answer.end })
  }
  return taken
}

function startedOf({ id, seed, level, attempt, medals, best, expiresAt }: SentRound, wish: RoundWish): OpenRound {
  return {
    id,
    until: Date.parse(expiresAt),
    setup: {
      seed,
      level: level && levelOfSent(level),
      attempt,
      medals: medalsOfSent(medals),
      best,
      isFirst: wish.isFirst,
    },
  }
}

/** A round that no server knows of, with a course that nobody else has. */
function forFun({ game, shelf, isFirst }: RoundWish, id: string): OpenRound {
  const seed = id.replaceAll('-', '')
  const first = LEVELS[0]
  const level = game === 'KnogleKnas' ? (LEVELS.find(({ key }) => key === shelf) ?? first ?? null) : null
  const medals = game === 'KnogleKnas' ? (level?.medals ?? [0, 0, 0]) : medalScoresOf({ game, seed })
  return { id: null, until: 0, setup: { seed, level, attempt: null, medals, best: null, isFirst } }
}
