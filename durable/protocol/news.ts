import type { Rank } from '#durable/rules/ranks.ts'
import type { DogId, NudgeAbout, WireDog } from './messages.ts'

/** What the Worker tells a room of a dog that may be in it, once it is in the books. */
export type News =
  /** `asOf` grows with each move of anything: of two such news the one with the higher is the newer. */
  | { type: 'dressed'; dog: DogId; wear: WireDog['wear']; asOf: number }
  | { type: 'nudge'; dog: DogId; about: NudgeAbout }
  | { type: 'risen'; dog: DogId; rank: Rank }
  | { type: 'died'; dog: DogId }
