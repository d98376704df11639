import { request } from '#app/api.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import type { MedalScores } from '#durable/rules/games/prizes/medals.ts'
import { LEVEL_OF_ROUND } from './round-queries.ts'
import type { SentRound } from './round-queries.ts'

/** A level as the server sends it, as the rules read it. Its name comes in the reader's language alone. */
export function levelOfSent(level: NonNullable<SentRound['level']>): HeapLevel {
  const { name, medals } = level
  return { ...level, name: { dk: name, en: name, no: name, se: name }, isDaily: true, medals: medalsOfSent(medals) }
}

export function medalsOfSent([bronze = 0, silver = 0, gold = 0]: readonly number[]): MedalScores {
  return [bronze, silver, gold]
}

/** The level of a round that somebody else plays; null where there is none of this key and version. @throws where the server cannot be reached */
export async function levelOfRound({ key, version }: Pick<HeapLevel, 'key' | 'version'>): Promise<HeapLevel | null> {
  const { knogleKnasLevel } = await request(LEVEL_OF_ROUND, { key, version })
  return knogleKnasLevel && levelOfSent(knogleKnasLevel)
}
