import { and, eq, gt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { CODE_CONFIRM_MS, CODE_TRIALS_AN_HOUR } from '#durable/rules/staff/code-effects.ts'
import type { CodeUnit, ShownEffect } from '#durable/rules/staff/code-walk.ts'
import { isAlive, lifepointsLeft } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { codeRun } from '#worker/db/schema/code-runs.ts'
import { userNote } from '#worker/db/schema/desks.ts'
import { hashOf } from '#worker/hash.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { LedgerRefusal, Write } from '#worker/ledger/operation.ts'
import { holderOf, makeThing, move } from '#worker/ledger/things.ts'
import { balanceOf, counterLegs, demand, legOf } from '#worker/ledger/writes.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { kindNow } from '#worker/sheets/kinds-db.ts'
import { freeBagSlot } from '#worker/things/carrying-db.ts'

const HOUR_MS = 60 * 60 * 1000

type Begun = { userId: number; by: number; code: string; now: number }

/** [S16] Stores a run before its code is run. Returns its id, or null if the administrator has tried too much in the last hour. */
export async function beginRun(db: Db, { userId, by, code, now }: Begun): Promise<number | null> {
  const ofTheHour = and(eq(codeRun.by, by), gt(codeRun.at, now - HOUR_MS))
  const [made] = await db.all<{ id: number }>(sql`
    insert into code_run (user_id, by, at, code) select ${userId}, ${by}, ${now}, ${code}
    where ${db.$count(codeRun, ofTheHour)} < ${CODE_TRIALS_AN_HOUR} returning id`)
  return made?.id ?? null
}

/** Keeps the effects of a run, which may be confirmed from now on. */
export async function keepEffects(db: Db, id: number, effects: readonly ShownEffect[]): Promise<void> {
  await db
    .update(codeRun)
    .set({ effects: JSON.stringify(effects) })
    .where(eq(codeRun.id, id))
}

export type CodeRun = { id: number; userId: number; code: string; effects: readonly ShownEffect[] }

/** A run of this administrator that has effects; null if there is none. */
export async function runOf(db: Db, { id, by }: { id: number; by: number }): Promise<CodeRun | null> {
  const row = await db
    .select({ id: codeRun.id, userId: codeRun.userId, code: codeRun.code, effects: codeRun.effects })
    .from(codeRun)
    .where(and(eq(codeRun.id, id), eq(codeRun.by, by)))
    .get()
  // `keepEffects` wrote it.
  return row?.effects ? { ...row, effects: JSON.parse(row.effects) as ShownEffect[] } : null
}

type Confirmed = { by: number; reason: string; now: number }
type RunRefusal =
  | LedgerRefusal
  | 'code-over'
  | 'user-changed'
  | 'dog-is-dead'
  | 'no-such-item'
  | 'bag-full'
  | 'item-gone'

/**
 * [S16] Does all effects of a run as one op, or none: what the dogs have must be what the run has shown. It is done once, however
 * often it is asked for.
 */
export async function doRun(
  db: Db,
  run: CodeRun,
  { by, reason, now }: Confirmed,
): Promise<{ run: number } | RunRefusal | 'place-taken'> {
  const id = `code:${run.id}`
  const isOpen = sql`exists (select 1 from code_run
    where id = ${run.id} and done_at is null and effects is not null and at > ${now - CODE_CONFIRM_MS})`
  const sums = sumsOf(run.effects)
  const hash = await hashOf(run.code)
  const line = logged(db, {
    ...{ at: now, staffId: by, act: 'run-code', userId: run.userId, reason },
    detail: { run: run.id, hash, ...totalsOf(run.effects) },
  })
  return perform(
    db,
    { id, actor: by, kind: 'code', request: { reason }, now },
    {
      writes: [
        demand('code-over', isOpen),
        ...sums.map((sum) => demand('user-changed', sql`${leftOf(sum, now)} = ${sum.before}`)),
        ...run.effects.flatMap((shown) => thingWrites(id, shown, now)),
        ...sums.flatMap(({ dog, unit, amount }) => [
          ...(amount > 0 ? [demand('dog-is-dead', isAlive(dog, osloDay(now)))] : []),
          ...(amount === 0 ? [] : [legOf(id, { dog, unit, amount })]),
        ]),
        ...counterLegs(id, 'staff'),
        ...run.effects.flatMap(({ effect }): Write[] => {
          if (effect.what !== 'note') return []
          const note = { userId: run.userId, authorId: by, text: effect.text, createdAt: now }
          return [{ sql: db.insert(userNote).values(note).getSQL() }]
        }),
        { sql: sql`update code_run set done_at = ${now} where id = ${run.id}` },
        { sql: line.getSQL() },
      ],
      result: told({ run: run.id }),
    },
  )
}

/** What all effects of a run do to a dog in one unit; `before` is what the dog had then. */
type Sum = { dog: number; unit: CodeUnit; before: number; amount: number }

function sumsOf(effects: readonly ShownEffect[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { effect, before } of effects) {
    if (!('amount' in effect) || before === null) continue
    const { what: unit, dog, amount } = effect
    const sum = sums.get(`${dog} ${unit}`) ?? { dog, unit, before, amount: 0 }
    sums.set(`${dog} ${unit}`, { ...sum, amount: sum.amount + amount })
  }
  return [...sums.values()]
}

function leftOf({ dog, unit }: Sum, now: number): SQL<number> {
  if (unit !== 'life') return balanceOf(dog, unit)
  return sql<number>`(select max(0, ${lifepointsLeft(osloDay(now))}) from dog where id = ${dog})`
}

function thingWrites(
  id: string,
  { effect, dog, taken }: ShownEffect,
  now: number,
): Write<'dog-is-dead' | 'no-such-item' | 'bag-full' | 'item-gone' | 'place-taken'>[] {
  if (effect.what === 'take' && dog !== null && taken !== null)
    return move(id, { thing: { id: effect.thing, ver: taken.ver }, from: holderOf(dog), to: 'gone' })
  const kind = effect.what === 'give' ? itemKind(effect.kind) : null
  if (effect.what !== 'give' || kind === null) return []
  const slot = freeBagSlot(effect.dog, now)
  return [
    demand('dog-is-dead', isAlive(effect.dog, osloDay(now))),
    demand('no-such-item', sql`not ${kindNow(kind).isRetired}`),
    demand('bag-full', sql`${slot} is not null`),
    makeThing(id, { kind: effect.kind, to: { dog: effect.dog, slot } }),
  ]
}

/** What the staff log says of the effects. Notes are deleted with the user, so it says only how many there are. */
function totalsOf(effects: readonly ShownEffect[]): Record<string, string | number> {
  const sum = (unit: CodeUnit) =>
    effects.reduce((total, { effect }) => total + (effect.what === unit ? effect.amount : 0), 0)
  const given = effects.flatMap(({ effect }) => (effect.what === 'give' ? [effect.kind] : []))
  const taken = effects.flatMap(({ taken: one }) => (one ? [one.kind] : []))
  const notes = effects.filter(({ effect }) => effect.what === 'note').length
  const totals = { bones: sum('bones'), karma: sum('karma'), life: sum('life'), notes }
  return {
    ...Object.fromEntries(Object.entries(totals).filter(([, total]) => total !== 0)),
    ...(given.length > 0 && { given: given.join(', ') }),
    ...(taken.length > 0 && { taken: taken.join(', ') }),
  }
}
