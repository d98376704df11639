import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { can } from '#durable/rules/roles.ts'
import type { HeldAnswer } from '#durable/rules/staff/held-losses.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { patreonCampaign } from '#worker/db/schema/patreon.ts'
import { user } from '#worker/db/schema/users.ts'
import { logged } from '#worker/records/staff-log-db.ts'

/** A pair of keys is renewed after so long, ms, though Patreon lets it live for a month: some have died earlier. */
export const FRESH_MS = 7 * 24 * 60 * 60 * 1000
/** No renewal of the keys takes longer than this, ms. */
const RENEWAL_MS = 60 * 1000
/** How often supporters can have the whole list read, ms. */
export const PULL_MS = 10 * 60 * 1000

export type CampaignRow = typeof patreonCampaign.$inferSelect

/** The campaign that is connected; null for none. */
export async function campaignRow(db: Db): Promise<CampaignRow | null> {
  return (await db.select().from(patreonCampaign).get()) ?? null
}

type NewCampaign = Pick<CampaignRow, 'campaign' | 'sealed' | 'hook' | 'sealedSecret'>

/** Stores the campaign with its line in the staff log. Its list is due at once. */
export async function keepCampaign(db: Db, campaign: NewCampaign, { by, now }: { by: number; now: number }) {
  const keys = { ...campaign, freshUntil: now + FRESH_MS, leaseUntil: 0, lostAt: null, listAt: now, listTries: 0 }
  await db.batch([
    db
      .insert(patreonCampaign)
      .values({ id: 1, ...keys })
      .onConflictDoUpdate({ target: patreonCampaign.id, set: keys }),
    logged(db, { at: now, staffId: by, act: 'connect-campaign', detail: { campaign: campaign.campaign } }),
  ])
}

/** Forgets the campaign with its keys, with a line in the staff log. Returns whether there was one. */
export async function dropCampaign(
  db: Db,
  { by, reason, now }: { by: number; reason: string; now: number },
): Promise<boolean> {
  const row = await campaignRow(db)
  if (row === null) return false
  await db.batch([
    db.delete(patreonCampaign),
    logged(db, { at: now, staffId: by, act: 'disconnect-campaign', reason, detail: { campaign: row.campaign } }),
  ])
  return true
}

/** Whether the user may look after supporters now. */
export async function mayKeepSupporters(db: Db, userId: number): Promise<boolean> {
  const { admin, moderator } = user
  const row = await db.select({ admin, moderator }).from(user).where(eq(user.id, userId)).get()
  return can(row ?? null, 'keep-supporters')
}

/** Takes the right to renew these keys. Of many at once one gets it. */
export async function takeRenewal(db: Db, { sealed, now }: { sealed: string; now: number }): Promise<boolean> {
  const isFree = and(eq(patreonCampaign.sealed, sealed), lte(patreonCampaign.leaseUntil, now))
  const rows = await db
    .update(patreonCampaign)
    .set({ leaseUntil: now + RENEWAL_MS })
    .where(and(isFree, isNull(patreonCampaign.lostAt)))
    .returning({ id: patreonCampaign.id })
  return rows.length > 0
}

/** Ends a renewal of the keys `before`: by new ones, by their loss, or by nothing (null), after which it is tried again. */
export async function endRenewal(
  db: Db,
  { before, now, after }: { before: string; now: number; after: { sealed: string } | 'lost' | null },
): Promise<void> {
  const keys = after === null ? {} : after === 'lost' ? { lostAt: now } : { ...after, freshUntil: now + FRESH_MS }
  await db
    .update(patreonCampaign)
    .set({ ...keys, leaseUntil: 0 })
    .where(eq(patreonCampaign.sealed, before))
}

/** Has these keys renewed before they are used again: Patreon did not take them. */
export async function distrust(db: Db, sealed: string): Promise<void> {
  await db.update(patreonCampaign).set({ freshUntil: 0 }).where(eq(patreonCampaign.sealed, sealed))
}

/** Whether the list of members is to be read. */
export function isListDue(db: Db, now: number): Query<boolean> {
  const due = and(isNull(patreonCampaign.lostAt), lte(patreonCampaign.listAt, now))
  const one = db.select({ id: patreonCampaign.id }).from(patreonCampaign).where(due)
  return query(one, (rows) => rows.length > 0)
}

/** Has the list read at the next minute, unless that was asked for a while ago or it is due anyway. */
export async function pullList(db: Db, now: number): Promise<void> {
  const isAtRest = and(lte(patreonCampaign.pulledAt, now - PULL_MS), gt(patreonCampaign.listAt, now))
  await db.update(patreonCampaign).set({ listAt: now, pulledAt: now }).where(isAtRest)
}

/** Puts the list off; `tries` is how many times in a row it could not be read whole. */
export async function putListOff(db: Db, { until, tries }: { until: number; tries: number }): Promise<void> {
  await db.update(patreonCampaign).set({ listAt: until, listTries: tries })
}

/** What came of a list that was read whole. */
export type ListOutcome = {
  at: number
  listed: number
  changed: number
  unknownTiers: readonly string[]
  held: number | null
  nextAt: number
}

export async function keepListOutcome(db: Db, { at, nextAt, unknownTiers, ...counts }: ListOutcome): Promise<void> {
  await db.update(patreonCampaign).set({
    ...counts,
    listedAt: at,
    listAt: nextAt,
    listTries: 0,
    unknownTiers: unknownTiers.join(' '),
    heldAnswer: null,
  })
}

type Deciding = { answer: HeldAnswer; by: number; reason: string; now: number }

/** Decides about losses that are held, with a line in the staff log. Returns whether there were any. */
export async function answerHeld(db: Db, { answer, by, reason, now }: Deciding): Promise<boolean> {
  const row = await campaignRow(db)
  if (row === null || row.held === null) return false
  const listAt = answer === 'go-on' ? now : row.listAt
  await db.batch([
    db.update(patreonCampaign).set({ heldAnswer: answer, listAt }),
    logged(db, { at: now, staffId: by, act: 'answer-held-losses', reason, detail: { answer, held: row.held } }),
  ])
  return true
}
