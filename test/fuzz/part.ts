import type { Part } from '#test/soak/part.ts'
import { fuzzSockets } from './fuzz.ts'
import { OpenGate } from './open-gate.ts'

/** Hostile frames over real sockets. */
export function fuzzPart({ frames, seed }: { frames: number; seed: number }): Part {
  return {
    name: 'fuzz',
    needsBundles: true,
    run: async () => {
      const gate = await OpenGate.open()
      try {
        const { broken, byKind, answersMs, ...counts } = await fuzzSockets(gate, { frames, seed })
        const { p50, p99, max } = answersMs
        const figures = { ...counts, kinds: Object.keys(byKind).length, answersMs: `${p50}/${p99}/${max} p50/p99/max` }
        return { broken, figures }
      } finally {
        await gate.close()
      }
    },
  }
}
