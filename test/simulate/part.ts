import type { Part } from '#test/soak/part.ts'
import { simulate } from './simulation.ts'
import { addTally, emptyTally, tallyLine, tooLittle } from './tally.ts'

/** The run ends after so many failed seeds: more of them say nothing new. */
const BROKEN_MAX = 10

type Run = {
  seeds: number
  events: number
  /** The first seed; the others follow it. */
  first: number
  /** The processor time that the seeds may take together, s: a busy machine takes no more of it. */
  cpuSecondsMax?: number
}

/** Runs `seeds` simulations, each with `events` events. */
export function simulatePart({ seeds, events, first, cpuSecondsMax = Infinity }: Run): Part {
  return {
    name: 'simulate',
    needsBundles: false,
    run: async () => {
      const sum = emptyTally()
      const broken: string[] = []
      const startedAt = process.cpuUsage()
      for (let seed = first; seed < first + seeds && broken.length < BROKEN_MAX; seed++) {
        const { tally, failure } = await simulate(seed, events)
        const cpuSeconds = cpuSecondsSince(startedAt)
        if (cpuSeconds > cpuSecondsMax) {
          broken.push(
            `SEED=${seed} ended after ${cpuSeconds} s of processor time, with ${cpuSecondsMax} s for ${seeds} seeds`,
          )
          break
        }
        addTally(sum, tally)
        if (!failure) continue
        const what = failure.constructor.name === 'Broken' ? failure.message : failure.stack
        const replay = `npm run simulate -- --seeds 1 --events ${events} --seed ${seed}`
        broken.push(`SEED=${seed} STEP=${tally.events} ${what} (${replay})`)
      }
      if (broken.length === 0) broken.push(...tooLittle(sum, seeds))
      console.log(tallyLine(sum))
      const { walks, lines, cuts, crashes, revisions, trades, ops } = sum
      return { broken, figures: { seeds, events: sum.events, walks, lines, cuts, crashes, revisions, trades, ops } }
    },
  }
}

function cpuSecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return Math.round((user + system) / 1e6)
}
