import { type SQL, and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import { ACTIVE_SUPPORT, supporter, user } from '#worker/db/schema/users.ts'
import { type Wear, dressed } from './wear-db.ts'

/** A dog as the start page shows it. */
export type LandingDog = { id: number; name: string; color: string; shadowColor: string; wear: Wear }

/** `since`: the start (epoch ms) of the owner's support. */
export type SupporterDog = LandingDog & { username: string; since: number }

/**
 * A draw reads a window of the index that begins at a random place and takes one of it: quite even, whatever gaps the
 * dead leave between the living, and never more rows than two windows. A sort by random() would read every dog.
 */
const WINDOW = 32

/** A living dog, or null where there is none. */
export async function randomDog(db: Db, random: () => number): Promise<LandingDog | null> {
  const start = startAmong(sql`select max(${dog.id}) from ${dog}`, random)
  const living = (where: SQL) =>
    db
      .select({ id: dog.id })
      .from(dog)
      .where(and(isNull(dog.diedAt), where))
      .orderBy(asc(dog.id))
      .limit(WINDOW)
  const [after, before] = await db.batch([living(sql`${dog.id} > ${start}`), living(sql`${dog.id} <= ${start}`)])
  const drawn = drawFrom([...after, ...before], random)
  return drawn ? landingDog(db, drawn.id) : null
}

/** A living dog of somebody who supports the park now, or null where there is none. */
export async function randomSupporterDog(db: Db, random: () => number): Promise<SupporterDog | null> {
  const start = startAmong(sql`select max(${supporter.userId}) from ${supporter}`, random)
  const supported = (where: SQL) =>
    db
      .select({ id: dog.id, username: user.username, since: supporter.since })
      .from(supporter)
      .innerJoin(user, eq(user.id, supporter.userId))
      .innerJoin(dog, and(eq(dog.userId, supporter.userId), isNull(dog.diedAt)))
      .where(and(sql.raw(ACTIVE_SUPPORT), where))
      .orderBy(asc(supporter.userId))
      .limit(WINDOW)
  const [after, before] = await db.batch([
    supported(sql`${supporter.userId} > ${start}`),
    supported(sql`${supporter.userId} <= ${start}`),
  ])
  const drawn = drawFrom([...after, ...before], random)
  const shown = drawn && (await landingDog(db, drawn.id))
  return shown ? { ...shown, username: drawn.username, since: drawn.since } : null
}

function startAmong(highest: SQL, random: () => number): SQL {
  return sql`(${highest}) * ${random()}`
}

function drawFrom<Row>(rows: readonly Row[], random: () => number): Row | null {
  const window = rows.slice(0, WINDOW)
  return window[Math.floor(random() * window.length)] ?? null
}

async function landingDog(db: Db, dogId: number): Promise<LandingDog | null> {
  const rows = await db
    .select({
      dog: { id: dog.id, name: dog.name, color: dog.color, shadowColor: dog.shadowColor },
      slot: wear.slot,
      item: wear.item,
    })
    .from(dog)
    .leftJoin(wear, eq(wear.dogId, dog.id))
    .where(eq(dog.id, dogId))
  return dressed(rows)[0] ?? null
}
