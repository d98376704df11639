import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { ownDogsSeen, seenDogs } from './presence-db.ts'

/** How old shown counts may be, ms. Everybody opens the map, and exact counts are not needed. */
const KEPT_MS = 5000

type Crowds = { roomOf: ReadonlyMap<number, string>; dogs: ReadonlyMap<string, number> }
type Kept = { at: number; crowds: Promise<Crowds> }
const keptOf = new WeakMap<D1Database, Kept>()

/**
 * How many dogs anybody may see in each room that has any; some seconds old. The asker's own dogs are counted where
 * they are now, because the player sees that they have left the other room. `asker` is a user, null for a visitor.
 */
export async function crowds(
  { d1, db }: { d1: D1Database; db: Db },
  { asker, now }: { asker: number | null; now: number },
): Promise<ReadonlyMap<string, number>> {
  const [{ roomOf, dogs }, own] = await Promise.all([
    keptCrowds(d1, db, now),
    asker === null ? [] : run(ownDogsSeen(db, asker, now)),
  ])
  const counts = new Map(dogs)
  const add = (room: string, count: number) => counts.set(room, (counts.get(room) ?? 0) + count)
  for (const { dogId, room } of own) {
    const counted = roomOf.get(dogId)
    if (counted !== undefined) add(counted, -1)
    if (room !== null) add(room, 1)
  }
  return counts
}

async function keptCrowds(d1: D1Database, db: Db, now: number): Promise<Crowds> {
  const known = keptOf.get(d1)
  const kept = known && now - known.at < KEPT_MS ? known : { at: now, crowds: countedAnew(db, now) }
  keptOf.set(d1, kept)
  return kept.crowds.catch((error: unknown) => {
    keptOf.delete(d1)
    throw error
  })
}

async function countedAnew(db: Db, now: number): Promise<Crowds> {
  const roomOf = await seenDogs(db, now)
  const dogs = new Map<string, number>()
  for (const room of roomOf.values()) dogs.set(room, (dogs.get(room) ?? 0) + 1)
  return { roomOf, dogs }
}

/** Drops the cached counts, for code that has changed the dogs of this database without the Worker. */
export function forgetCrowds(d1: D1Database): void {
  keptOf.delete(d1)
}
