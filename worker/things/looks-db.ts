import { and, eq, sql } from 'drizzle-orm'
import { dressing } from '#durable/rules/looks/saved-looks.ts'
import { mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import type { Wear } from '#worker/db/schema/dogs.ts'
import { savedLook } from '#worker/db/schema/looks.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { moveCarried, thingsCarriedBy } from './carrying-db.ts'

/** A look that a user keeps, and its place from 0. */
export type SavedLook = { place: number; wear: Wear }

/** [LK2] The looks of a user, by their places. */
export async function looksOf(db: Db, userId: number): Promise<SavedLook[]> {
  return looksKeptBy(db, userId)
}

function looksKeptBy(db: Db, userId: number) {
  const { place, wear } = savedLook
  return db.select({ place, wear }).from(savedLook).where(eq(savedLook.userId, userId)).orderBy(place)
}

/** Keeps a look, in place of the one that is there. */
export async function saveLook(db: Db, look: SavedLook & { userId: number }): Promise<void> {
  const target = [savedLook.userId, savedLook.place]
  await db
    .insert(savedLook)
    .values(look)
    .onConflictDoUpdate({ target, set: { wear: sql`excluded.wear` } })
}

/** Forgets a look, if there is one. */
export async function dropLook(db: Db, { userId, place }: { userId: number; place: number }): Promise<void> {
  await db.delete(savedLook).where(and(eq(savedLook.userId, userId), eq(savedLook.place, place)))
}

/** A look was put on but for these kinds, which the dog does not carry. */
export type LookWorn = { missing: readonly string[] }

/** [LK2] A dog puts on a look of its user, in one op. */
export async function wearLook(db: Db, actor: Actor, place: number) {
  const [looks, carried] = await db.batch([looksKeptBy(db, actor.user), thingsCarriedBy(db, actor.dog)])
  const look = looks.find((one) => one.place === place)
  if (!look) return 'no-such-look' as const
  const { steps, missing } = dressing(carried, look.wear)
  const versions = new Map(carried.map(({ id, ver }) => [id, ver]))
  const moves = steps.flatMap(({ thing: id, to }) => {
    const ver = versions.get(id) ?? 0
    versions.set(id, ver + 1)
    return moveCarried(actor, { thing: { id, ver }, to })
  })
  const operation = { id: actor.op, actor: actor.user, request: { dog: actor.dog, place }, now: actor.now }
  return perform(
    db,
    { ...operation, kind: 'dress' },
    { writes: [...mayAct(actor), ...moves], result: told<LookWorn>({ missing }) },
  )
}
