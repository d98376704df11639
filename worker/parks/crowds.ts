import { ROOM_KEYS } from '#durable/world/room-keys.ts'
import type { Db } from '../db/client.ts'
import { headCounts } from '../db/park/presence.ts'

/** How old the counts may be that people are shown: everybody looks at the map, and nobody counts exactly. */
const KEPT_MS = 5000

export type RoomCrowd = { key: string; dogs: number }

type Kept = { at: number; counts: Promise<ReadonlyMap<string, number>> }
const keptOf = new WeakMap<D1Database, Kept>()

/** How many dogs are in each room that anybody may see there, some seconds ago. */
export async function crowds(d1: D1Database, db: Db, now: number): Promise<RoomCrowd[]> {
  const known = keptOf.get(d1)
  const kept = known && now - known.at < KEPT_MS ? known : { at: now, counts: headCounts(db, now) }
  keptOf.set(d1, kept)
  const counts = await kept.counts.catch((error: unknown) => {
    keptOf.delete(d1)
    throw error
  })
  return ROOM_KEYS.map((key) => ({ key, dogs: counts.get(key) ?? 0 }))
}
