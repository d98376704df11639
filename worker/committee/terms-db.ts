import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Sitting } from '#durable/rules/committee/sitting.ts'
import { DUE_WAITS_MS, tooNear } from '#durable/rules/committee/terms.ts'
import type { CommitteeSeat, TermTime } from '#durable/rules/committee/terms.ts'
import { readSitting, sittingOf } from '#worker/auth/sitting-db.ts'
import { runAllOrNone } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { committeeTerm } from '#worker/db/schema/committee.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { user } from '#worker/db/schema/users.ts'
import { demand } from '#worker/ledger/writes.ts'
import { logged } from '#worker/records/staff-log-db.ts'

/** A term with the names of its member and of the dog that is paid for it. Times are epoch ms. */
export type NamedTerm = {
  id: number
  seat: number
  username: string
  dogName: string
  startsAt: number
  until: number
}

/** The terms that go on at `now` or begin later, in the order of the seats and then of their times. */
export async function openTerms(db: Db, now: number): Promise<NamedTerm[]> {
  const { id, seat, startsAt, until } = committeeTerm
  return db
    .select({ id, seat, username: user.username, dogName: dog.name, startsAt, until })
    .from(committeeTerm)
    .innerJoin(user, eq(user.id, committeeTerm.userId))
    .innerJoin(dog, eq(dog.id, committeeTerm.dogId))
    .where(and(gt(until, now), gt(until, startsAt)))
    .orderBy(asc(seat), asc(startsAt))
}

/** The dog of that name whose owner has that username, by their keys [N6]; null if there is none. */
export async function memberNamed(
  db: Db,
  { usernameKey, nameKey }: { usernameKey: string; nameKey: string },
): Promise<{ userId: number; dogId: number } | null> {
  const row = await db
    .select({ userId: user.id, dogId: dog.id })
    .from(dog)
    .innerJoin(user, eq(user.id, dog.userId))
    .where(and(eq(user.usernameKey, usernameKey), eq(dog.nameKey, nameKey)))
    .get()
  return row ?? null
}

type Appointment = {
  userId: number
  dogId: number
  seat: CommitteeSeat
  term: TermTime
  by: number
  reason: string
  now: number
}

/**
 * [PC1] [PC3] Gives the user a term of the seat, or what is left of it. Refused if the seat is taken in that time, and if the user
 * has not rested since a term before, or would not before one that is to come.
 */
export async function appoint(
  db: Db,
  { userId, dogId, seat, term: { month, startsAt, endsAt }, by, reason, now }: Appointment,
): Promise<'committee-seat-taken' | 'committee-rests' | null> {
  const from = Math.max(startsAt, now)
  const { after, before } = tooNear(month)
  const isTaken = sql`exists (select 1 from committee_term
    where seat = ${seat} and until > starts_at and until > ${from} and starts_at < ${endsAt})`
  const isNear = sql`exists (select 1 from committee_term
    where user_id = ${userId} and until > starts_at and month > ${after} and month < ${before})`
  const row = { userId, dogId, seat, month, startsAt: from, until: endsAt, appointedAt: now }
  const detail = { seat, from, until: endsAt }
  try {
    await runAllOrNone(db, [
      demand('committee-seat-taken', sql`not ${isTaken}`).sql,
      demand('committee-rests', sql`not ${isNear}`).sql,
      db.insert(committeeTerm).values(row).getSQL(),
      logged(db, { at: now, staffId: by, userId, dogId, act: 'appoint-committee', reason, detail }).getSQL(),
    ])
    return null
  } catch (error) {
    return meaningOf(error, {
      'committee-seat-taken': 'committee-seat-taken',
      'committee-rests': 'committee-rests',
    })
  }
}

const endNow = (db: Db, now: number) =>
  db.update(committeeTerm).set({ until: sql`max(${committeeTerm.startsAt}, ${now})` })

/** Ends a term before its time; one that has not begun never begins. Returns its user, null if none goes on. */
export async function endTerm(
  db: Db,
  { id, by, reason, now }: { id: number; by: number; reason: string; now: number },
): Promise<number | null> {
  const isOpen = and(eq(committeeTerm.id, id), gt(committeeTerm.until, now))
  const row = await db
    .select({ userId: committeeTerm.userId, dogId: committeeTerm.dogId, seat: committeeTerm.seat })
    .from(committeeTerm)
    .where(isOpen)
    .get()
  if (!row) return null
  const { userId, dogId, seat } = row
  await db.batch([
    endNow(db, now).where(isOpen),
    logged(db, { at: now, staffId: by, userId, dogId, act: 'end-term', reason, detail: { seat } }),
  ])
  return userId
}

/** [PC2] The user gives back the term that goes on or is to come. Returns whether there was one. */
export async function giveBack(db: Db, { userId, now }: { userId: number; now: number }): Promise<boolean> {
  const rows = await endNow(db, now)
    .where(
      and(
        eq(committeeTerm.userId, userId),
        gt(committeeTerm.until, now),
        gt(committeeTerm.until, committeeTerm.startsAt),
      ),
    )
    .returning({ id: committeeTerm.id })
  return rows.length > 0
}

/** What members see of their own term: the one that goes on or is to come, with its seat and times (epoch ms). */
export type OwnTerm = { seat: number; startsAt: number; until: number; dogName: string }

export async function termOfUser(db: Db, userId: number, now: number): Promise<OwnTerm | null> {
  const { seat, startsAt, until } = committeeTerm
  const row = await db
    .select({ seat, startsAt, until, dogName: dog.name })
    .from(committeeTerm)
    .innerJoin(dog, eq(dog.id, committeeTerm.dogId))
    .where(and(eq(committeeTerm.userId, userId), gt(until, now), gt(until, startsAt)))
    .orderBy(asc(startsAt))
    .get()
  return row ?? null
}

/** When the user sits on the party committee: the latest term of theirs; null for none. */
export async function sittingOfUser(db: Db, userId: number): Promise<Sitting | null> {
  const { sitting } = await db.get<{ sitting: string | null }>(sql`select ${sittingOf(sql`${userId}`)} as sitting`)
  return readSitting(sitting)
}

/** A term for which something may be due, with its user and the dog that is to be paid. Times are epoch ms. */
export type DueTerm = { id: number; userId: number; dogId: number; month: number; startsAt: number; until: number }

/** The terms that have begun and for which something may still be due, of one user or of all, the newest first. */
export async function dueTerms(db: Db, { now, userId: of }: { now: number; userId?: number }): Promise<DueTerm[]> {
  const { id, userId, dogId, month, startsAt, until } = committeeTerm
  return db
    .select({ id, userId, dogId, month, startsAt, until })
    .from(committeeTerm)
    .where(
      and(
        gt(until, now - DUE_WAITS_MS),
        lte(startsAt, now),
        gt(until, startsAt),
        of === undefined ? undefined : eq(userId, of),
      ),
    )
    .orderBy(desc(id))
}
