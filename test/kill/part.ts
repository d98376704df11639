import type { Part } from '#test/soak/part.ts'
import { KillRounds } from './rounds.ts'

/** SIGKILL of workerd during walking, talking, joining and trading, so many times. */
export function killPart({ rounds, seed }: { rounds: number; seed: number }): Part {
  return {
    name: 'kill',
    needsBundles: true,
    run: async () => {
      const kill = await KillRounds.open(seed)
      const broken: string[] = []
      try {
        for (let round = 1; round <= rounds; round++) {
          const lost = await kill.round()
          broken.push(...lost.map((promise) => `SEED=${seed} ROUND=${round} ${promise}`))
          console.log(`round ${round} of ${rounds}: ${lost.length} broken; ${kill.books}`)
        }
        broken.push(...kill.tooLittle)
      } finally {
        await kill.close()
      }
      const { done, ...questions } = kill.done
      return { broken, figures: { ...kill.tally, ...questions, ...done, books: kill.books } }
    },
  }
}
