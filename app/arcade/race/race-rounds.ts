import type { Rounds } from '#app/arcade/rounds/rounds.ts'
import { medalScoresOf } from '#durable/rules/games/prizes/medals.ts'
import type { DealtRace } from '#durable/rules/games/round/challenge.ts'

/** [GR17] Begins the one round of a race when it begins, and ends it without a server: the room plays its log again. */
export function raceRounds({ id, game, seed }: DealtRace, startsInMs: () => number): Pick<Rounds, 'start' | 'finish'> {
  return {
    start: async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, startsInMs())))
      const setup = {
        seed,
        level: null,
        attempt: null,
        medals: medalScoresOf({ game, seed }),
        best: null,
        isFirst: false,
      }
      return { started: { id, until: Infinity, setup } }
    },
    finish: () => Promise.resolve({ isKept: false }),
  }
}
