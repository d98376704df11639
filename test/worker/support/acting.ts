import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#worker/acts/acting-db.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { presence } from '#worker/db/schema/presence.ts'
import type { Unit } from '#worker/db/schema/value/ledger.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { makeThing, thingOf } from '#worker/ledger/things.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import { balanceOf, transfer } from '#worker/ledger/writes.ts'
import { db, dogsOf, users } from './d1.ts'

export const NOON = Date.parse('2026-11-20T11:00:00Z')
export const DAY_MS = 86_400_000

/** A user with a dog of its own; each call of `act` is another op of theirs. */
export async function aPlayer(changes: Partial<typeof dog.$inferInsert> = {}) {
  const [player] = await players(1, changes)
  return player!
}

/** So many players as by `aPlayer`, in three trips to the database. */
export async function players(count: number, changes: Partial<typeof dog.$inferInsert> = {}) {
  const all = await users(count)
  const dogIds = await dogsOf(
    all.map(({ userId }) => userId),
    changes,
  )
  return all.map((as, i) => {
    const dogId = dogIds[i]!
    const act = (over: Partial<Actor> = {}): Actor => {
      return { op: crypto.randomUUID(), user: as.userId, dog: dogId, now: NOON, ...over }
    }
    return { ...as, as, dogId, act }
  })
}

/** The dog's balance in a unit. */
export async function held(dogId: number, unit: Unit): Promise<number> {
  return (await db.get<{ n: number }>(sql`select ${balanceOf(dogId, unit)} as n`)).n
}

/** Gives the dog an amount from the park. */
export async function endow(dogId: number, unit: Unit, amount: number): Promise<void> {
  const id = crypto.randomUUID()
  const writes = transfer(id, { unit, amount, from: { park: 'birth' }, to: { dog: dogId } })
  await perform(db, { id, actor: null, kind: 'outfit', request: {}, now: 0 }, { writes, result: told({}) })
}

/** Runs it so many times at once. Returns how often each answer came, and a line about it. */
export async function atOnce<Answer>(times: number, what: string, act: (i: number) => Promise<Answer>) {
  const answers = await Promise.all(Array.from({ length: times }, (_, i) => act(i)))
  const counts = new Map<string, number>()
  for (const answer of answers) {
    const said = typeof answer === 'string' ? answer : 'done'
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  console.log(`${times} at once, ${what}: ${[...counts].map(([said, n]) => `${n} ${said}`).join(', ')}`)
  return Object.fromEntries(counts)
}

/** Stores that the dog is in a room, by its first ticket. */
export async function standIn(room: string, { userId, dogId }: { userId: number; dogId: number }, now = NOON) {
  const stay = { dogId, userId, room, epoch: 1, hidden: 0, since: now, seenAt: now }
  await db
    .update(dog)
    .set({ epoch: sql`max(${dog.epoch}, 1)` })
    .where(eq(dog.id, dogId))
  await db.insert(presence).values(stay).onConflictDoUpdate({ target: presence.dogId, set: stay })
}

/** Gives the dog a thing of its own from the park. */
export async function equip(dogId: number, slot: string, kind = 'crown'): Promise<KnownThing> {
  const id = crypto.randomUUID()
  const made = await perform(
    db,
    { id, actor: null, kind: 'outfit', request: {}, now: 0 },
    {
      writes: [makeThing(id, { kind, to: { dog: dogId, slot } })],
      result: sql<KnownThing>`json_object('id', ${thingOf(id)}, 'ver', 1)`,
    },
  )
  if (typeof made === 'string') throw new Error(made)
  return made
}
