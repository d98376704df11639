import type { GameKey } from '#durable/rules/games/games.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import type { RoundProof } from '#durable/rules/games/round/verdict.ts'
import type { Medal } from './medals.ts'

/** [GR9] What a user has reached in a game on a day, as bits: a whole round, and each medal. */
const MARK = { played: 1, medals: [0, 2, 2 | 4, 2 | 4 | 8] } as const

/** [GR9] An arcade round of so many seconds is a whole one; a heap is one whenever it is over. */
const WHOLE_SECONDS = 20

/** The marks of one round. The marks of a day are those of its rounds, joined by `|`. */
export function marksOf({ game, proof, medal }: { game: GameKey; proof: RoundProof; medal: Medal }): number {
  const isWhole = game === 'KnogleKnas' || proof.ticks >= WHOLE_SECONDS * TICKS_PER_SECOND
  return (isWhole ? MARK.played : 0) | MARK.medals[medal]
}

/** The best medal among these marks. */
export function bestMedalIn(marks: number): Medal {
  const medals: readonly Medal[] = [3, 2, 1]
  return medals.find((medal) => (marks & MARK.medals[medal]) === MARK.medals[medal]) ?? 0
}

/** Whether marks of a round have a medal that those of the day before it do not have. */
export function hasNewMedal(had: number, marks: number): boolean {
  return (marks & ~had & ~MARK.played) !== 0
}

export function hasPlayed(marks: number): boolean {
  return (marks & MARK.played) !== 0
}
