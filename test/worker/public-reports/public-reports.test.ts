import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { SentReport } from '#app/site/report/public-reports.ts'
import { nameKey } from '#durable/rules/names.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { aPublicReport, aSentReport } from '#test/worker/support/public-reports.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { publicReport } from '#worker/db/schema/public-reports.ts'
import { pushDue } from '#worker/db/schema/push.ts'
import { hashOf } from '#worker/hash.ts'
import { personalData } from '#worker/privacy/privacy-db.ts'
import { forgetOld } from '#worker/privacy/retention-db.ts'
import { publicReports } from '#worker/public-reports/public-reports.ts'
import { aDeviceOf } from '../push/a-device.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const request = (address: string) =>
  new Request('https://voffpark.test/report', { headers: { 'cf-connecting-ip': address } })

/** The reports as somebody at this address sends and reads them. */
function anybody({ address = '127.0.0.1', limit = true } = {}) {
  const brake = { limit: async () => ({ success: limit }) }
  return publicReports({
    env: { DB: env.DB, REPORT_BRAKE: brake },
    request: request(address),
    language: 'dk',
    now: Date.now,
  })
}

const send = (changes: Partial<SentReport> = {}) => anybody().send(aSentReport(changes))

async function numberOf(sent: ReturnType<typeof send>): Promise<string> {
  const answer = await sent
  if ('problem' in answer) throw new Error(answer.problem)
  return answer.number
}

const rowOf = async (number: string) =>
  db
    .select()
    .from(publicReport)
    .where(eq(publicReport.numberHash, await hashOf(number)))
    .get()

it('[B20] is received without an account, and shown to whoever has the number alone', async () => {
  const number = await numberOf(send({ what: 'Bølle', email: 'ida@example.org' }))
  expect(await anybody().find(number)).toMatchObject({
    number,
    what: 'Bølle',
    kind: 'name',
    hasEmail: true,
    decided: null,
  })
  expect(await anybody().find('0000-0000-0000-0001')).toBeNull()
  expect(await anybody().find("' or 1=1 --")).toBeNull()
})

it('[B20] stores no number, only its hash, and nothing of who has sent it', async () => {
  const number = await numberOf(anybody({ address: '203.0.113.7' }).send(aSentReport()))
  const row = JSON.stringify(await rowOf(number))
  expect(row).not.toContain(number)
  expect(row).not.toContain('203.0.113.7')
})

it('[B20] finds a number that was copied by hand', async () => {
  const number = await numberOf(send())
  const typed = ` ${number.replaceAll('-', ' ').replaceAll('0', 'O').toUpperCase()} `
  expect(await anybody().find(typed)).toMatchObject({ number })
})

it.each<[string, Partial<SentReport>]>([
  ['what', { what: '   ' }],
  ['what', { what: 'x'.repeat(201) }],
  ['words', { words: 'Too short' }],
  ['words', { words: 'x'.repeat(1001) }],
  ['email', { email: 'ida at example.org' }],
  ['email', { email: 'a@b.c\nbcc: all@example.org' }],
  ['faith', { isInGoodFaith: false }],
  ['robot', { trap: 'https://example.org' }],
  ['robot', { drawnAt: '' }],
  ['robot', { drawnAt: String(Date.now() + 60_000) }],
])('[B20] says what is wrong: %s', async (problem, changes) => {
  const sent = aSentReport(changes)
  expect(await anybody().send(sent)).toEqual({ problem })
  expect(await rowOf(sent.number)).toBeUndefined()
})

it('[B20] is one report if the form is sent twice, and two if other words are sent with its number', async () => {
  const sent = aSentReport()
  const [first, again, other] = [
    await numberOf(send(sent)),
    await numberOf(send(sent)),
    await numberOf(send({ ...sent, words: 'Something else has happened.' })),
  ]
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(await anybody().find(first)).toMatchObject({ words: sent.words })
})

it('[B20] is refused to an address that sends too many', async () => {
  const many = anybody({ address: '203.0.113.7', limit: false })
  expect(await many.send(aSentReport())).toEqual({ problem: 'often' })
})

const staff = (roles: { moderator?: number; admin?: number }) => aUser(roles)
const queueOf = async (as: TestUser, search = '') => (await deskOf(as)).publicReports(search)

async function about(name: string, changes: Partial<SentReport> = {}) {
  const number = await numberOf(send({ what: name, ...changes }))
  return { number, id: (await rowOf(number))!.id }
}

it('[B21] is decided by a moderator: the page of the number says what, why and by which role', async () => {
  const [mod, owner] = [await staff({ moderator: 1 }), await aUser()]
  await aDogOf(owner.userId, { name: 'Grimrian', nameKey: nameKey('Grimrian') })
  const { number, id } = await about('grimrian')
  const [report] = await queueOf(mod, number)
  expect(report).toMatchObject({ id, bearers: [{ userId: owner.userId, dogName: 'Grimrian' }] })
  const decision = 'Navnet er taget fra hunden.'
  await (await deskOf(mod)).decidePublicReport({ id, outcome: 'removed', decision, userId: owner.userId })
  const { decided } = (await anybody().find(number))!
  expect(decided).toMatchObject({ outcome: 'removed', reason: decision, decider: 'moderator' })
  expect(await logOf(mod)).toMatchObject([
    {
      act: 'decide-public-report',
      reason: decision,
      whom: owner.userId,
      detail: { publicReport: id, outcome: 'removed' },
    },
  ])
})

it('[B21] is decided once', async () => {
  const [mod, other] = [await staff({ moderator: 1 }), await staff({ moderator: 1 })]
  const { id } = await about('Nobody')
  const decide = async (as: TestUser) =>
    refusalOf(
      (await deskOf(as)).decidePublicReport({ id, outcome: 'nothing', decision: 'Nothing is wrong', userId: null }),
    )
  expect([await decide(mod), await decide(other)]).toEqual([null, 'report-over'])
})

it('[B21] is about nobody whose name was not reported', async () => {
  const [mod, stranger] = [await staff({ moderator: 1 }), await aUser()]
  const { id } = await about('Nobody')
  const decision = { id, outcome: 'removed', decision: 'It is gone', userId: stranger.userId } as const
  expect(await refusalOf((await deskOf(mod)).decidePublicReport(decision))).toBe('bad-input')
})

it('[B11] is not read by whom it is about, and about staff by administrators alone', async () => {
  const [mod, other, admin] = [await staff({ moderator: 1 }), await staff({ moderator: 1 }), await staff({ admin: 1 })]
  const { number, id } = await about(mod.username)
  const reads = async (as: TestUser) => (await queueOf(as, number)).length
  expect([await reads(mod), await reads(other), await reads(admin)]).toEqual([0, 0, 1])
  const decision = { id, outcome: 'nothing', decision: 'Nothing is wrong', userId: null } as const
  expect(await refusalOf((await deskOf(other)).decidePublicReport(decision))).toBe('no-such-report')
})

it('[B20] puts those of danger before all others', async () => {
  const mod = await staff({ moderator: 1 })
  await about('Nobody', { ground: 'rules' })
  const { id } = await about('Nobody', { ground: 'danger' })
  expect((await queueOf(mod))[0]).toMatchObject({ ground: 'danger' })
  expect((await queueOf(mod)).map((report) => report.id)).toContain(id)
})

it('[B13] calls administrators for those of danger, once an hour, and for no others', async () => {
  const admin = await staff({ admin: 1 })
  await aDeviceOf(admin)
  const alarms = () => db.$count(pushDue, and(eq(pushDue.userId, admin.userId), eq(pushDue.kind, 'alarm')))
  await about('Nobody', { ground: 'law' })
  expect(await alarms()).toBe(0)
  for (const _ of [1, 2]) await about('Nobody', { ground: 'danger' })
  expect(await alarms()).toBe(1)
})

it('[B21] keeps an address until the answer was sent by hand', async () => {
  const mod = await staff({ moderator: 1 })
  const { number, id } = await about('Nobody', { email: 'ida@example.org' })
  const desk = await deskOf(mod)
  expect(await refusalOf(desk.answerPublicReport(id))).toBe('report-over')
  await desk.decidePublicReport({ id, outcome: 'nothing', decision: 'Nothing is wrong', userId: null })
  expect((await queueOf(mod, number))[0]).toMatchObject({ email: 'ida@example.org', outcome: 'nothing' })
  await desk.answerPublicReport(id)
  expect(await rowOf(number)).toMatchObject({ email: null })
  expect(await anybody().find(number)).toMatchObject({ hasEmail: false })
})

it('[B21] tells the user whom it is about nothing of it', async () => {
  const owner = await aUser()
  await aPublicReport({ accusedId: owner.userId, outcome: 'removed', decision: 'It is gone', decidedAt: 1 })
  expect(await personalData(db, owner.userId)).not.toHaveProperty('public_report')
})

const ASKED = 'The name means something else in Danish.'

/** A report that a moderator has decided, and its number. */
async function decidedReport(changes: Partial<SentReport> = {}) {
  const mod = await staff({ moderator: 1 })
  const { number, id } = await about('Nobody', changes)
  const desk = await deskOf(mod)
  await desk.decidePublicReport({ id, outcome: 'nothing', decision: 'Nothing is wrong', userId: null })
  return { number, id, mod }
}

it('[B26] is looked at again by another one of the staff, and the page of the number has both answers', async () => {
  const { number, mod } = await decidedReport()
  const other = await staff({ moderator: 1 })
  expect(await anybody().find(number)).toMatchObject({ mayAskAgain: true, again: null })
  expect(await anybody().askAgain(number, ASKED)).toBeNull()
  expect(await anybody().find(number)).toMatchObject({ mayAskAgain: false, again: { words: ASKED, decided: null } })
  const asked = (as: TestUser) => queueOf(as, number).then((found) => found.find(({ first }) => first !== null))
  expect(await asked(mod)).toBeUndefined()
  const again = (await asked(other))!
  expect(again).toMatchObject({ what: 'Nobody', first: { outcome: 'nothing', decision: 'Nothing is wrong' } })
  const decision = { id: again.id, outcome: 'removed', decision: 'You are right', userId: null } as const
  expect(await refusalOf((await deskOf(mod)).decidePublicReport(decision))).toBe('no-such-report')
  await (await deskOf(other)).decidePublicReport(decision)
  expect(await anybody().find(number)).toMatchObject({
    decided: { outcome: 'nothing' },
    again: { decided: { outcome: 'removed', reason: 'You are right', decider: 'moderator' } },
  })
})

it('[B26] waits in the queue of everybody but whoever decided first', async () => {
  const { number, mod } = await decidedReport({ ground: 'danger' })
  await anybody().askAgain(number, ASKED)
  const waits = async (as: TestUser) => (await queueOf(as)).some(({ words }) => words === ASKED)
  expect([await waits(mod), await waits(await staff({ moderator: 1 }))]).toEqual([false, true])
})

it('[B26] is looked at again once, and neither before a decision nor after 183 days', async () => {
  const again = async (number: string) => (await anybody().find(number))!.again
  const { number, id } = await decidedReport()
  await anybody().askAgain(number, ASKED)
  await anybody().askAgain(number, 'Once more, please, because I say so.')
  expect(await again(number)).toMatchObject({ words: ASKED })
  expect(await db.$count(publicReport, eq(publicReport.againOf, id))).toBe(1)
  const open = await numberOf(send())
  await anybody().askAgain(open, ASKED)
  expect(await again(open)).toBeNull()
  const late = await decidedReport()
  await db
    .update(publicReport)
    .set({ decidedAt: Date.now() - 184 * DAY_MS })
    .where(eq(publicReport.id, late.id))
  await anybody().askAgain(late.number, ASKED)
  expect(await anybody().find(late.number)).toMatchObject({ mayAskAgain: false, again: null })
})

it('[B26] says what is wrong with the words, and is refused to an address that asks too often', async () => {
  const { number } = await decidedReport()
  expect(await anybody().askAgain(number, 'Too short')).toBe('words')
  expect(await anybody({ address: '203.0.113.7', limit: false }).askAgain(number, ASKED)).toBe('often')
  expect((await anybody().find(number))!.again).toBeNull()
})

it('[S11] is gone after two years together with what was asked again', async () => {
  const now = Date.now()
  const id = await aPublicReport({ at: now - 732 * DAY_MS, outcome: 'nothing', decidedAt: 1 })
  const again = await aPublicReport({ at: now, againOf: id })
  await forgetOld(db, { now, sessionIdleMs: 1 })
  expect(await db.$count(publicReport, eq(publicReport.id, again))).toBe(0)
})

it('[S11] loses its words and its address after 180 days, and is gone after two years', async () => {
  const now = Date.now()
  const old = { at: now - 181 * DAY_MS, email: 'ida@example.org', outcome: 'nothing', decidedAt: 1 } as const
  const [kept, past, gone] = [
    await aPublicReport({ ...old, at: now - 179 * DAY_MS }),
    await aPublicReport(old),
    await aPublicReport({ ...old, at: now - 732 * DAY_MS }),
  ]
  await forgetOld(db, { now, sessionIdleMs: 1 })
  const found = (id: number) => db.select().from(publicReport).where(eq(publicReport.id, id)).get()
  expect(await found(kept)).toMatchObject({ words: 'The name is rude.', email: 'ida@example.org' })
  expect(await found(past)).toMatchObject({ words: '', what: '', email: null, outcome: 'nothing' })
  expect(await found(gone)).toBeUndefined()
})
