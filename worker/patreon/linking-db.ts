import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { SupportStanding } from '#durable/rules/users/support.ts'
import { runRows } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import type { AttemptKind } from '#worker/db/schema/patreon.ts'
import { patreonAttempt, patreonLink, patreonParted } from '#worker/db/schema/patreon.ts'
import { hashOf } from '#worker/hash.ts'
import { demand } from '#worker/ledger/writes.ts'
import { isListKept } from '#worker/supporters/supporters-db.ts'

/** From its start to its end a connection may take so long, ms. */
export const ATTEMPT_LIFE_MS = 10 * 60 * 1000
/** [SU7] So long a disconnected account is kept from other users, ms. */
const PARTED_MS = 24 * 60 * 60 * 1000

/**
 * [SU6] For how long Patreon's word counts where no campaign is connected, ms: a month of theirs, and some days to ask again.
 * Whoever does not ask again is no supporter any more. With a campaign the nightly list says who is one.
 */
export const WORD_HOLDS_MS = 35 * 24 * 60 * 60 * 1000

/** What Patreon has answered: the account there, its membership of our campaign, and what follows from it. */
export type Found = { patreonUser: string; member: string | null; standing: SupportStanding }

type Begun = { hash: string; userId: number; kind: AttemptKind; now: number }

/** Begins a connection, whose start code has this hash. An older one of the user is over. */
export async function beginAttempt(db: Db, { hash, userId, kind, now }: Begun) {
  await db.batch([
    db.delete(patreonAttempt).where(lte(patreonAttempt.expiresAt, now)),
    db.delete(patreonAttempt).where(eq(patreonAttempt.userId, userId)),
    db.insert(patreonAttempt).values({ hash, userId, kind, expiresAt: now + ATTEMPT_LIFE_MS }),
  ])
}

/** Uses up the start code. Returns what the connection is about; null if the code is not good: of many at once one is. */
export async function leaveForPlatform(
  db: Db,
  { hash, stateHash, verifier, now }: { hash: string; stateHash: string; verifier: string; now: number },
): Promise<AttemptKind | null> {
  const isUnused = and(
    eq(patreonAttempt.hash, hash),
    isNull(patreonAttempt.stateHash),
    gt(patreonAttempt.expiresAt, now),
  )
  const [row] = await db
    .update(patreonAttempt)
    .set({ stateHash, verifier })
    .where(isUnused)
    .returning({ kind: patreonAttempt.kind })
  return row?.kind ?? null
}

/** Uses up the state. Returns the verifier, the user and what the connection is about; null for an unknown, used or late state. */
export async function comeFromPlatform(
  db: Db,
  { stateHash, finishHash, now }: { stateHash: string; finishHash: string; now: number },
): Promise<{ verifier: string; userId: number; kind: AttemptKind } | null> {
  const isUnused = and(
    eq(patreonAttempt.stateHash, stateHash),
    isNull(patreonAttempt.finishHash),
    gt(patreonAttempt.expiresAt, now),
  )
  const [row] = await db
    .update(patreonAttempt)
    .set({ finishHash })
    .where(isUnused)
    .returning({ verifier: patreonAttempt.verifier, userId: patreonAttempt.userId, kind: patreonAttempt.kind })
  return row ? { ...row, verifier: row.verifier ?? '' } : null
}

export async function keepFound(db: Db, finishHash: string, found: Found): Promise<void> {
  await db
    .update(patreonAttempt)
    .set({ found: JSON.stringify(found) })
    .where(eq(patreonAttempt.finishHash, finishHash))
}

type Finishing = { finishHash: string; userId: number; now: number }

/** What was found for this user by this code; null for the code of somebody else, a used or a late one. */
export async function foundBy(db: Db, { finishHash, userId, now }: Finishing): Promise<Found | null> {
  const isOwn = and(
    eq(patreonAttempt.finishHash, finishHash),
    eq(patreonAttempt.userId, userId),
    gt(patreonAttempt.expiresAt, now),
  )
  const row = await db.select({ found: patreonAttempt.found }).from(patreonAttempt).where(isOwn).get()
  // The column is written by `keepFound` alone.
  return row?.found ? (JSON.parse(row.found) as Found) : null
}

export type LinkRefusal = 'not-begun-here' | 'linked-already' | 'linked-elsewhere' | 'linked-lately'

/** What others may see of the support. */
type Consent = { shown: boolean; heart: boolean }

/**
 * [SU6] Connects the account that was found with the user, or renews that connection, and stores the standing that follows;
 * all of it or nothing. A tier that was given by hand stays as it is.
 */
export async function finishLink(
  db: Db,
  { finishHash, userId, now, shown, heart }: Finishing & Consent,
): Promise<Found | LinkRefusal> {
  const found = await foundBy(db, { finishHash, userId, now })
  if (!found) return 'not-begun-here'
  const { patreonUser, member, standing } = found
  const [parted, own] = await Promise.all([hashOf(patreonUser), hashOf(`${patreonUser} ${userId}`)])
  const demands = [
    demand(
      'not-begun-here',
      sql`exists (select 1 from patreon_attempt where finish_hash = ${finishHash} and user_id = ${userId})`,
    ),
    demand(
      'linked-already',
      sql`not exists (select 1 from patreon_link where user_id = ${userId} and patreon_user <> ${patreonUser})`,
    ),
    demand(
      'linked-elsewhere',
      sql`not exists (select 1 from patreon_link where user_id <> ${userId} and patreon_user = ${patreonUser})`,
    ),
    demand(
      'linked-lately',
      sql`not exists (select 1 from patreon_parted
        where patreon_hash = ${parted} and by_hash <> ${own} and free_at > ${now})`,
    ),
  ]
  const holdsUntil = Math.min(standing.until ?? Infinity, now + WORD_HOLDS_MS)
  const until = standing.tier === 'Inactive' ? sql`null` : sql`iif(${isListKept}, ${standing.until}, ${holdsUntil})`
  const isManual = sql`supporter.source = 'manual' and supporter.tier <> 'Inactive'`
  const statements = [
    ...demands.map((write) => write.sql),
    sql`insert into patreon_link (user_id, patreon_user, member, linked_at, looked_at)
      values (${userId}, ${patreonUser}, ${member}, ${now}, ${now})
      on conflict (user_id) do update set member = excluded.member, looked_at = excluded.looked_at`,
    sql`insert into supporter (user_id, tier, since, until, source, shown, heart)
      values (${userId}, ${standing.tier}, ${standing.since}, ${until}, 'patreon', ${Number(shown)}, ${Number(heart)})
      on conflict (user_id) do update set shown = excluded.shown, heart = excluded.heart,
        tier = iif(${isManual}, tier, excluded.tier), since = iif(${isManual}, since, excluded.since),
        until = iif(${isManual}, until, excluded.until), source = iif(${isManual}, source, 'patreon')`,
    sql`delete from patreon_attempt where user_id = ${userId}`,
    sql`delete from patreon_parted where free_at <= ${now} or patreon_hash = ${parted}`,
  ]
  try {
    await runRows(db, statements)
    return found
  } catch (error) {
    return meaningOf<LinkRefusal>(error, {
      'not-begun-here': 'not-begun-here',
      'linked-already': 'linked-already',
      'linked-elsewhere': 'linked-elsewhere',
      'linked-lately': 'linked-lately',
    })
  }
}

/** From when on an account that was found can be connected, epoch ms; null where it was not disconnected lately. */
export async function freeAtOf(db: Db, patreonUser: string): Promise<number | null> {
  const isIt = eq(patreonParted.patreonHash, await hashOf(patreonUser))
  const row = await db.select({ freeAt: patreonParted.freeAt }).from(patreonParted).where(isIt).get()
  return row?.freeAt ?? null
}

/** [SU7] Disconnects the user's account and ends the support that it has brought. Returns whether there was one. */
export async function dropLink(db: Db, { userId, now }: { userId: number; now: number }): Promise<boolean> {
  const link = await linkOf(db, userId)
  if (!link) return false
  const [parted, own] = await Promise.all([hashOf(link.patreonUser), hashOf(`${link.patreonUser} ${userId}`)])
  const freeAt = now + PARTED_MS
  await runRows(db, [
    sql`insert into patreon_parted (patreon_hash, by_hash, free_at) values (${parted}, ${own}, ${freeAt})
      on conflict (patreon_hash) do update set by_hash = excluded.by_hash, free_at = excluded.free_at`,
    sql`delete from patreon_link where user_id = ${userId}`,
    sql`update supporter set tier = 'Inactive', until = null where user_id = ${userId} and source = 'patreon'`,
  ])
  return true
}

/** The connection of the user; null without one. */
export async function linkOf(db: Db, userId: number): Promise<{ patreonUser: string; lookedAt: number } | null> {
  const { patreonUser, lookedAt } = patreonLink
  const row = await db.select({ patreonUser, lookedAt }).from(patreonLink).where(eq(patreonLink.userId, userId)).get()
  return row ?? null
}
