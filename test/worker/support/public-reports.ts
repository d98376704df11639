import type { SentReport } from '#app/site/report/public-reports.ts'
import { reportNumber } from '#durable/rules/staff/public-reports.ts'
import { publicReport } from '#worker/db/schema/public-reports.ts'
import { hashOf } from '#worker/hash.ts'
import { db } from './d1.ts'

export const aNumber = () => reportNumber(crypto.getRandomValues(new Uint8Array(16)))

/** A form as somebody sends it who has read it for a minute. */
export function aSentReport(changes: Partial<SentReport> = {}): SentReport {
  return {
    number: aNumber(),
    drawnAt: String(Date.now() - 60_000),
    kind: 'name',
    ground: 'rules',
    what: 'Grim',
    words: 'The name of that dog is rude.',
    email: '',
    isInGoodFaith: true,
    trap: '',
    ...changes,
  }
}

/** A stored report; returns its id. */
export async function aPublicReport(changes: Partial<typeof publicReport.$inferInsert> = {}): Promise<number> {
  const row = {
    numberHash: await hashOf(aNumber()),
    at: Date.now(),
    language: 'dk' as const,
    kind: 'name' as const,
    ground: 'rules' as const,
    what: 'Nobody',
    whatKey: '',
    words: 'The name is rude.',
  }
  const [made] = await db
    .insert(publicReport)
    .values({ ...row, ...changes })
    .returning({ id: publicReport.id })
  return made!.id
}
