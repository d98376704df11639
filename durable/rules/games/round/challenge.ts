import type { GameKey } from '../games.ts'
import { TICKS_PER_SECOND } from './measures.ts'

/** The thing by which `use` names a challenge, and the one by which it asks a dog: `challenge:12`. */
export const CHALLENGE = 'challenge'

/** [GR16] The games in which dogs race. The place of one is the `how` by which it is asked for. */
export const CHALLENGE_GAMES = ['JumpingDog', 'CatsFree'] as const satisfies readonly GameKey[]
export type ChallengeGame = (typeof CHALLENGE_GAMES)[number]

/** [GR16] What the dog that was asked says to `challenge`, by its `how`. */
export const CHALLENGE_USES = { yes: 1, no: 2 } as const

/** [GR16] How long a question waits, and how long a race is counted down, ms. */
export const CHALLENGE_MS = { answer: 20_000, count: 3000 } as const

/** The thing by which `use` names a race of all who come to one cabinet; its `how` is the place of the game. */
export const TOGETHER = 'together'

/** [GR18] How long others may come to a cabinet where a race is called, ms, and how many dogs race at most. */
export const TOGETHER_MS = 15_000
export const RACERS_MAX = 8

/** [GR17] A page tells a race in pieces as often as this, ms, so that the others see its dog where it is. */
export const RACE_PIECE_EVERY_MS = 250

/** [GR17] No round takes longer, and so long a page may pause or be late, ms. */
const LONGEST_MS = (7200 / TICKS_PER_SECOND) * 1000
const LATE_MS = 30_000
/** [GR17] After so long a race is over for who has not ended, ms. */
export const RACE_MS_MAX = LONGEST_MS + LATE_MS

/** The dog that is challenged by this name of a thing; null for none. */
export function dogChallenged(thing: string): number | null {
  const [, dog] = new RegExp(`^${CHALLENGE}:(\\d{1,9})$`).exec(thing) ?? []
  return dog === undefined ? null : Number(dog)
}

/** [GR18] The prefabs of the cabinets at which dogs race together. */
export const RACE_CABINETS: Readonly<Record<ChallengeGame, string>> = {
  JumpingDog: 'cabinet-jumping-dog',
  CatsFree: 'cabinet-cats-free',
}

/** [GR17] A race: its id is that of the round that each of its dogs plays on this seed, from `startsAt` on (room clock, epoch ms). */
export type DealtRace = { id: string; game: ChallengeGame; seed: string; startsAt: number; dogs: readonly number[] }

/** What became of a dog in a race; `score` is null for one that did not come to the end. */
export type RacePlace = { dog: number; name: string; color: string; score: number | null }
