import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { faultyD1 } from '#test/worker/support/faulty-d1.ts'
import { viewerOf } from '#worker/auth/viewer.ts'
import { kick } from '#worker/bans/kicking.ts'
import { openDb } from '#worker/db/client.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { report } from '#worker/db/schema/staff.ts'
import type { Env } from '#worker/env.ts'
import { keepReport } from '#worker/reports/reports-db.ts'

const NOW = Date.now()

/** A dog in the plaza, and the number of a report about it. */
async function aReportedDog() {
  const { userId } = await aUser()
  const dogId = await aDogOf(userId)
  await db.insert(presence).values({ dogId, userId, room: 'plaza', epoch: 1, hidden: 0, since: NOW, seenAt: NOW })
  const reporter = await aUser()
  const what = { offence: 'language', reason: '', room: null, line: null, evidence: 'null', now: NOW } as const
  await keepReport(db, { reporterId: reporter.userId, accusedId: userId, dogId, ...what })
  const [kept] = await db.select({ id: report.id }).from(report).where(eq(report.accusedId, userId))
  return { userId, dogId, reportId: kept?.id ?? null }
}

it('[B1] queries only bans of the staff, the dog, its report and the kick before the room closes the socket', async () => {
  const { dogId, reportId } = await aReportedDog()
  const { token } = await aUser({ moderator: 1 })
  const headers = { Authorization: `Bearer ${token}` }
  const staff = await viewerOf(new Request('https://voffpark.test', { headers }), db, NOW)
  if (!staff || reportId === null) throw new Error('nobody to kick, or to be kicked')

  const counted = faultyD1(env.DB)
  const tripsBefore: number[] = []
  const stub = { closeUser: async () => void tripsBefore.push(counted.asked), learn: async () => {} }
  const PARK_ROOM = { getByName: () => stub } as unknown as Env['PARK_ROOM']
  const context = {
    env: { ...env, PARK_ROOM },
    db: openDb(counted.d1),
    viewer: staff,
    language: 'en',
    now: NOW,
  } as const
  await kick(context, staff, { dogId, seconds: 300, rule: 'unkind', reason: '', reportId })
  expect(tripsBefore).toEqual([4])
})
