import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aPlayer, held } from '#test/worker/support/acting.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { logOf, tire } from '#test/worker/support/staff.ts'
import { codeRun } from '#worker/db/schema/code-runs.ts'
import { everythingAbout } from '#worker/privacy/own-words.ts'
import { staffLogTable } from '#worker/records/log-table-db.ts'

const TRY = `mutation ($userId: Int!, $code: String!) { tryCode(userId: $userId, code: $code) {
  run printed effects { what dogId kind place text before after fault } failure { kind message line } } }`
const RUN = 'mutation ($run: Int!, $reason: String!) { runCode(run: $run, reason: $reason) }'
const REASON = 'lost in a fault'
const bonesFor = (dog: number) => `// ${JSON.stringify({ effects: [{ what: 'bones', dog, amount: 5 }] })}`

/** An administrator, a player, and what the first does to the other. */
async function aCase() {
  const [as, bo] = [await aUser({ admin: 1 }), await aPlayer()]
  const tries = (code: string) => ask(TRY, { as, variables: { userId: bo.userId, code } })
  const trial = async () => (await tries(bonesFor(bo.dogId))).data?.tryCode as { run: number }
  const runs = (run: number, reason = REASON) => ask(RUN, { as, variables: { run, reason } })
  return { as, bo, tries, trial, runs }
}

it('[S16] shows what code would do, then does it with a reason', async () => {
  const { bo, trial, runs } = await aCase()
  const shown = await trial()
  expect(shown).toMatchObject({
    effects: [{ what: 'bones', dogId: bo.dogId, kind: null, before: 0, after: 5, fault: null }],
    ...{ printed: [], failure: null },
  })
  expect((await runs(shown.run)).data).toEqual({ runCode: true })
  expect(await held(bo.dogId, 'bones')).toBe(5)
})

it('[S16] says so where the sandbox does not answer, and does nothing', async () => {
  const { tries } = await aCase()
  expect((await tries('for (;;) {}')).data?.tryCode).toMatchObject({ run: null, failure: { kind: 'no-answer' } })
})

it('[S16] takes no code of nothing or of more than 4,000 letters, and no reason of four', async () => {
  const { as, trial, tries, runs } = await aCase()
  expect(codesOf(await tries('  '))).toEqual(['bad-input'])
  expect(codesOf(await tries('x'.repeat(4001)))).toEqual(['bad-input'])
  expect(codesOf(await runs((await trial()).run, 'four'))).toEqual(['reason-length'])
  expect(await logOf(as)).toEqual([])
})

it('[S5] [S7] [S16] demands a fresh sign-in for both, and somebody below', async () => {
  const { as, bo, trial, tries, runs } = await aCase()
  const { run } = await trial()
  await db.run(`update user set moderator = 1, admin = 1 where id = ${bo.userId}`)
  expect(codesOf(await tries('1'))).toEqual(['above-you'])
  expect(codesOf(await runs(run))).toEqual(['above-you'])
  expect(codesOf(await ask(TRY, { as, variables: { userId: as.userId, code: '1' } }))).toEqual(['above-you'])
  await tire(as)
  expect(codesOf(await tries('1'))).toEqual(['sign-in-again'])
  expect(codesOf(await runs(run))).toEqual(['sign-in-again'])
})

it('[S16] the log shows the code, the export what was done, and deletion takes both', async () => {
  const { as, bo, trial, runs } = await aCase()
  const { run } = await trial()
  await runs(run)
  const logged = async () => {
    const { rows } = await staffLogTable(db, { search: as.username, act: 'run-code', page: 1, own: null })
    return rows.map(({ code }) => code)
  }
  expect(await logged()).toEqual([bonesFor(bo.dogId)])
  const { code_run: told } = JSON.parse(await everythingAbout({ env, now: Date.now() }, bo.userId))
  expect(told).toMatchObject([{ id: run, effects: expect.stringContaining('"before":0,"after":5') }])
  expect(JSON.stringify(told)).not.toContain('//')
  await db.delete(codeRun).where(eq(codeRun.id, run))
  expect(await logged()).toEqual([null])
})
