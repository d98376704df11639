import type { Db } from '../db/client.ts'
import { headCounts } from '../db/park/presence.ts'

/** How old the counts may be that people are shown: everybody looks at the map, and nobody counts exactly. */
const KEPT_MS = 5000

type Kept = { at: number; counts: Promise<ReadonlyMap<string, number>> }
const keptOf = new WeakMap<D1Database, Kept>()

/** How many dogs are in each room that has any, as far as anybody may see them there; some seconds old. */
export async function crowds(d1: D1Database, db: Db, now: number): Promise<ReadonlyMap<string, number>> {
  const known = keptOf.get(d1)
  const kept = known && now - known.at < KEPT_MS ? known : { at: now, counts: headCounts(db, now) }
  keptOf.set(d1, kept)
  return kept.counts.catch((error: unknown) => {
    keptOf.delete(d1)
    throw error
  })
}

/** Counts anew for whoever asks next: after the dogs of this database have changed behind the Worker's back. */
export function forgetCrowds(d1: D1Database): void {
  keptOf.delete(d1)
}
