import type { GameKey } from '#durable/rules/games/games.ts'
import type { FoundBy } from '#durable/rules/staff/decisions.ts'

/** The intervals of the boards, the shortest first, as the server names them. */
export const JUDGED_INTERVALS = ['Daily', 'Weekly', 'Yearly', 'AllTime'] as const
export type JudgedInterval = (typeof JUDGED_INTERVALS)[number]

export type JudgedScore = {
  dogId: number
  dogName: string
  userId: number
  username: string
  score: number
  /** Epoch ms. */
  scoredAt: number
  /** [GR15] Whether the room of the cabinets has seen the round. False as well where the round is no longer kept. */
  isSeen: boolean
}

export type ScoreRemoval = {
  dogId: number
  dogName: string
  score: number
  scoredAt: number
  reason: string
  at: number
  /** The member of staff; null if their account is gone. */
  by: string | null
}

/** [GR12] The methods of the server for the page of the scores. */
export type ScoresDesk = {
  /** The best fifty of a board. */
  judgedScores: (board: { game: GameKey; interval: JudgedInterval }) => Promise<JudgedScore[]>
  /** The last fifty removals in a game. */
  removedScores: (game: GameKey) => Promise<ScoreRemoval[]>
  /** Removes a score from all boards where it stands. */
  removeScore: (removal: {
    game: GameKey
    dogId: number
    scoredAt: number
    foundBy: FoundBy
    reason: string
  }) => Promise<void>
}
