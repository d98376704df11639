import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { pushBit } from '#durable/rules/push/kinds.ts'
import { LIFE_DAYS } from '#durable/rules/push/limits.ts'
import { quietEndsAt } from '#durable/rules/push/quiet.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { pushSubscription } from '#worker/db/schema/push.ts'
import { report } from '#worker/db/schema/staff.ts'
import { account } from '#worker/db/schema/value/ledger.ts'
import { knockFor } from './due-db.ts'

/** Statements for the batch of what they tell of: whoever has asked for it is told by push. */

type Befriending = { to: number; from: number; fromUser: number; now: number }

/** [U1] `from` asks the dog `to`, or with `isTaken` has accepted its request at `now`. */
export function knockOfFriend(db: Db, { to, from, fromUser, now }: Befriending, isTaken: boolean) {
  const owner = sql`(select user_id from dog where id = ${to})`
  const about = { dog: to, from, fromUser, isTaken }
  const knock = {
    kind: 'friend',
    key: `${from}:${to}:${isTaken ? 'taken' : 'asked'}:${osloDay(now)}`,
    about,
    now,
  } as const
  const isAccepted = sql`exists (select 1 from friend where asker = ${to} and asked = ${from} and since = ${now})`
  return knockFor(db, owner, knock, isTaken ? isAccepted : undefined)
}

/** Staff have answered the report; its reporter is told. */
export function knockOfReport(db: Db, reportId: number, now: number) {
  const reporter = sql`(select ${report.reporterId} from ${report} where ${report.id} = ${reportId})`
  return knockFor(db, reporter, { kind: 'answer', key: `report:${reportId}`, about: { answered: 'report' }, now })
}

/** [B7] Staff have answered the appeal against this ban of the user. */
export function knockOfAppeal(db: Db, { banId, userId, now }: { banId: number; userId: number; now: number }) {
  return knockFor(db, userId, { kind: 'answer', key: `appeal:${banId}`, about: { answered: 'appeal' }, now })
}

/** The most dogs whose owners are told in one night. */
const DOGS_MAX = 5000
/** Statements of one batch. */
const STATEMENTS_MAX = 100

/** [H2] Tells owners who have asked for it that a dog has few days left, as soon as it is not quiet for them. */
export async function knockOfLives(db: Db, now: number): Promise<void> {
  const today = osloDay(now)
  const left = sql`${account.balance} - (${today} - coalesce(${dog.lifeDay}, ${today}))`
  const rows = await db
    .select({
      dog: dog.id,
      user: dog.userId,
      days: sql<number>`${left}`.as('days_left'),
      zone: pushSubscription.zone,
      from: pushSubscription.quietFrom,
      to: pushSubscription.quietTo,
    })
    .from(pushSubscription)
    .innerJoin(dog, and(eq(dog.userId, pushSubscription.userId), isNull(dog.diedAt)))
    .innerJoin(account, and(eq(account.dogId, dog.id), eq(account.unit, 'life')))
    .where(and(sql`(${pushSubscription.kinds} & ${pushBit('life')}) <> 0`, inArray(left, [...LIFE_DAYS])))
    .limit(DOGS_MAX)
  const statements = rows.map(({ dog: id, user, days, ...quiet }) => {
    const about = { dog: id, days }
    return knockFor(db, user, { kind: 'life', key: `${id}:${today}`, about, now, notBefore: quietEndsAt(quiet, now) })
  })
  for (let at = 0; at < statements.length; at += STATEMENTS_MAX) {
    const [first, ...others] = statements.slice(at, at + STATEMENTS_MAX)
    if (first) await db.batch([first, ...others])
  }
}
