import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OfferedKind, SentKind } from '#durable/rules/push/kinds.ts'
import { pushBit } from '#durable/rules/push/kinds.ts'
import { KEPT_MS, PARTNER_REST_MS } from '#durable/rules/push/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { IS_PUSH_WAITING, pushDue } from '#worker/db/schema/push.ts'

/**
 * What a message is about, by ids: `dog` is the user's own one, `from` the other one and `fromUser` its owner. Names are
 * read when it is sent.
 */
export type PushAbout = {
  dog?: number
  from?: number
  fromUser?: number
  /** Whether a page of `dog` was open but hidden, so that an open page of it is no reason to be silent. */
  isPageHidden?: boolean
  /** Of `friend`: whether a request was accepted. */
  isTaken?: boolean
  /** Of `life`: how many days are left. */
  days?: number
  /** Of `answer`: what was answered. */
  answered?: 'report' | 'appeal'
}

export type PushRow = { kind: OfferedKind; key: string; about: PushAbout; now: number; notBefore?: number }

/** SQL for the users who have switched a kind on in any browser. */
const hasSwitchedOn = (user: SQL | number, kind: OfferedKind) =>
  sql`exists (select 1 from push_subscription where push_subscription.user_id = ${user}
    and (push_subscription.kinds & ${pushBit(kind)}) <> 0)`

/**
 * Stores that a user is to be told, if they have asked for this kind; an equal knock that is stored already stays as it
 * is. It is a statement for the batch of what has happened. `isSo` is a further condition.
 */
export function knockFor(
  db: Db,
  user: number | SQL,
  { kind, key, about, now, notBefore = now }: PushRow,
  isSo: SQL = sql`true`,
) {
  const times = sql`${now}, ${notBefore}, ${notBefore + KEPT_MS[kind]}`
  // All columns in their order: Drizzle names them all, and a batch takes no plain SQL.
  const row = sql`null, ${user}, ${kind}, ${key}, ${JSON.stringify(about)}, ${times}, 0, 0, null, null, 0`
  return db
    .insert(pushDue)
    .select(sql`select ${row} where ${hasSwitchedOn(user, kind)} and ${isSo}`)
    .onConflictDoNothing()
}

/**
 * [B13] Stores that each administrator is to be told of something urgent, in every browser that gets messages, whatever is
 * switched on there, once for each key. Nobody is told of a report about themselves. It is a statement for the batch of what has happened.
 */
export function alarmAdministrators(
  db: Db,
  { key, besides, now }: { key: string; besides: number | null; now: number },
) {
  const times = sql`${now}, ${now}, ${now + KEPT_MS.alarm}`
  const row = sql`null, user.id, 'alarm', ${key}, '{}', ${times}, 0, 0, null, null, 0`
  return db
    .insert(pushDue)
    .select(
      sql`select ${row} from user where user.admin <> 0 and user.id is not ${besides}
        and exists (select 1 from push_subscription where push_subscription.user_id = user.id)`,
    )
    .onConflictDoNothing()
}

/** A whisper or paw print of a dog for one that sleeps, as a room tells of it. */
export type WhisperKnock = { user: number; dog: number; from: { user: number; dog: number }; isPageHidden: boolean }

/** Stores whispers, each partner at most once in PARTNER_REST_MS. */
export async function keepWhispers(db: Db, whispers: readonly WhisperKnock[], now: number): Promise<void> {
  const [first, ...others] = whispers.map((whisper) => whisperOf(db, whisper, now))
  if (first) await db.batch([first, ...others])
}

function whisperOf(db: Db, { user, dog, from, isPageHidden }: WhisperKnock, now: number) {
  const window = Math.floor(now / PARTNER_REST_MS)
  const about = { dog, from: from.dog, fromUser: from.user, isPageHidden }
  const keyOf = (at: number) => `${from.user}:${at}`
  const isRested = sql`not exists (select 1 from push_due where user_id = ${user} and kind = 'whisper'
    and key = ${keyOf(window - 1)} and at > ${now - PARTNER_REST_MS})`
  return knockFor(db, user, { kind: 'whisper', key: keyOf(window), about, now }, isRested)
}

export type DuePush = {
  id: number
  userId: number
  kind: SentKind
  key: string
  about: PushAbout
  at: number
  dropAt: number
  attempts: number
  /** Ids of subscriptions; null for all of the user. */
  remaining: readonly number[] | null
}

const isWaiting = sql.raw(IS_PUSH_WAITING)

export function isPushDue(db: Db, now: number): Query<boolean> {
  const rows = db
    .select({ id: pushDue.id })
    .from(pushDue)
    .where(and(isWaiting, lte(pushDue.notBefore, now), lte(pushDue.leaseUntil, now)))
    .limit(1)
  return query(rows, (found) => found.length > 0)
}

/** Takes up to `max` of what is due, until then for nobody else, the oldest first. */
export async function leaseDue(
  db: Db,
  { now, until, max }: { now: number; until: number; max: number },
): Promise<DuePush[]> {
  const oldest = db
    .select({ id: pushDue.id })
    .from(pushDue)
    .where(and(isWaiting, lte(pushDue.notBefore, now), lte(pushDue.leaseUntil, now)))
    .orderBy(pushDue.notBefore)
    .limit(max)
  const rows = await db.update(pushDue).set({ leaseUntil: until }).where(inArray(pushDue.id, oldest)).returning()
  return rows.map(({ kind, about, remaining, ...row }) => ({
    ...row,
    kind: kind as SentKind,
    about: JSON.parse(about) as PushAbout,
    remaining: remaining === null ? null : (JSON.parse(remaining) as number[]),
  }))
}

/** What became of a leased message: it is done, or it waits for another attempt with some of the subscriptions. */
export type PushOutcome =
  | { id: number; isSent: boolean; retry?: undefined }
  | { id: number; isSent: boolean; retry: { at: number; attempts: number; remaining: readonly number[] | null } }

/** A statement for each outcome. Whoever was reached once counts as told, even if another browser waits. */
export function outcomeWrite(db: Db, { id, isSent, retry }: PushOutcome, now: number) {
  const sent = isSent ? { sent: 1 } : {}
  const rest = retry
    ? {
        notBefore: retry.at,
        attempts: retry.attempts,
        leaseUntil: 0,
        remaining: retry.remaining === null ? null : JSON.stringify(retry.remaining),
      }
    : { doneAt: now }
  return db
    .update(pushDue)
    .set({ ...sent, ...rest })
    .where(and(eq(pushDue.id, id), isNull(pushDue.doneAt)))
}

/** Deletes what is older than the limits look back. */
export function forgetPushes(db: Db, before: number) {
  return db.delete(pushDue).where(lt(pushDue.at, before))
}
