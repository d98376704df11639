import type { Sitting } from '#durable/rules/committee/sitting.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import type { Heart } from '#durable/rules/roles.ts'
import type { DogId, NudgeAbout, WireDog } from './messages.ts'

/** A change of the ledger, as the Worker reports it to the room that it may matter to: most are about one dog. */
export type LedgerEvent =
  /** `asOf` grows with each move of any thing: of two such events the one with the higher `asOf` is the newer. */
  | { type: 'dressed'; dog: DogId; wear: WireDog['wear']; asOf: number }
  | { type: 'nudge'; dog: DogId; about: NudgeAbout }
  /** Staff have published what all pages in the room are to fetch again. */
  | { type: 'nudge-all'; about: NudgeAbout }
  | { type: 'risen'; dog: DogId; rank: Rank }
  | { type: 'scored'; dog: DogId; game: GameKey; score: number }
  | { type: 'died'; dog: DogId }
  /** The user of the dog has switched these kinds of push messages on; a mask of all of them. */
  | { type: 'knocks'; dog: DogId; knocks: number }
  /** [SU2] The heart of the dog's owner; null for none. */
  | { type: 'marked'; dog: DogId; heart: Heart | null }
  /** [PC2] The owner of the dog was given a term on the party committee, or theirs ends at another time; null for none. */
  | { type: 'seated'; dog: DogId; committee: Sitting | null }
  /** [FO2] Whether others may follow the dog. */
  | { type: 'followed'; dog: DogId; followers: boolean }
