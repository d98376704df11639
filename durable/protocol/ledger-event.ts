import type { Rank } from '#durable/rules/ranks.ts'
import type { DogId, NudgeAbout, WireDog } from './messages.ts'

/** Something that the Worker has written into the ledger about a dog, as it tells the room that the dog may be in. */
export type LedgerEvent =
  /** `asOf` grows with each move of anything: of two such events the one with the higher is the newer. */
  | { type: 'dressed'; dog: DogId; wear: WireDog['wear']; asOf: number }
  | { type: 'nudge'; dog: DogId; about: NudgeAbout }
  | { type: 'risen'; dog: DogId; rank: Rank }
  | { type: 'died'; dog: DogId }
