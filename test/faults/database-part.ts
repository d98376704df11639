import type { Part } from '#test/soak/part.ts'
import { OutagePark } from './outage.ts'

/** The promise on two quiet cores: 99 of 100 walks are answered within this while the database is off, ms. */
const ANSWER_MS = 150
/** A busy machine is slower: the limit is this many times what answers took before or after, whichever was slower. */
const TIMES_USUAL = 3
/** At least this share of the walks that are answered before or after is answered during an outage, in the same time. */
const SHARE_ANSWERED = 0.5
const BESIDE_MS = 3000
const OUTAGES = ['down', 'silent'] as const

/** How many walks are answered, and how quickly, while the database is off. */
export function databasePart(): Part {
  return {
    name: 'database',
    needsBundles: true,
    run: async () => {
      const park = await OutagePark.open()
      const broken: string[] = []
      const figures: Record<string, number> = {}
      for (const outage of OUTAGES) {
        const before = served(await park.live(BESIDE_MS), BESIDE_MS)
        const { answersMs, healedMs, lastedMs } = await park.suffer(outage)
        const meanwhile = served(answersMs, lastedMs)
        const after = served(await park.live(BESIDE_MS), BESIDE_MS)
        figures[`${outage}: p99 before ms`] = Math.round(before.p99Ms)
        figures[`${outage}: p99 meanwhile ms`] = Math.round(meanwhile.p99Ms)
        figures[`${outage}: p99 after ms`] = Math.round(after.p99Ms)
        figures[`${outage}: healed ms`] = Math.round(healedMs)
        const limit = Math.max(ANSWER_MS, TIMES_USUAL * Math.max(before.p99Ms, after.p99Ms))
        if (meanwhile.p99Ms > limit)
          broken.push(`${outage}: 1 of 100 walks was answered after ${meanwhile.p99Ms} ms, limit ${limit}`)
        const fewest = SHARE_ANSWERED * Math.min(before.aSecond, after.aSecond)
        if (meanwhile.aSecond < fewest)
          broken.push(`${outage}: ${meanwhile.aSecond} walks a second were answered, at least ${fewest} expected`)
        if (park.lost > 0) broken.push(`${outage}: ${park.lost} walkers lost their connections`)
      }
      await park.close()
      return { broken: [...broken, ...park.troubles], figures }
    },
  }
}

function served(answersMs: readonly number[], withinMs: number) {
  const sorted = answersMs.toSorted((one, other) => one - other)
  return { p99Ms: sorted[Math.floor(0.99 * sorted.length)] ?? Infinity, aSecond: (sorted.length / withinMs) * 1000 }
}
