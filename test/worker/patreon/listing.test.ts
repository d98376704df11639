import { env } from 'cloudflare:test'
import { afterEach, expect, it } from 'vitest'
import { db, support, users, aUser } from '#test/worker/support/d1.ts'
import { run } from '#worker/db/query.ts'
import { patreonLink } from '#worker/db/schema/patreon.ts'
import { answerHeld, campaignRow } from '#worker/patreon/campaign-db.ts'
import { SUPPORT_END_JOB } from '#worker/patreon/ending.ts'
import { WORD_HOLDS_MS } from '#worker/patreon/linking-db.ts'
import { LIST_JOB } from '#worker/patreon/listing.ts'
import { STATES, changeMember } from '#worker/patreon/stand-in-people.ts'
import { setMischief } from '#worker/patreon/stand-in.ts'
import { supportOf } from '#worker/supporters/supporters-db.ts'
import { aCampaign, clearPatreon, connectAs, settings } from './patreon-park.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

afterEach(clearPatreon)

const isDue = (now: number) => run(LIST_JOB.isDue(db, now))
const readList = (now = NOW + MINUTE_MS) => LIST_JOB.run(settings, db, now)
const tierOf = async (userId: number) => (await supportOf(db, userId))?.tier

/** So many users whom Patreon once called Gold, and who are on no list. */
async function lostOnes(count: number): Promise<number[]> {
  const lost = await users(count)
  for (const { userId } of lost) {
    await db.insert(patreonLink).values({ userId, patreonUser: `lost-${userId}`, linkedAt: 0, lookedAt: 0 })
    await support(userId, 'Gold', { source: 'patreon' })
  }
  return lost.map(({ userId }) => userId)
}
const lostNow = async (userIds: readonly number[]) =>
  (await Promise.all(userIds.map(tierOf))).filter((tier) => tier === 'Inactive').length

it('[SU8] reads the list once it is connected, and then each night', async () => {
  expect(await isDue(NOW + DAY_MS)).toBe(false)
  await aCampaign()
  expect(await isDue(NOW + MINUTE_MS)).toBe(true)
  await readList()
  const { listAt, listed, listedAt } = (await campaignRow(db))!
  expect([listed, listedAt]).toEqual([6, NOW + MINUTE_MS])
  expect(listAt).toBeGreaterThan(NOW)
  expect(new Date(listAt).toISOString()).toContain('T03:40:00')
  expect([await isDue(listAt - 1), await isDue(listAt)]).toEqual([false, true])
})

it('[SU8] applies the list to who is connected: a tier that has changed, one that is gone, one who has joined', async () => {
  const [bente, dagny, nobody] = [await aUser(), await aUser(), await aUser()]
  await connectAs(bente, 'Bente')
  await connectAs(dagny, 'Dagny')
  await connectAs(nobody, 'Somebody')
  await aCampaign()
  changeMember('bente', STATES.Silver!)
  changeMember('dagny', null)
  changeMember('nobody', STATES.Bronze!)
  await readList()
  expect([await tierOf(bente.userId), await tierOf(dagny.userId), await tierOf(nobody.userId)]).toEqual([
    'Silver',
    'Inactive',
    'Bronze',
  ])
  expect((await campaignRow(db))!.changed).toBe(3)
})

it('[SU8] keeps a supporter for longer than 35 days while the list says so, and not without a campaign', async () => {
  const [listed, unlisted] = [await aUser(), await aUser()]
  await connectAs(unlisted, 'Dagny')
  expect(await supportOf(db, unlisted.userId)).toMatchObject({ isListed: false, until: expect.any(Number) })
  await aCampaign()
  await connectAs(listed, 'Bente')
  expect(await supportOf(db, listed.userId)).toMatchObject({ isListed: true, until: null })
  await readList()
  expect(await supportOf(db, unlisted.userId)).toMatchObject({ isListed: true, until: null })
  await SUPPORT_END_JOB.run(env, db, NOW + 2 * WORD_HOLDS_MS)
  expect(await tierOf(listed.userId)).toBe('Gold')
})

it('[SU8] ends the grace of a declined supporter seven days after it was first seen', async () => {
  const bente = await aUser()
  await connectAs(bente, 'Bente')
  await aCampaign()
  changeMember('bente', STATES.declined!)
  for (const day of [0, 1, 6]) await readList(NOW + MINUTE_MS + day * DAY_MS)
  expect(await supportOf(db, bente.userId)).toMatchObject({ tier: 'Gold', until: NOW + MINUTE_MS + 7 * DAY_MS })
  await SUPPORT_END_JOB.run(env, db, NOW + MINUTE_MS + 7 * DAY_MS)
  expect(await tierOf(bente.userId)).toBe('Inactive')
})

it('[SU8] changes nothing by a list that broke off, and reads it anew after 1, 5, 15, 60 minutes', async () => {
  const bente = await aUser()
  await connectAs(bente, 'Bente')
  await aCampaign()
  changeMember('bente', null)
  setMischief('half')
  let now = NOW + MINUTE_MS
  for (const minutes of [1, 5, 15, 60, 60]) {
    await readList(now)
    const { listAt } = (await campaignRow(db))!
    expect(listAt - now).toBe(minutes * MINUTE_MS)
    now = listAt
  }
  expect(await tierOf(bente.userId)).toBe('Gold')
  setMischief(null)
  await readList(now)
  expect(await tierOf(bente.userId)).toBe('Inactive')
  expect((await campaignRow(db))!.listTries).toBe(0)
})

it('leaves Patreon alone for as long as it asks for', async () => {
  await aCampaign()
  setMischief(429)
  await readList()
  expect((await campaignRow(db))!.listAt).toBe(NOW + MINUTE_MS + 300_000)
})

it('never touches a tier that was given by hand', async () => {
  const bente = await aUser()
  await support(bente.userId, 'Diamond')
  await connectAs(bente, 'Bente')
  await aCampaign()
  changeMember('bente', null)
  await readList()
  expect(await tierOf(bente.userId)).toBe('Diamond')
})

it('[SU8] takes five at once, or a fifth, without asking', async () => {
  await aCampaign()
  const lost = await lostOnes(5)
  await readList()
  expect(await lostNow(lost)).toBe(5)
  expect((await campaignRow(db))!.held).toBeNull()
})

it('[SU8] holds all losses of more than a fifth and more than five, until an administrator says go on', async () => {
  const { userId: by } = await aCampaign()
  const lost = await lostOnes(6)
  const bente = await aUser()
  await connectAs(bente, 'Bente')
  changeMember('bente', STATES.Silver!)
  await readList()
  expect([await lostNow(lost), await tierOf(bente.userId)]).toEqual([0, 'Silver'])
  expect((await campaignRow(db))!.held).toBe(6)
  const answer = { by, reason: 'it is real', now: NOW + 2 * MINUTE_MS }
  await answerHeld(db, { ...answer, answer: 'wait' })
  expect(await isDue(NOW + 2 * MINUTE_MS)).toBe(false)
  await readList((await campaignRow(db))!.listAt)
  expect([await lostNow(lost), (await campaignRow(db))!.heldAnswer]).toEqual([0, null])
  await answerHeld(db, { ...answer, answer: 'go-on' })
  expect(await isDue(NOW + 2 * MINUTE_MS)).toBe(true)
  await readList(NOW + 3 * DAY_MS)
  expect(await lostNow(lost)).toBe(6)
  expect(await campaignRow(db)).toMatchObject({ held: null, heldAnswer: null })
})

it('[SU8] holds losses again that are many more than those an administrator was told of', async () => {
  const { userId: by } = await aCampaign()
  const first = await lostOnes(6)
  await readList()
  await answerHeld(db, { by, answer: 'go-on', reason: 'it is real', now: NOW })
  const more = await lostOnes(6)
  await readList(NOW + 2 * MINUTE_MS)
  expect(await lostNow([...first, ...more])).toBe(0)
  expect((await campaignRow(db))!.held).toBe(12)
})

it('keeps who is held for longer than 35 days', async () => {
  await aCampaign()
  const lost = await lostOnes(6)
  await env.DB.exec(`update supporter set until = ${NOW + DAY_MS}`)
  await readList()
  await SUPPORT_END_JOB.run(env, db, NOW + 2 * DAY_MS)
  expect(await lostNow(lost)).toBe(0)
})

it('goes on in the next minute where more has changed than one run may do', async () => {
  await aCampaign()
  const many = await users(55)
  for (const { userId } of many) {
    await db.insert(patreonLink).values({ userId, patreonUser: `many-${userId}`, linkedAt: 0, lookedAt: 0 })
    await support(userId, 'Gold', { source: 'patreon' })
  }
  await env.DB.exec('update patreon_campaign set held = 55, held_answer = "go-on"'.replaceAll('"', "'"))
  await readList()
  expect(await lostNow(many.map(({ userId }) => userId))).toBe(50)
  expect(await isDue(NOW + 2 * MINUTE_MS)).toBe(true)
  await readList(NOW + 2 * MINUTE_MS)
  expect(await lostNow(many.map(({ userId }) => userId))).toBe(55)
})

it('names tiers that are paid for and are none of ours', async () => {
  await aCampaign()
  changeMember('bente', STATES['an unknown tier']!)
  await readList()
  expect((await campaignRow(db))!.unknownTiers).toBe('199')
})
