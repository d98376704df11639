import type { Part } from '#test/soak/part.ts'
import { PLANTED } from './planted.ts'
import type { Plant } from './simulation.ts'
import { simulate } from './simulation.ts'

/** Of the mistakes the rarest is found by one seed in some 350, which a thousand seeds miss once in twenty changes. */
export const SEEDS_MAX = 2500
export const EVENTS = 1000

/** Looks for every planted mistake with only the faults that seeds draw, without the networks that help. */
export function plantedPart(): Part {
  return {
    name: 'planted',
    needsBundles: false,
    run: async () => {
      const broken: string[] = []
      let rarest = { name: '', seed: 0 }
      for (const [name, { swarm: _helped, ...plant }] of Object.entries(PLANTED)) {
        const seed = await firstFound(plant, { seeds: SEEDS_MAX, events: EVENTS })
        if (seed === null) broken.push(`${name} is not found in ${SEEDS_MAX} seeds of ${EVENTS} events`)
        else if (seed > rarest.seed) rarest = { name, seed }
      }
      const mistakes = Object.keys(PLANTED).length
      return {
        broken,
        figures: { mistakes, found: mistakes - broken.length, rarest: `${rarest.name}, by seed ${rarest.seed}` },
      }
    },
  }
}

/** A seed that finds the mistake: `hint`, or the first of so many seeds; null if none does. */
export async function firstFound(
  plant: Plant,
  { seeds, events, hint }: { seeds: number; events: number; hint?: number },
): Promise<number | null> {
  if (hint !== undefined && (await simulate(hint, events, plant)).failure) return hint
  for (let seed = 1; seed <= seeds; seed++) if ((await simulate(seed, events, plant)).failure) return seed
  return null
}
