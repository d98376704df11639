import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import type { Wear } from '#worker/db/schema/dogs.ts'
import { SHOWN_SUPPORT, supporter, user } from '#worker/db/schema/users.ts'
import { together } from '#worker/db/together.ts'
import { dressed } from './wear-db.ts'

/** A dog for the start page. */
export type LandingDog = { id: number; name: string; color: string; shadowColor: string; wear: Wear }

/** `since`: when the owner's support began, epoch ms. */
export type SupporterDog = LandingDog & { username: string; since: number }

/**
 * A draw reads this many rows of the index from a random place on and takes one of them. That is quite even, whatever
 * gaps the dead leave between the living, and reads two windows at most. ORDER BY random() would read every dog.
 */
const WINDOW = 32

/** A random living dog; null if there is none. */
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

/** [SU1] A random living dog of a current supporter who has agreed to be shown; null if there is none. */
export async function randomSupporterDog(db: Db, random: () => number): Promise<SupporterDog | null> {
  const start = startAmong(sql`select max(${supporter.userId}) from ${supporter}`, random)
  const supported = (where: SQL) =>
    db
      .select({ id: dog.id, username: user.username, since: supporter.since })
      .from(supporter)
      .innerJoin(user, eq(user.id, supporter.userId))
      .innerJoin(dog, and(eq(dog.userId, supporter.userId), isNull(dog.diedAt)))
      .where(and(sql.raw(SHOWN_SUPPORT), where))
      .orderBy(asc(supporter.userId))
      .limit(WINDOW)
  const [after, before] = await Promise.all([
    together(db, supported(sql`${supporter.userId} > ${start}`)),
    together(db, supported(sql`${supporter.userId} <= ${start}`)),
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
