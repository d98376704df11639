import type { Part } from '#test/soak/part.ts'
import { arrivalTroubles, storm } from './storm.ts'

/** A deploy with so many dogs in one room. */
export function stormPart(options: { bots: number; seed: number }): Part {
  return {
    name: 'storm',
    needsBundles: true,
    run: async () => {
      const report = await storm({ ...options, hasAccounts: true })
      const { broken, ...figures } = report
      return { broken: [...broken, ...arrivalTroubles(report)], figures }
    },
  }
}
