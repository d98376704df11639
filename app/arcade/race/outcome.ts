import type { RacePlace } from '#durable/rules/games/round/challenge.ts'

/** What came of a race for a dog; null if nobody has come to its end. The best of `places` is the first one. */
export function outcomeFor(me: number, places: readonly RacePlace[]): 'won' | 'equal' | 'beaten' | null {
  const best = places[0]?.score ?? null
  if (best === null) return null
  const winners = places.filter(({ score }) => score === best).map(({ dog }) => dog)
  if (!winners.includes(me)) return 'beaten'
  return winners.length > 1 ? 'equal' : 'won'
}
