import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PARTNER_REST_MS, PUSHES_A_DAY, REFUSALS_MAX } from '#durable/rules/push/limits.ts'
import { NOON, aPlayer, held, standIn } from '#test/worker/support/acting.ts'
import { aDogOf, banUser, db } from '#test/worker/support/d1.ts'
import { aTicket } from '#test/worker/support/gate.ts'
import { redeem } from '#test/worker/support/tickets.ts'
import { endSession } from '#worker/accounts/ending-sessions-db.ts'
import { answerAppeal, keepAppeal } from '#worker/bans/appeals-db.ts'
import { run } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { pushDue, pushSubscription } from '#worker/db/schema/push.ts'
import { ban } from '#worker/db/schema/users.ts'
import { askFriend } from '#worker/friends/friends-db.ts'
import { hashOf } from '#worker/hash.ts'
import { minutely } from '#worker/minute.ts'
import { askForDeletion, forgetUser } from '#worker/privacy/privacy-db.ts'
import { isPushDue, keepWhispers } from '#worker/push/due-db.ts'
import { sendDue } from '#worker/push/sending.ts'
import { knockOfLives } from '#worker/push/sources-db.ts'
import { silence } from '#worker/unheard/unheard-db.ts'
import { endSessions } from '#worker/users/staff-users-db.ts'
import { aDeviceOf, pushEnv } from './a-device.ts'

type Player = Awaited<ReturnType<typeof aPlayer>>
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A push service that answers as told, and where it was asked what. */
function aService(...answers: (Response | 'down')[]) {
  const asked: { address: string; headers: Record<string, string>; redirect: string | undefined }[] = []
  const post = async (address: string, { headers, redirect }: RequestInit) => {
    asked.push({ address, redirect, headers: Object.fromEntries(new Headers(headers)) })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'down') throw new TypeError('no way there')
    return answer?.clone() ?? new Response(null, { status: 201 })
  }
  return { post, asked }
}

const whisper = (to: Player, from: Player, { now = NOON, isPageHidden = false } = {}) =>
  keepWhispers(
    db,
    [{ user: to.userId, dog: to.dogId, from: { user: from.userId, dog: from.dogId }, isPageHidden }],
    now,
  )

async function sent(now = NOON, service = aService()) {
  await sendDue(pushEnv, db, { now, post: service.post })
  return service.asked.length
}

async function aPair(wanted: Parameters<typeof aDeviceOf>[1] = {}) {
  const [pelle, luna] = [await aPlayer(), await aPlayer()]
  const device = await aDeviceOf(pelle.as, wanted)
  return { pelle, luna, device }
}

async function isForgotten({ userId }: Player) {
  await askForDeletion(db, userId, NOON)
  expect(await forgetUser(db, userId)).toBe(true)
}

/** The player's page is in the park by a socket. */
async function isInPark({ userId, dogId }: Player, now = NOON, room = 'plaza') {
  const ticket = await aTicket({ userId, dogId, room }, now)
  await redeem({ hash: await hashOf(ticket), dogId, room, now })
}

it('sends a whisper to the browser that wants it, by the rules of Web Push, and once', async () => {
  const { pelle, luna, device } = await aPair()
  await whisper(pelle, luna)
  await whisper(pelle, luna, { now: NOON + 1000 })
  const service = aService()
  expect(await sent(NOON + MINUTE_MS, service)).toBe(1)
  expect(service.asked[0]).toMatchObject({ address: device.endpoint, redirect: 'manual' })
  expect(service.asked[0]?.headers).toMatchObject({
    authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
    'content-encoding': 'aes128gcm',
    ttl: String(59 * 60),
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{24}$/),
  })
  expect(await sent(NOON + 2 * MINUTE_MS)).toBe(0)
  expect(await run(isPushDue(db, NOON + 2 * MINUTE_MS))).toBe(false)
})

it('sends once when two crons run at once', async () => {
  const { pelle, luna } = await aPair()
  await whisper(pelle, luna)
  const [one, other] = [aService(), aService()]
  await Promise.all([sent(NOON, one), sent(NOON, other)])
  expect(one.asked.length + other.asked.length).toBe(1)
})

describe('nothing is sent', () => {
  it.each<[string, (pair: Awaited<ReturnType<typeof aPair>>) => Promise<unknown>]>([
    [
      'after the sign-out',
      async ({ pelle }) => endSession(db, { hash: await hashOf(pelle.as.token), userId: pelle.userId, now: NOON }),
    ],
    [
      'after staff have ended all sessions',
      ({ pelle, luna }) => endSessions(db, { by: luna.userId, userId: pelle.userId, reason: 'asked', now: NOON }),
    ],
    ['during a ban', ({ pelle }) => banUser(pelle.userId, { endsAt: NOON + 9e9 })],
    ['to who was forgotten', ({ pelle }) => isForgotten(pelle)],
    ['of who was forgotten', ({ luna }) => isForgotten(luna)],
    [
      'of who was blocked meanwhile',
      ({ pelle, luna }) =>
        silence(db, { userId: luna.userId, otherId: pelle.userId, dogId: pelle.dogId, kind: 'blocked', now: 0 }),
    ],
    ['of a dog that has died', ({ pelle }) => db.update(dog).set({ diedAt: NOON }).where(eq(dog.id, pelle.dogId))],
    ['while the page is open', ({ pelle }) => isInPark(pelle)],
  ])('%s', async (_, happen) => {
    const pair = await aPair()
    await whisper(pair.pelle, pair.luna)
    await happen(pair)
    expect(await sent()).toBe(0)
    expect(await sent(NOON + HOUR_MS)).toBe(0)
  })

  it('in quiet hours, also not afterwards', async () => {
    const { pelle, luna } = await aPair({ from: 11, to: 13 })
    await whisper(pelle, luna)
    expect(await sent()).toBe(0)
    expect(await sent(NOON + 3 * HOUR_MS)).toBe(0)
    await whisper(pelle, luna, { now: NOON + 3 * HOUR_MS })
    expect(await sent(NOON + 3 * HOUR_MS)).toBe(1)
  })

  it('of a kind that was not asked for', async () => {
    const { pelle, luna } = await aPair({ kinds: ['life'] })
    await whisper(pelle, luna)
    expect(await db.select().from(pushDue).where(eq(pushDue.userId, pelle.userId))).toEqual([])
  })
})

it('sends of a dog whose page is open but hidden, and not while another dog is in the park', async () => {
  const { pelle, luna } = await aPair()
  await isInPark(pelle)
  await whisper(pelle, luna, { isPageHidden: true })
  expect(await sent()).toBe(1)
  await isInPark({ ...pelle, dogId: await aDogOf(pelle.userId) })
  await whisper(pelle, luna, { isPageHidden: true, now: NOON + HOUR_MS })
  expect(await sent(NOON + HOUR_MS)).toBe(1)
})

it('tells of one partner once in five minutes, and of ten whispers a day', async () => {
  const { pelle, luna } = await aPair()
  await whisper(pelle, luna, { now: NOON - 1000 })
  await whisper(pelle, luna, { now: NOON + PARTNER_REST_MS - 2000 })
  expect(await sent(NOON + PARTNER_REST_MS)).toBe(1)
  for (let n = 0; n < PUSHES_A_DAY + 2; n++) await whisper(pelle, await aPlayer(), { now: NOON + PARTNER_REST_MS })
  expect(await sent(NOON + PARTNER_REST_MS)).toBe(PUSHES_A_DAY - 1)
  await whisper(pelle, luna, { now: NOON + 25 * HOUR_MS })
  expect(await sent(NOON + 25 * HOUR_MS)).toBe(1)
})

describe('what the push service answers', () => {
  async function afterAnswer(...answers: (Response | 'down')[]) {
    const pair = await aPair()
    await whisper(pair.pelle, pair.luna)
    await sent(NOON, aService(...answers))
    const [row] = await db.select().from(pushDue).where(eq(pushDue.userId, pair.pelle.userId))
    const devices = await db.select().from(pushSubscription).where(eq(pushSubscription.userId, pair.pelle.userId))
    return { ...pair, wait: row?.doneAt === null ? row.notBefore - NOON : null, devices, row }
  }

  it.each([404, 410])('deletes a browser that is gone (%i)', async (status) => {
    expect(await afterAnswer(new Response(null, { status }))).toMatchObject({ wait: null, devices: [] })
  })

  it.each<[string, Response | 'down', number]>([
    ['503', new Response(null, { status: 503 }), MINUTE_MS],
    ['429 with a time', new Response(null, { status: 429, headers: { 'Retry-After': '90' } }), 90_000],
    ['nothing', 'down', MINUTE_MS],
  ])('tries again after %s', async (_, answer, wait) => {
    expect(await afterAnswer(answer)).toMatchObject({ wait, devices: [{ fails: 0 }] })
  })

  it.each([400, 401, 403, 413, 302])('takes %i for a refusal, and follows no redirect', async (status) => {
    const answer = new Response(null, { status, headers: { Location: 'https://elsewhere.example/' } })
    expect(await afterAnswer(answer)).toMatchObject({ wait: null, devices: [{ fails: 1 }], row: { sent: 0 } })
  })

  it('deletes a browser after five refusals in a row', async () => {
    const { pelle, luna } = await aPair()
    for (let n = 0; n < REFUSALS_MAX; n++) {
      await whisper(pelle, luna, { now: NOON + n * HOUR_MS })
      await sent(NOON + n * HOUR_MS, aService(new Response(null, { status: 403 })))
    }
    expect(await db.select().from(pushSubscription).where(eq(pushSubscription.userId, pelle.userId))).toEqual([])
  })

  it('drops a whisper after an hour in which the service was down, and sends nothing late', async () => {
    const { pelle, luna } = await aPair()
    await whisper(pelle, luna)
    const down = aService('down')
    for (let minute = 0; minute < 60; minute++) await sent(NOON + minute * MINUTE_MS, down)
    // At once, after 1 and 5 minutes, then each 15.
    expect(down.asked).toHaveLength(6)
    expect(await sent(NOON + HOUR_MS)).toBe(0)
    expect(await run(isPushDue(db, NOON + 9 * HOUR_MS))).toBe(false)
  })

  it('tries only those browsers again that have not got it', async () => {
    const { pelle, luna } = await aPair()
    const [first] = await db.select().from(pushSubscription).where(eq(pushSubscription.userId, pelle.userId))
    await db
      .insert(pushSubscription)
      .values({ ...first!, id: undefined, endpointHash: 'x', sessionHash: await hashOf(luna.as.token) })
    await db
      .update(pushSubscription)
      .set({ endpointHash: first!.endpointHash + '2' })
      .where(eq(pushSubscription.endpointHash, 'x'))
    await whisper(pelle, luna)
    // The second box does not open in its place, so its browser is gone.
    await sent(NOON, aService('down'))
    const service = aService()
    expect(await sent(NOON + MINUTE_MS, service)).toBe(1)
    expect(await db.select().from(pushSubscription).where(eq(pushSubscription.userId, pelle.userId))).toHaveLength(1)
  })
})

describe('the other kinds', () => {
  it('tell who was asked to be friends, and who was accepted', async () => {
    const [pelle, luna] = [await aPlayer({ levelPoints: 3 }), await aPlayer({ levelPoints: 3 })]
    await Promise.all([aDeviceOf(pelle.as), aDeviceOf(luna.as)])
    await standIn('plaza', pelle)
    const ask = (by: Player, other: Player) =>
      askFriend(db, { user: by.userId, dog: by.dogId, levelPoints: 3, other: other.dogId, now: NOON })
    expect(await ask(luna, pelle)).toBeNull()
    expect(await ask(pelle, luna)).toBeNull()
    const rows = await db.select().from(pushDue).where(eq(pushDue.kind, 'friend'))
    expect(rows.map(({ userId, about }) => [userId, JSON.parse(about).isTaken])).toEqual([
      [pelle.userId, false],
      [luna.userId, true],
    ])
    expect(await sent()).toBe(2)
  })

  it('tell of a dog with three days left when it is not quiet any more, and wait until no page is open', async () => {
    const pelle = await aPlayer({ lifeDay: 20_000 })
    await aDeviceOf(pelle.as, { zone: 'UTC', from: 22, to: 8 })
    const night = (20_000 + (await held(pelle.dogId, 'life')) - 3) * 24 * HOUR_MS + 3 * HOUR_MS
    await knockOfLives(db, night)
    await knockOfLives(db, night)
    expect(await sent(night)).toBe(0)
    // The night is before the noon of the other tests, at which the square was heard of.
    await isInPark(pelle, night + 5 * HOUR_MS, 'lake')
    expect(await sent(night + 5 * HOUR_MS)).toBe(0)
    expect(await sent(night + 6 * HOUR_MS)).toBe(1)
  })

  it.each([true, false])('tell of an appeal that was answered, also during the ban (lifted: %s)', async (isLifted) => {
    const [pelle, luna, judge, issuer] = [await aPlayer(), await aPlayer(), await aPlayer(), await aPlayer()]
    await aDeviceOf(pelle.as)
    const { userId } = pelle
    const given = {
      userId,
      reason: 'x',
      startsAt: NOON - 1,
      endsAt: NOON + HOUR_MS,
      issuedBy: issuer.userId,
      seconds: 60,
    }
    const [row] = await db.insert(ban).values(given).returning()
    const banId = row!.id
    await keepAppeal(db, { banId, words: 'no', now: NOON })
    const answer = { banId, staffId: judge.userId, userId, isLifted, answer: 'sorry', now: NOON }
    expect(await answerAppeal(db, answer)).toBeNull()
    // Whether the ban still silences the whisper shows that it was in force.
    await whisper(pelle, luna)
    expect(await sent(NOON + 1000)).toBe(isLifted ? 2 : 1)
    const told = await db.select().from(pushDue).where(eq(pushDue.userId, userId))
    expect(told.filter((push) => push.sent === 1).map(({ kind }) => kind)).toContain('answer')
  })
})

it('is a job of the minute cron, and where push is not set up it drops what is due', async () => {
  const { pelle, luna } = await aPair()
  await whisper(pelle, luna)
  await minutely({ ...pushEnv, VAPID_PRIVATE_KEY: '' }, NOON)
  expect(await run(isPushDue(db, NOON))).toBe(false)
})
