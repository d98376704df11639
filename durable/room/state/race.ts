import type { DogId } from '#durable/protocol/messages.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import type { DealtRace } from '#durable/rules/games/round/challenge.ts'

/** One dog of a race. `score` is what the rules say of its log; null until then, and for who did not come to the end. */
export type Racer = { name: string; color: string; score: number | null; isDone: boolean }

/** [GR17] A race, in memory alone. It is over for all at `endsAt` (epoch ms). */
export type Race = Omit<DealtRace, 'dogs'> & { endsAt: number; racers: Map<DogId, Racer> }

/** [GR18] A race that is called at a cabinet: it is dealt to these dogs at `dealsAt` (epoch ms). */
export type CalledRace = { lot: Lot; dogs: readonly DogId[]; dealsAt: number }
