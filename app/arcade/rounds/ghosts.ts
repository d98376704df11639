import { request } from '#app/api.ts'
import type { RoundGhost } from '#app/arcade/game-module.ts'
import { logOfText } from '#durable/rules/games/round/log-text.ts'
import { ROUND_GHOST } from './round-queries.ts'

/** Whom to play beside in an open round. Null where there is nobody, or no answer: a round is whole without a ghost. */
export async function ghostBeside(roundId: string): Promise<RoundGhost | null> {
  try {
    const { roundGhost } = await request(ROUND_GHOST, { roundId })
    if (!roundGhost) return null
    const { name, score, log, ...dog } = roundGhost
    const bytes = logOfText(log)
    return typeof bytes === 'string' ? null : { name, score, log: bytes, dog }
  } catch {
    return null
  }
}
