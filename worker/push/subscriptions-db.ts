import { and, desc, eq, exists, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import { PUSH_KINDS, pushBit } from '#durable/rules/push/kinds.ts'
import { DEVICES_MAX } from '#durable/rules/push/limits.ts'
import type { QuietHours } from '#durable/rules/push/quiet.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { pushSubscription } from '#worker/db/schema/push.ts'
import { session } from '#worker/db/schema/users.ts'

/** What a player has chosen for one browser. `kinds` is a mask of PUSH_KINDS. */
export type PushChoice = { kinds: number; quiet: QuietHours; names: boolean }

/** The choice for the browser of this session; null if it gets no messages. */
export async function pushChoiceOf(db: Db, sessionHash: string): Promise<PushChoice | null> {
  const row = await db
    .select({
      kinds: pushSubscription.kinds,
      zone: pushSubscription.zone,
      from: pushSubscription.quietFrom,
      to: pushSubscription.quietTo,
      names: pushSubscription.names,
    })
    .from(pushSubscription)
    .where(eq(pushSubscription.sessionHash, sessionHash))
    .get()
  if (!row) return null
  const { kinds, names, ...quiet } = row
  return { kinds, names: names !== 0, quiet }
}

export type NewSubscription = PushChoice & {
  sessionHash: string
  userId: number
  endpointHash: string
  sealed: string
  language: Language
  now: number
}

/**
 * Stores the browser of a session in place of an older one of that session, and of an older session in that browser. Of
 * more than DEVICES_MAX the oldest go. Returns the mask of all kinds that the user has switched on.
 */
export async function keepSubscription(db: Db, subscription: NewSubscription): Promise<number> {
  const { quiet, names, now, ...row } = subscription
  const { userId, endpointHash, sessionHash } = row
  const newest = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.userId, userId))
    .orderBy(desc(pushSubscription.id))
    .limit(DEVICES_MAX)
  const isReplaced = or(eq(pushSubscription.endpointHash, endpointHash), eq(pushSubscription.sessionHash, sessionHash))
  const [, , , [kept]] = await db.batch([
    db.delete(pushSubscription).where(isReplaced),
    db.insert(pushSubscription).values({
      ...row,
      zone: quiet.zone,
      quietFrom: quiet.from,
      quietTo: quiet.to,
      names: Number(names),
      createdAt: now,
    }),
    db
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.userId, userId), notInArray(pushSubscription.id, newest))),
    kindsOf(db, userId),
  ])
  return kept?.kinds ?? 0
}

/** Moves a browser to its new address and keys. Returns whether the old address was known. */
export async function moveSubscription(
  db: Db,
  before: string,
  { endpointHash, sealed }: Pick<NewSubscription, 'endpointHash' | 'sealed'>,
): Promise<boolean> {
  const old = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.endpointHash, before))
  const [, moved] = await db.batch([
    // The page may have stored the new address already.
    db
      .delete(pushSubscription)
      .where(
        and(eq(pushSubscription.endpointHash, endpointHash), ne(pushSubscription.endpointHash, before), exists(old)),
      ),
    db
      .update(pushSubscription)
      .set({ endpointHash, sealed, fails: 0 })
      .where(eq(pushSubscription.endpointHash, before))
      .returning({ id: pushSubscription.id }),
  ])
  return moved.length > 0
}

/** Deletes the browser of this session. Returns the mask of all kinds that the user still has switched on. */
export async function dropSubscription(db: Db, sessionHash: string, userId: number): Promise<number> {
  const isTheirs = eq(pushSubscription.sessionHash, sessionHash)
  const [, [kept]] = await db.batch([db.delete(pushSubscription).where(isTheirs), kindsOf(db, userId)])
  return kept?.kinds ?? 0
}

/** Deletes all browsers of the user, in the batch that ends all sessions. */
export function dropSubscriptionsOf(db: Db, userId: number) {
  return db.delete(pushSubscription).where(eq(pushSubscription.userId, userId))
}

/** Deletes the browsers of these sessions, in the batch that ends or deletes them. */
export function dropSubscriptionsIn(db: Db, which: SQL | undefined) {
  const hashes = db.select({ hash: session.hash }).from(session).where(which)
  return db.delete(pushSubscription).where(inArray(pushSubscription.sessionHash, hashes))
}

/** SQL for the mask of all kinds that a user has switched on in any browser; 0 for none. */
function switchedOn(): SQL<number> {
  // SQLite has no aggregate that joins bits.
  const bits = PUSH_KINDS.map((kind) => sql`max(${pushSubscription.kinds} & ${sql.raw(String(pushBit(kind)))})`)
  return sql<number>`coalesce(${sql.join(bits, sql` | `)}, 0)`
}

function kindsOf(db: Db, userId: number) {
  return db.select({ kinds: switchedOn() }).from(pushSubscription).where(eq(pushSubscription.userId, userId))
}

/** The same mask of the owner of a dog, as a column of a query of dogs. */
export function kindsOfOwner(): SQL<number> {
  return sql<number>`(select ${switchedOn()} from ${pushSubscription} where ${pushSubscription.userId} = ${dog.userId})`
}
