import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import { errandPosts } from '#durable/rules/npcs/errand.ts'
import { PAID_LESSONS, giftsFor } from '#durable/rules/npcs/gifts.ts'
import type { Learner, PaidLesson } from '#durable/rules/npcs/gifts.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import type { Db } from '#worker/db/client.ts'
import { wear } from '#worker/db/schema/dogs.ts'
import { daily, findDay, once } from '#worker/db/schema/value/days.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { demand, transfer } from '#worker/ledger/writes.ts'
import { mayAct } from './acting-db.ts'
import type { Actor } from './acting-db.ts'
import { gainKarma } from './sniffing-db.ts'

/** How often an op is tried again because another act of the user came between reading and writing. */
const TRIES_MAX = 5

/**
 * [NP5] [NP6] [NP7] A dog takes what an NPC gives: the first bones, and karma for what its player has learned and for the errand
 * of the day. The room
 * vouches that the dog is there, and whether it has walked; the ledger itself knows what else the player has done.
 * All but the errand is given once to a user, so three dogs bring no more than one.
 */
export async function takenFrom(db: Db, actor: Actor, { npc, hasWalked }: { npc: NpcKey; hasWalked: boolean }) {
  const { op: id, user, dog, now } = actor
  const operation = { id, actor: user, kind: 'npc' as const, request: { dog, npc }, now }
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const learner = await learnerOf(db, { user, dog, now, hasWalked })
    const { bones, karma, lessons, isErrandPaid } = giftsFor(learner)
    const isErrandDone = learner.isErrandDone || isErrandPaid
    const given = [...(bones > 0 ? [firstBoneOf(user)] : []), ...lessons.map((lesson) => lessonOf(user, lesson))]
    const writes = [
      ...mayAct(actor),
      ...given.flatMap((what) => [
        demand('changed-meanwhile', sql`not exists (select 1 from once where what = ${what})`),
        { sql: sql`insert into once (what, op_id) values (${what}, ${id})` },
      ]),
      ...(bones > 0 ? transfer(id, { unit: 'bones', amount: bones, from: { park: 'npcs' }, to: { dog } }) : []),
      ...(isErrandPaid ? [demand('changed-meanwhile', hasErrandToPay(actor))] : []),
      ...(karma > 0 ? gainKarma(actor, { amount: karma, from: 'npcs', errand: isErrandPaid }) : []),
      ...giveStamps({ user, keys: stampsOfAct({ type: 'gift', bones, isErrandDone }), now }),
    ]
    const done = await perform(db, operation, { writes, result: told({ bones, karma, isErrandDone }) })
    if (done !== 'changed-meanwhile' && done !== 'karma-full') return done
  }
  return 'try-again'
}

function firstBoneOf(user: number): string {
  return `npc:first-bone:${user}`
}

function lessonOf(user: number, lesson: PaidLesson): string {
  return `npc:lesson:${lesson}:${user}`
}

/** [NP7] SQL for whether the dog has read a post of the errand today, and was not paid for it. */
function hasErrandToPay({ dog, now }: Pick<Actor, 'dog' | 'now'>): SQL {
  const day = osloDay(now)
  return sql`exists (select 1 from daily where dog_id = ${dog} and day = ${day} and errand = 0
    and posts & ${errandPosts(day)} > 0)`
}

type Asking = { user: number; dog: number; now: number; hasWalked: boolean }

async function learnerOf(db: Db, { user, dog, now, hasWalked }: Asking): Promise<Learner & { isErrandDone: boolean }> {
  const day = osloDay(now)
  const known = [firstBoneOf(user), ...PAID_LESSONS.map((lesson) => lessonOf(user, lesson))]
  const today = and(eq(daily.dogId, dog), eq(daily.day, day), eq(daily.kind, 'karma'))
  // A day has a row for the trail alone as well.
  const hasDug = or(eq(findDay.trail, 0), ne(findDay.tiles, '{}'))
  // The rows of the last days are enough: what a lesson asks for is done once.
  const [had, sniffs, digs, worn, [gained]] = await db.batch([
    db.select({ what: once.what }).from(once).where(inArray(once.what, known)),
    db
      .select({ day: daily.day })
      .from(daily)
      .where(and(eq(daily.dogId, dog), ne(daily.sniffed, '{}')))
      .limit(1),
    db
      .select({ day: findDay.day })
      .from(findDay)
      .where(and(eq(findDay.userId, user), hasDug))
      .limit(1),
    db.select({ slot: wear.slot }).from(wear).where(eq(wear.dogId, dog)).limit(1),
    db.select({ amount: daily.amount, posts: daily.posts, errand: daily.errand }).from(daily).where(today),
  ])
  const learned: Record<PaidLesson, boolean> = {
    walk: hasWalked,
    say: true,
    meet: sniffs.length > 0,
    dig: digs.length > 0,
    wear: worn.length > 0,
  }
  const before = new Set(had.map(({ what }) => what))
  return {
    hadBones: before.has(firstBoneOf(user)),
    paid: PAID_LESSONS.filter((lesson) => before.has(lessonOf(user, lesson))),
    learned: PAID_LESSONS.filter((lesson) => learned[lesson]),
    karmaLeft: KARMA_A_DAY - (gained?.amount ?? 0),
    hasRunErrand: gained !== undefined && gained.errand === 0 && (gained.posts & errandPosts(day)) > 0,
    isErrandDone: gained?.errand === 1,
  }
}
