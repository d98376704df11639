import type { GameKey } from '#durable/rules/games/games.ts'
import { TICKS_PER_SECOND } from './measures.ts'
import type { RoundProof } from './verdict.ts'

/** [GR4] By so much may a round come sooner than it was played, ms: lines differ from one request to the next. */
const TOLERANCE_MS = 1000

/** [GR5] A pause and the way there and back, ms, and the percent of its own time that an arcade round may take for the boards. */
const SPARE_MS = 75_000
const SLOWEST_PERCENT = 125

/** [GR5] From its start a round counts everywhere for so long, and at all for so long, ms. */
export const ROUND_COUNTS_MS = 10 * 60 * 1000
export const ROUND_KEPT_MS = 24 * 60 * 60 * 1000

/** [GR6] At the calm pace a tick takes twice as long. */
const CALM_PERCENT = 200

/** A round whose log has been proven. Times are the server's, epoch ms. */
export type EndedRound = { game: GameKey; isCalm: boolean; startedAt: number; endedAt: number; proof: RoundProof }

/**
 * [GR5] [GR6] For what a round counts: for everything; for all but the boards, because it came late or was played slower
 * than hands are; or for all but the boards, at the calm pace. Or why it counts for nothing.
 */
export type RoundStanding = 'counted' | 'late' | 'calm' | 'too-soon' | 'round-over'

export function standingOf({ game, isCalm, startedAt, endedAt, proof }: EndedRound): RoundStanding {
  const elapsedMs = endedAt - startedAt
  // A heap has no clock: there is no calmer pace of it, and thinking long is no slow motion.
  const hasClock = game !== 'KnogleKnas'
  const pacePercent = isCalm && hasClock ? CALM_PERCENT : 100
  if (elapsedMs > ROUND_KEPT_MS) return 'round-over'
  // What the rules play on without hands takes no time: who leaves a round is told its end at once.
  if (elapsedMs + TOLERANCE_MS < playedMs(proof.handTicks, pacePercent)) return 'too-soon'
  if (isCalm && hasClock) return 'calm'
  if (elapsedMs > ROUND_COUNTS_MS) return 'late'
  const isSlow = hasClock && elapsedMs > playedMs(proof.ticks, SLOWEST_PERCENT) + SPARE_MS
  return isSlow ? 'late' : 'counted'
}

function playedMs(ticks: number, pacePercent: number): number {
  return Math.trunc((ticks * 10 * pacePercent) / TICKS_PER_SECOND)
}
