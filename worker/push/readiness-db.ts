import { and, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import { UNCOUNTED_KINDS, DAY_MS } from '#durable/rules/push/limits.ts'
import type { Readiness } from '#durable/rules/push/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { answersOf, query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { pushDue, pushSubscription } from '#worker/db/schema/push.ts'
import { session } from '#worker/db/schema/users.ts'
import { socketsOf } from '#worker/presence/sockets-db.ts'
import type { DuePush } from './due-db.ts'

/** A browser of a user, with what was chosen for it. `kinds` is a mask of PUSH_KINDS. */
export type PushTarget = {
  id: number
  userId: number
  endpointHash: string
  sealed: string
  kinds: number
  zone: string
  quietFrom: number
  quietTo: number
  names: number
  language: Language
  /** How many messages its push service has refused in a row. */
  fails: number
  /** 1 during a ban of its user, in which only the answer to an appeal reaches it. */
  isBanned: number
}

/** A message with what decides about it. A name is null if its dog is not alive, or if there is none in it. */
export type ReadyPush = DuePush & Readiness & { dogName: string | null; fromName: string | null; targets: PushTarget[] }

/**
 * Reads what decides about the messages, in one round trip. Browsers whose session has ended or was not used since
 * `idleSince` are left out. Those of a banned user get nothing but the answer to the appeal.
 */
export async function readiness(
  db: Db,
  due: readonly DuePush[],
  { now, idleSince }: { now: number; idleSince: number },
): Promise<ReadyPush[]> {
  const ids = due.map(({ id }) => id)
  const facts = factsOf(db, ids, now)
  const targets = targetsOf(db, ids, { now, idleSince })
  const sockets = due.map(({ userId, about }) => socketsOf(db, { dogId: about.dog ?? 0, userId, now }))
  const queries = [facts, targets, ...sockets] as const
  const rows = await db.batch([facts.statement, targets.statement, ...sockets.map(({ statement }) => statement)])
  const [knownFacts, knownTargets] = answersOf([facts, targets], rows)
  const counts = answersOf(sockets, rows.slice(queries.length - sockets.length))
  return due.flatMap((push, at): ReadyPush[] => {
    const fact = knownFacts.get(push.id)
    const open = counts[at] ?? { ofUser: 0, ofDog: 0 }
    if (!fact) return []
    const pagesThatCount = open.ofUser - (push.about.isPageHidden ? open.ofDog : 0)
    const isGone = push.about.dog !== undefined && fact.dogName === null
    return [
      {
        ...push,
        isPageOpen: pagesThatCount > 0,
        isSilenced: fact.isParted !== 0 || isGone,
        sentToday: fact.sentToday,
        dogName: fact.dogName,
        fromName: fact.fromName,
        targets: knownTargets.filter(
          ({ id, userId, isBanned }) =>
            userId === push.userId &&
            (isBanned === 0 || push.about.answered === 'appeal') &&
            (push.remaining === null || push.remaining.includes(id)),
        ),
      },
    ]
  })
}

type Fact = { id: number; dogName: string | null; fromName: string | null; isParted: number; sentToday: number }

const among = (ids: readonly number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`
// Written out: in the fields of a select Drizzle leaves out the names of tables.
const nameOf = (field: 'dog' | 'from') => sql<string | null>`(select dog.name from dog
  where dog.id = push_due.about ->> ${field} and dog.died_at is null)`
const IS_PARTED = sql<number>`exists (select 1 from unheard where
  (unheard.user_id = push_due.user_id and unheard.other_id = push_due.about ->> 'fromUser')
  or (unheard.user_id = push_due.about ->> 'fromUser' and unheard.other_id = push_due.user_id))`

function factsOf(db: Db, ids: readonly number[], now: number): Query<Map<number, Fact>> {
  const counted = sql<number>`(select count(*) from push_due other where other.user_id = push_due.user_id
    and other.sent = 1 and other.at > ${now - DAY_MS} and other.kind not in ${UNCOUNTED_KINDS})`
  const rows = db
    .select({
      id: pushDue.id,
      dogName: nameOf('dog').as('dog_name'),
      fromName: nameOf('from').as('from_name'),
      isParted: IS_PARTED.as('is_parted'),
      sentToday: counted.as('sent_today'),
    })
    .from(pushDue)
    .where(inArray(pushDue.id, among(ids)))
  return query(rows, (facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.id, fact])))
}

function targetsOf(db: Db, ids: readonly number[], { now, idleSince }: { now: number; idleSince: number }) {
  const users = sql`(select ${pushDue.userId} from ${pushDue} where ${inArray(pushDue.id, among(ids))})`
  const isOpen: SQL | undefined = and(
    eq(session.hash, pushSubscription.sessionHash),
    isNull(session.revokedAt),
    gt(session.expiresAt, now),
    gt(session.lastUsedAt, idleSince),
  )
  // Written out, as the names above.
  const isBanned = sql<number>`exists (select 1 from ban where ban.user_id = push_subscription.user_id
    and ban.starts_at <= ${now} and ban.ends_at > ${now})`
  const rows = db
    .select({
      id: pushSubscription.id,
      userId: pushSubscription.userId,
      endpointHash: pushSubscription.endpointHash,
      sealed: pushSubscription.sealed,
      kinds: pushSubscription.kinds,
      zone: pushSubscription.zone,
      quietFrom: pushSubscription.quietFrom,
      quietTo: pushSubscription.quietTo,
      names: pushSubscription.names,
      language: pushSubscription.language,
      fails: pushSubscription.fails,
      isBanned: isBanned.as('is_banned'),
    })
    .from(pushSubscription)
    .where(
      and(
        inArray(pushSubscription.userId, users),
        exists(db.select({ hash: session.hash }).from(session).where(isOpen)),
      ),
    )
  return query(rows, (found: PushTarget[]) => found)
}
