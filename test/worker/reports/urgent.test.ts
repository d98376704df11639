import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { URGENT_OFFENCES } from '#durable/rules/staff/reports.ts'
import type { Offence } from '#durable/rules/staff/reports.ts'
import { db } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel } from '#test/worker/support/kennel.ts'
import type { Kennel } from '#test/worker/support/kennel.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { pushDue } from '#worker/db/schema/push.ts'
import { report } from '#worker/db/schema/staff.ts'
import { askForDeletion, forgetUser } from '#worker/privacy/privacy-db.ts'
import { forgetOld } from '#worker/privacy/retention-db.ts'
import { sendDue } from '#worker/push/sending.ts'
import { aDeviceOf, pushEnv } from '../push/a-device.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REPORT = `mutation ($dogId: Int!, $offence: Offence!) { report(dogId: $dogId, offence: $offence, reason: "words of it") }`

async function tell(of: Kennel, offence: Offence): Promise<number> {
  const by = await aKennel()
  await ask(REPORT, { as: by.as, variables: { dogId: of.dogId, offence } })
  const [made] = await db.select().from(report).where(eq(report.reporterId, by.as.userId))
  return made!.id
}

const alarmsOf = async ({ as }: Kennel) =>
  (await db.select({ kind: pushDue.kind }).from(pushDue).where(eq(pushDue.userId, as.userId))).map(({ kind }) => kind)

beforeEach(async () => {
  await db.delete(pushDue)
})

it.each(['oldest', 'newest', 'name'] as const)('[B13] puts urgent reports first while they wait, %s', async (sort) => {
  const [mod, of] = [await aKennel({ moderator: 1 }), await aKennel()]
  const [before, urgent, after] = [await tell(of, 'serious'), await tell(of, 'threat'), await tell(of, 'cheat')]
  const desk = await deskOf(mod.as)
  const shown = async (filter: 'open' | 'all') => {
    const { rows } = await desk.reports({ filter, sort, search: of.as.username, page: 1 })
    return rows.map(({ id }) => id)
  }
  const others = sort === 'newest' ? [after, before] : [before, after]
  expect(await shown('open')).toEqual([urgent, ...others])
  await desk.claimReport({ id: urgent, isGivenBack: false })
  await desk.closeReport({ id: urgent, outcome: 'nothing', note: 'Looked into' })
  expect(await shown('all')).toEqual([before, urgent, after].toSorted((a, b) => (sort === 'newest' ? b - a : a - b)))
})

it.each(URGENT_OFFENCES)('[B13] calls each administrator for %s, and nobody else', async (offence) => {
  const [admin, mod, player] = [await aKennel({ admin: 1 }), await aKennel({ moderator: 1 }), await aKennel()]
  for (const { as } of [admin, mod, player]) await aDeviceOf(as)
  await tell(player, 'serious')
  expect(await alarmsOf(admin)).toEqual([])
  await tell(player, offence)
  expect([await alarmsOf(admin), await alarmsOf(mod), await alarmsOf(player)]).toEqual([['alarm'], [], []])
})

it('[B13] tells no administrator of a report about themselves', async () => {
  const [accused, other] = [await aKennel({ admin: 1 }), await aKennel({ admin: 1 })]
  for (const { as } of [accused, other]) await aDeviceOf(as)
  await tell(accused, 'grooming')
  expect([await alarmsOf(accused), await alarmsOf(other)]).toEqual([[], ['alarm']])
})

it('[B13] sends an alarm in quiet hours, with every kind switched off, to the queue', async () => {
  const admin = await aKennel({ admin: 1 })
  const device = await aDeviceOf(admin.as, { kinds: [], from: 0, to: 24 })
  await tell(await aKennel(), 'threat')
  const asked: { address: string; urgency: string | null }[] = []
  const post = async (address: string, { headers }: RequestInit) => {
    asked.push({ address, urgency: new Headers(headers).get('urgency') })
    return new Response(null, { status: 201 })
  }
  await sendDue(pushEnv, db, { now: Date.now(), post })
  expect(asked.filter(({ address }) => address === device.endpoint)).toEqual([
    { address: device.endpoint, urgency: 'high' },
  ])
})

const kept = async (id: number) => {
  const [row] = await db.select().from(report).where(eq(report.id, id))
  return row && { reason: row.reason, evidence: row.evidence, heldUntil: row.heldUntil }
}
const night = (now: number) => forgetOld(db, { now, sessionIdleMs: DAY_MS })

it('[B14] holds evidence beyond its deletion until the end, with the reason in the log', async () => {
  const [mod, of] = [await aKennel({ moderator: 1 }), await aKennel()]
  const [held, other] = [await tell(of, 'threat'), await tell(of, 'threat')]
  const desk = await deskOf(mod.as)
  await desk.holdEvidence({ id: held, days: 365, reason: 'The police asked' })
  const heldUntil = (await kept(held))?.heldUntil ?? 0
  expect(heldUntil).toBeGreaterThan(Date.now() + 364 * DAY_MS)
  expect(await logOf(mod.as)).toEqual([
    { act: 'hold-evidence', reason: 'The police asked', whom: of.as.userId, detail: { until: heldUntil } },
  ])
  await night(Date.now() + 200 * DAY_MS)
  expect(await kept(held)).toMatchObject({ reason: 'words of it' })
  expect(await kept(other)).toEqual({ reason: '', evidence: null, heldUntil: null })
  await night(heldUntil + 1)
  expect(await kept(held)).toEqual({ reason: '', evidence: null, heldUntil: null })
})

it('[B14] a hold that ends early leaves the report to its usual time', async () => {
  const [mod, of] = [await aKennel({ moderator: 1 }), await aKennel()]
  const id = await tell(of, 'threat')
  const desk = await deskOf(mod.as)
  await desk.holdEvidence({ id, days: 30, reason: 'The police asked' })
  await night(Date.now() + 31 * DAY_MS)
  expect(await kept(id)).toMatchObject({ reason: 'words of it', heldUntil: null })
  await desk.holdEvidence({ id, days: 30, reason: 'The police asked' })
  await desk.holdEvidence({ id, days: 0, reason: 'Not needed' })
  expect(await kept(id)).toMatchObject({ reason: 'words of it', heldUntil: null })
})

it('[B14] a hold outlasts the deletion of the accused, and what is left goes the night it ends', async () => {
  const [mod, of] = [await aKennel({ moderator: 1 }), await aKennel()]
  const [held, other] = [await tell(of, 'threat'), await tell(of, 'threat')]
  await (await deskOf(mod.as)).holdEvidence({ id: held, days: 30, reason: 'The police asked' })
  await askForDeletion(db, of.as.userId, Date.now())
  await forgetUser(db, of.as.userId)
  expect(await kept(other)).toMatchObject({ reason: '' })
  expect(await kept(held)).toMatchObject({ reason: 'words of it' })
  await night(Date.now() + 31 * DAY_MS)
  expect(await kept(held)).toEqual({ reason: '', evidence: null, heldUntil: null })
})

it('[B14] refuses to hold what is gone, and to hold it without a reason', async () => {
  const [mod, of] = [await aKennel({ moderator: 1 }), await aKennel()]
  const id = await tell(of, 'threat')
  const desk = await deskOf(mod.as)
  expect(await refusalOf(desk.holdEvidence({ id, days: 30, reason: ' ' }))).toBe('reason-length')
  await db.update(report).set({ reason: '', evidence: null }).where(eq(report.id, id))
  expect(await refusalOf(desk.holdEvidence({ id, days: 30, reason: 'The police asked' }))).toBe('no-such-report')
})
