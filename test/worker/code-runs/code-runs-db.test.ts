import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { CodeEffect } from '#durable/rules/staff/code-effects.ts'
import { NOON, aPlayer, atOnce, endow, equip, held } from '#test/worker/support/acting.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { doRun, runOf } from '#worker/code-runs/code-runs-db.ts'
import { tryCode } from '#worker/code-runs/trying.ts'
import { codeRun } from '#worker/db/schema/code-runs.ts'
import { audit } from '#worker/ledger/audit.ts'
import { forgetOld } from '#worker/privacy/retention-db.ts'
import { carry, thingsOf } from '#worker/things/carrying-db.ts'
import { notesOn } from '#worker/users/staff-users-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

type Player = Awaited<ReturnType<typeof aPlayer>>

const ann = await aUser({ admin: 1 })
const codeFor = (outcome: object) => `// ${JSON.stringify(outcome)}`
const whomOf = ({ userId, username }: Player) => ({ id: userId, username, createdAt: NOON })
const tries = (bo: Player, outcome: object, by = ann) =>
  tryCode({ db, env, now: NOON }, { by: by.userId, whom: whomOf(bo), code: codeFor(outcome) })

/** A run of these effects, as it may be confirmed. */
async function runFor(bo: Player, effects: readonly CodeEffect[]) {
  const trial = await tries(bo, { effects })
  if (typeof trial === 'string' || trial.run === null) throw new Error(JSON.stringify(trial))
  const run = await runOf(db, { id: trial.run, by: ann.userId })
  return run!
}
const confirmed = { by: ann.userId, reason: 'lost in a fault', now: NOON }
const kindsOf = async ({ dogId }: Player) => (await thingsOf(db, dogId)).map(({ kind }) => kind)

it('[S16] a trial shows each value before and after, and changes nothing', async () => {
  const bo = await aPlayer({ bornAt: NOON })
  await endow(bo.dogId, 'bones', 7)
  const beret = await equip(bo.dogId, 'hat', 'beret')
  const trial = await tries(bo, {
    effects: [
      { what: 'bones', dog: bo.dogId, amount: 5 },
      { what: 'take', thing: beret.id },
    ],
    printed: ['seven'],
  })
  expect(trial).toMatchObject({
    effects: [
      { dog: bo.dogId, before: 7, after: 12, fault: null },
      { dog: bo.dogId, taken: { kind: 'beret', place: 'hat' }, fault: null },
    ],
    ...{ printed: ['seven'], failure: null },
  })
  expect(await held(bo.dogId, 'bones')).toBe(7)
  expect(await kindsOf(bo)).toEqual(['beret'])
})

it.each([
  ['code that failed', { failure: { kind: 'threw', message: 'Error: no', line: 2 } }],
  ['code without effects', {}],
  ['an effect that the dog cannot bear', { effects: [{ what: 'bones', dog: 1, amount: 5 }] }],
  ['an answer that is none', { effects: [{ what: 'ban', dog: 1 }] }],
])('[S16] nothing can be confirmed of %s', async (_what, outcome) => {
  expect(await tries(await aPlayer(), outcome)).toMatchObject({ run: null })
})

it('[S16] does all effects as one op with one line of the log, however often it is asked for', async () => {
  const bo = await aPlayer({ bornAt: NOON })
  await endow(bo.dogId, 'bones', 7)
  await endow(bo.dogId, 'life', 20)
  const beret = await equip(bo.dogId, 'hat', 'beret')
  const run = await runFor(bo, [
    { what: 'bones', dog: bo.dogId, amount: -7 },
    { what: 'bones', dog: bo.dogId, amount: 3 },
    { what: 'karma', dog: bo.dogId, amount: 2 },
    { what: 'life', dog: bo.dogId, amount: 4 },
    { what: 'take', thing: beret.id },
    { what: 'give', dog: bo.dogId, kind: 'crown' },
    { what: 'give', dog: bo.dogId, kind: 'beanie' },
    { what: 'note', text: 'lost in a fault of ours' },
  ])
  const life = await held(bo.dogId, 'life')
  expect(await atOnce(10, 'runs', () => doRun(db, run, confirmed))).toEqual({ done: 10 })
  expect(await held(bo.dogId, 'bones')).toBe(3)
  expect(await held(bo.dogId, 'karma')).toBe(2)
  expect(await held(bo.dogId, 'life')).toBe(life + 4)
  expect(await kindsOf(bo)).toEqual(['crown', 'beanie'])
  expect((await notesOn(db, bo.userId)).map(({ text }) => text)).toEqual(['lost in a fault of ours'])
  const lines = (await logOf(ann)).filter(({ whom }) => whom === bo.userId)
  expect(lines).toMatchObject([
    {
      ...{ act: 'run-code', reason: 'lost in a fault' },
      detail: { run: run.id, bones: -4, karma: 2, life: 4, notes: 1, given: 'crown, beanie', taken: 'beret' },
    },
  ])
})

it('[S16] does nothing of a run where a thing has moved meanwhile', async () => {
  const bo = await aPlayer({ bornAt: NOON })
  const beret = await equip(bo.dogId, 'hat', 'beret')
  const run = await runFor(bo, [
    { what: 'bones', dog: bo.dogId, amount: 5 },
    { what: 'note', text: 'of no use' },
    { what: 'take', thing: beret.id },
  ])
  await carry(db, bo.act(), { thing: beret, to: 'mouth' })
  expect(await doRun(db, run, confirmed)).toBe('item-gone')
  expect(await held(bo.dogId, 'bones')).toBe(0)
  expect(await notesOn(db, bo.userId)).toEqual([])
})

it('[S16] refuses a run where a dog has more than was shown', async () => {
  const bo = await aPlayer()
  const run = await runFor(bo, [{ what: 'bones', dog: bo.dogId, amount: 5 }])
  await endow(bo.dogId, 'bones', 1)
  expect(await doRun(db, run, confirmed)).toBe('user-changed')
  expect(await held(bo.dogId, 'bones')).toBe(1)
})

it('[S16] gives from the account of the staff to two dogs what sums to nothing', async () => {
  const bo = await aPlayer()
  await endow(bo.dogId, 'bones', 9)
  const [other] = await env.DB.prepare(
    `insert into dog (user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
      select user_id, name || 'o', name_key || 'o', color, shadow_color, pack, born_at, created_at from dog where id = ?
      returning id`,
  )
    .bind(bo.dogId)
    .all<{ id: number }>()
    .then(({ results }) => results)
  await endow(other!.id, 'life', 60)
  const run = await runFor(bo, [
    { what: 'bones', dog: bo.dogId, amount: -4 },
    { what: 'bones', dog: other!.id, amount: 4 },
  ])
  expect(await doRun(db, run, confirmed)).toEqual({ run: run.id })
  expect([await held(bo.dogId, 'bones'), await held(other!.id, 'bones')]).toEqual([5, 4])
})

it('[S16] cannot be confirmed after five minutes, but says that it was done to who asks again', async () => {
  const bo = await aPlayer()
  const [late, done] = [
    await runFor(bo, [{ what: 'karma', dog: bo.dogId, amount: 1 }]),
    await runFor(bo, [{ what: 'bones', dog: bo.dogId, amount: 1 }]),
  ]
  const later = { ...confirmed, now: NOON + 300_001 }
  expect(await doRun(db, late, later)).toBe('code-over')
  expect(await doRun(db, done, confirmed)).toEqual({ run: done.id })
  expect(await doRun(db, done, later)).toEqual({ run: done.id })
  expect(await doRun(db, done, { ...confirmed, reason: 'for another reason' })).toBe('op-reused')
})

it('[S16] one cannot confirm what another administrator has tried', async () => {
  const bo = await aPlayer()
  const run = await runFor(bo, [{ what: 'bones', dog: bo.dogId, amount: 1 }])
  expect(await runOf(db, { id: run.id, by: (await aUser({ admin: 1 })).userId })).toBeNull()
})

it('[S16] refuses the thirty-first trial of an hour, those at once included', async () => {
  const [bo, dora] = [await aPlayer(), await aUser({ admin: 1 })]
  const tried = { userId: bo.userId, by: dora.userId, code: '1', at: NOON - 5 }
  for (let i = 0; i < 3; i += 1) await db.insert(codeRun).values(Array.from({ length: 9 }, () => tried))
  expect(await atOnce(5, 'trials', () => tries(bo, {}, dora))).toEqual({ done: 3, 'too-often': 2 })
})

it('[S11] code that was not confirmed goes after a day, what was with the log', async () => {
  const { userId } = await aPlayer()
  const now = Date.now()
  const ran = (days: number, isDone: boolean) => {
    const at = now - days * 86_400_000
    return { userId, by: ann.userId, at, code: '1', effects: '[]', doneAt: isDone ? at : null }
  }
  await db.insert(codeRun).values([ran(0.9, false), ran(1.1, false), ran(1.1, true), ran(729, true), ran(732, true)])
  await forgetOld(db, { now, sessionIdleMs: 86_400_000 * 10_000 })
  const left = await db.select({ at: codeRun.at }).from(codeRun).where(eq(codeRun.userId, userId))
  expect(left.map(({ at }) => Math.round((10 * (now - at)) / 86_400_000) / 10)).toEqual([0.9, 1.1, 729])
})
