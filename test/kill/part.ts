import type { Part } from '#test/soak/part.ts'
import { KillRounds } from './rounds.ts'

/**
 * SIGKILL of workerd during walking, talking, joining, trading, playing and publishing, so many times, and on until so many rounds of
 * the arcade are played.
 */
export function killPart({ rounds, seed, plays = 0 }: { rounds: number; seed: number; plays?: number }): Part {
  return {
    name: 'kill',
    needsBundles: true,
    run: async () => {
      const kill = await KillRounds.open(seed, plays)
      const broken: string[] = []
      const isThrough = () => kill.arcade.isThrough || kill.arcade.tally.played >= plays
      try {
        for (let round = 1; round <= rounds || !isThrough(); round++) {
          const lost = await kill.round()
          broken.push(...lost.map((promise) => `SEED=${seed} ROUND=${round} ${promise}`))
          console.log(
            `round ${round} of ${rounds}: ${lost.length} broken; ${kill.books}; ${kill.arcade.tally.played} rounds played`,
          )
        }
        broken.push(...kill.tooLittle.map((what) => `SEED=${seed} ${what}`))
      } finally {
        await kill.close()
      }
      const { done, ...questions } = kill.done
      return {
        broken,
        figures: { ...kill.tally, ...questions, ...done, ...kill.arcade.tally, ...kill.edited, books: kill.books },
      }
    },
  }
}
