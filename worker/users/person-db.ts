import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { staffLog } from '#worker/db/schema/staff.ts'
import { user } from '#worker/db/schema/users.ts'
import { op } from '#worker/db/schema/value/ledger.ts'
import { logged } from '#worker/records/staff-log-db.ts'

/** Ops that are left out: gifts of staff stand in the staff log, and what is carried otherwise stays with its dog. */
const NOT_TOLD = ['grant', 'take-back', 'code', 'news', 'carry', 'outfit'] as const

/** The owner of a dog; null if there is no such dog. */
export async function userOfDog(db: Db, dogId: number): Promise<number | null> {
  const row = await db.select({ userId: dog.userId }).from(dog).where(eq(dog.id, dogId)).get()
  return row?.userId ?? null
}

/** The most dogs that a user may have. */
export async function maxDogsOf(db: Db, userId: number): Promise<number | null> {
  const row = await db.select({ maxDogs: user.maxDogs }).from(user).where(eq(user.id, userId)).get()
  return row?.maxDogs ?? null
}

type Change = { userId: number; maxDogs: number; by: number; reason: string; now: number }

/** [S15] Sets how many dogs a user may have. Those that there are stay. */
export async function setMaxDogs(db: Db, { userId, maxDogs, by, reason, now }: Change): Promise<void> {
  await db.batch([
    db.update(user).set({ maxDogs }).where(eq(user.id, userId)),
    logged(db, { at: now, staffId: by, act: 'set-max-dogs', userId, reason, detail: { maxDogs } }),
  ])
}

/**
 * What a user has done that moved value, and what staff have done about them. `what` is the kind of an op, or the act of a line
 * of the staff log; `by` is a username, null for the user themselves. `bones` and `karma` are what their own dogs have
 * gained, below zero for a loss; `things` are the kinds of what was moved. `at` is epoch ms.
 */
export type PersonEvent = {
  at: number
  what: string
  by: string | null
  reason: string
  bones: number
  karma: number
  things: string[]
}

/** The newest entries before `before`, or of all, the newest first. What others have done to their dogs is not in it. */
export async function historyOf(db: Db, userId: number, before: number | null): Promise<PersonEvent[]> {
  const [ops, lines] = await db.batch([opsOf(db, userId, before), linesAbout(db, userId, before)])
  const done = ops.map(({ things, ...one }) => ({ ...one, by: null, reason: '', things: kindsIn(things) }))
  const about = lines.map(({ detail, ...line }): PersonEvent => ({ ...line, ...givenIn(line.what, detail) }))
  return [...done, ...about].toSorted((one, other) => other.at - one.at).slice(0, PAGE_ROWS)
}

function opsOf(db: Db, userId: number, before: number | null) {
  // Drizzle writes the columns of its own tables without their table where it joins none.
  const gained = (unit: 'bones' | 'karma') =>
    sql<number>`coalesce((select sum(leg.delta) from leg
    join account on account.id = leg.account_id join dog on dog.id = account.dog_id
    where leg.op_id = op.id and account.unit = ${unit} and dog.user_id = ${userId}), 0)`.as(unit)
  const moved = sql<string>`(select json_group_array(item.kind) from item_move
    join item on item.id = item_move.item_id where item_move.op_id = op.id)`.as('things')
  return db
    .select({ at: op.at, what: op.kind, bones: gained('bones'), karma: gained('karma'), things: moved })
    .from(op)
    .where(
      and(eq(op.actor, userId), notInArray(op.kind, [...NOT_TOLD]), before === null ? undefined : lt(op.at, before)),
    )
    .orderBy(desc(op.at))
    .limit(PAGE_ROWS)
}

function linesAbout(db: Db, userId: number, before: number | null) {
  return db
    .select({
      at: staffLog.at,
      what: staffLog.act,
      by: user.username,
      reason: staffLog.reason,
      detail: staffLog.detail,
    })
    .from(staffLog)
    .leftJoin(user, eq(user.id, staffLog.staffId))
    .where(and(eq(staffLog.userId, userId), before === null ? undefined : lt(staffLog.at, before)))
    .orderBy(desc(staffLog.at))
    .limit(PAGE_ROWS)
}

// `logged` writes each detail, and `gifts-db.ts` those of gifts.
function givenIn(act: string, detail: string): Pick<PersonEvent, 'bones' | 'karma' | 'things'> {
  const { bones = 0, karma = 0, thing } = JSON.parse(detail) as { bones?: number; karma?: number; thing?: string }
  const sign = act === 'take-back' ? -1 : 1
  return { bones: sign * bones, karma: sign * karma, things: thing === undefined ? [] : [thing] }
}

function kindsIn(text: string): string[] {
  return JSON.parse(text) as string[]
}
