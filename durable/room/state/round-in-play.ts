import type { DogId } from '#durable/protocol/messages.ts'
import type { PlayedCourse, SeenPace } from '#durable/rules/games/round/watching.ts'
import { FULL } from './bucket.ts'
import type { Bucket } from './bucket.ts'

/**
 * A round that a dog plays at a cabinet, as its page has told. It is in memory alone: after the room has slept or was
 * deployed nobody watches it any more, and it was not seen [GR15].
 */
export type RoundInPlay = {
  /** The id that only the page of the player and the Worker know. */
  id: string
  course: PlayedCourse
  /** The log until now. */
  bytes: number[]
  pace: SeenPace
  isOver: boolean
  /** Whether its dog watched another round meanwhile: it may be a copy of that one. */
  hasWatched: boolean
}

/** What a room knows of the rounds of one dog; absent until it has played or watched. */
export type DogRounds = { inPlay: RoundInPlay | null; pieces: Bucket; watches: Bucket; watching: DogId | null }

export const NO_ROUNDS: DogRounds = { inPlay: null, pieces: FULL, watches: FULL, watching: null }
