import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { KICK_TEXTS } from '#durable/protocol/kick-texts.ts'
import { KICKS_AN_HOUR, SAME_KICK_MS } from '#durable/rules/bans.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'
import { banUser, db } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import type { Kennel } from '#test/worker/support/kennel.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { pawPrint } from '#worker/db/schema/friends.ts'
import { staffLog } from '#worker/db/schema/staff.ts'

afterEach(() => void vi.useRealTimers())

const KICK = `mutation ($dogId: Int!, $seconds: Int!, $rule: BrokenRule!, $reason: String!) {
  kick(dogId: $dogId, seconds: $seconds, rule: $rule, reason: $reason)
}`

type Kick = { seconds?: number; rule?: string; reason?: string }

async function kick(by: Kennel, whom: Kennel, { seconds = 300, rule = 'unkind', reason = '' }: Kick = {}) {
  return ask(KICK, { as: by.as, variables: { dogId: whom.dogId, seconds, rule, reason } })
}

const lift = async (by: Kennel, banId: number | undefined) =>
  refusalOf((await deskOf(by.as)).liftBan({ banId: banId ?? 0, reason: 'A mistake of mine' }))

async function enter({ as, dogId }: Kennel, room?: string) {
  const query = 'mutation ($dogId: Int!, $room: String) { enterPark(dogId: $dogId, room: $room) { ticket } }'
  return codesOf(await ask(query, { as, variables: { dogId, room } }))
}

async function logOf(by: Kennel) {
  return db.select().from(staffLog).where(eq(staffLog.staffId, by.as.userId))
}

it('[B1] removes every dog of a banned user from the park with a reason in their language, for as long as it says', async () => {
  const [mod, player] = [await aKennel({ moderator: 1 }), await aKennel({ language: 'dk' })]
  const socket = await goIn(player)
  const before = Date.now()
  expect((await kick(mod, player, { reason: 'Vær sød mod Max.' })).data).toEqual({ kick: true })
  const { reason, until } = await socket.next('sentAway')
  expect(await socket.closed).toBe(CLOSE.banned)
  expect(reason).toBe(`${KICK_TEXTS.dk.unkind} Vær sød mod Max.`)
  expect(until).toBeGreaterThanOrEqual(before + 300_000)
  const [entry] = await logOf(mod)
  expect(entry).toMatchObject({
    act: 'kick',
    userId: player.as.userId,
    dogId: player.dogId,
    reason: 'Vær sød mod Max.',
  })
  expect(JSON.parse(entry!.detail)).toEqual({ seconds: 300, rule: 'unkind' })

  for (const room of ROOM_KEYS) expect(await enter(player, room)).toEqual(['banned'])
  const { data } = await ask('{ myUser { activeBan { reason endsAt } } myRecord { seconds reason endsAt } }', {
    as: player.as,
  })
  expect(data).toMatchObject({
    myUser: { activeBan: { reason, endsAt: new Date(until!).toISOString() } },
    myRecord: [{ seconds: 300, reason }],
  })
  vi.useFakeTimers({ toFake: ['Date'], now: until! - 1 })
  expect(await enter(player)).toEqual(['banned'])
  vi.setSystemTime(until!)
  expect(await enter(player)).toEqual([])
})

it('[B1] tells a kicked player the reason in the language of the page in the park, whatever was stored before', async () => {
  const [mod, player] = [await aKennel({ moderator: 1 }), await aKennel({ language: 'dk' })]
  const query = 'mutation ($dogId: Int!) { enterPark(dogId: $dogId) { ticket } }'
  const headers = { Cookie: 'voffpark.language=se' }
  const { data } = await ask(query, { as: player.as, variables: { dogId: player.dogId }, headers })
  const socket = socketOf(await askToEnter((data?.enterPark as { ticket: string }).ticket))
  await socket.hello()
  await kick(mod, player)
  expect((await socket.next('sentAway')).reason).toBe(KICK_TEXTS.se.unkind)
})

it('[B1] [U6] lets a kicked user come back at once, and deletes their waiting paw prints', async () => {
  const [mod, player] = [await aKennel({ moderator: 1 }), await aKennel({ language: 'se' })]
  const socket = await goIn(player)
  const sleeper = await aKennel()
  const unread = { toDog: sleeper.dogId, fromDog: player.dogId, fromUser: player.as.userId, text: 'hej' }
  await db.insert(pawPrint).values({ ...unread, room: 'plaza', at: 0 })
  await kick(mod, player, { seconds: 0, rule: 'spam' })
  expect(await db.select().from(pawPrint).where(eq(pawPrint.toDog, sleeper.dogId))).toEqual([])
  expect(await socket.next('sentAway')).toEqual({ type: 'sentAway', reason: KICK_TEXTS.se.spam, until: null })
  expect(await socket.closed).toBe(CLOSE.kicked)
  expect(await enter(player)).toEqual([])
  expect((await ask('{ myRecord { seconds } }', { as: player.as })).data).toEqual({ myRecord: [{ seconds: 0 }] })
})

it('[B1] voids tickets from before the ban', async () => {
  const [mod, player] = [await aKennel({ moderator: 1 }), await aKennel()]
  const ticket = await aTicket({ userId: player.as.userId, dogId: player.dogId })
  await kick(mod, player)
  expect((await askToEnter(ticket)).status).toBe(403)
})

it('[S4] lets nobody kick an equal, a superior or themselves, and logs what staff try in vain', async () => {
  const [mod, admin, player] = [await aKennel({ moderator: 1 }), await aKennel({ admin: 1 }), await aKennel()]
  expect(codesOf(await kick(player, mod))).toEqual(['staff-only'])
  expect(codesOf(await kick(mod, admin))).toEqual(['above-you'])
  expect(codesOf(await kick(mod, mod))).toEqual(['above-you'])
  expect((await logOf(mod)).map(({ act }) => act)).toEqual(['refused', 'refused'])
  expect((await kick(admin, mod)).data).toEqual({ kick: true })
  expect(codesOf(await kick(mod, player))).toEqual(['banned'])
})

it('[B3] needs one of the durations and a reason', async () => {
  const [mod, player] = [await aKennel({ moderator: 1 }), await aKennel()]
  expect(codesOf(await kick(mod, player, { seconds: 301 }))).toEqual(['bad-input'])
  expect(codesOf(await kick(mod, player, { rule: 'other' }))).toEqual(['reason-length'])
  expect(codesOf(await kick(mod, player, { reason: 'x'.repeat(201) }))).toEqual(['reason-length'])
  expect(codesOf(await kick(mod, { ...player, dogId: 2_000_000_000 }))).toEqual(['not-here'])
  expect(await logOf(mod)).toEqual([])
})

it('[B6] allows KICKS_AN_HOUR kicks an hour by one member of staff, and no change of the log', async () => {
  const [mod, player] = [await aKennel({ moderator: 1 }), await aKennel()]
  const { userId } = mod.as
  await db.run(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${KICKS_AN_HOUR})
    insert into staff_log (at, staff_id, act) select ${Date.now()}, ${userId}, 'kick' from n`)
  expect(codesOf(await kick(mod, player))).toEqual(['too-often'])
  expect((await ask('{ myRecord { seconds } }', { as: player.as })).data).toEqual({ myRecord: [] })
  const id = (await logOf(mod))[0]!.id
  for (const change of [
    `update staff_log set reason = 'nicer' where id = ${id}`,
    `delete from staff_log where id = ${id}`,
    `insert or replace into staff_log (id, at, act) values (${id}, 0, 'kick')`,
  ]) {
    await expect(db.run(change)).rejects.toThrow()
  }
  expect(await logOf(mod)).toHaveLength(KICKS_AN_HOUR)
})

it('[B12] gives and logs the same kick within a minute once', async () => {
  const [mod, other, player] = [await aKennel({ moderator: 1 }), await aKennel({ moderator: 1 }), await aKennel()]
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const socket = await goIn(player)
  const twice = await Promise.all([kick(mod, player, { seconds: 0 }), kick(mod, player, { seconds: 0 })])
  expect(twice.map(({ data }) => data)).toEqual([{ kick: true }, { kick: true }])
  expect(await socket.closed).toBe(CLOSE.kicked)
  expect(await logOf(mod)).toHaveLength(1)
  vi.setSystemTime(start + 20_000)
  const back = await goIn(player)
  expect((await kick(mod, player, { seconds: 0 })).data).toEqual({ kick: true })
  back.send({ type: 'say', text: 'still here' })
  expect(await back.next('said')).toMatchObject({ text: 'still here' })
  const record = async () => (await ask('{ myRecord { seconds } }', { as: player.as })).data?.myRecord
  expect(await record()).toHaveLength(1)
  await kick(mod, player, { seconds: 0, rule: 'spam' })
  await kick(mod, player, { seconds: 0, reason: 'and another thing' })
  await kick(other, player, { seconds: 0 })
  expect(await record()).toHaveLength(4)
  vi.setSystemTime(start + SAME_KICK_MS)
  await kick(mod, player, { seconds: 0 })
  expect(await record()).toHaveLength(5)
  await kick(mod, player, { seconds: 300 })
  vi.setSystemTime(start + SAME_KICK_MS + 20_000)
  await kick(mod, player, { seconds: 300 })
  const { data } = await ask('{ myRecord { endsAt } }', { as: player.as })
  expect(data!.myRecord).toHaveLength(6)
  expect(data).toMatchObject({ myRecord: { 0: { endsAt: new Date(start + SAME_KICK_MS + 300_000).toISOString() } } })
})

it('[B7] lets the issuer lift a ban, administrators with a recent sign-in, and nobody their own', async () => {
  const [mod, other, admin] = [
    await aKennel({ moderator: 1 }),
    await aKennel({ moderator: 1 }),
    await aKennel({ admin: 1 }),
  ]
  const player = await aKennel()
  const banId = async () => {
    const { data } = await ask('{ myUser { activeBan { id } } }', { as: player.as })
    return (data?.myUser as { activeBan: { id: number } | null }).activeBan?.id
  }
  await kick(mod, player)
  const first = await banId()
  expect(await lift(other, first)).toBe('judged-by-another')
  expect(await lift(mod, first)).toBe(null)
  expect(await lift(mod, first)).toBe('ban-over')
  expect(await enter(player)).toEqual([])
  expect((await logOf(mod)).map(({ act }) => act)).toEqual(['kick', 'lift-ban'])

  await kick(mod, player)
  const second = await banId()
  expect(await lift(player, second)).toBe('staff-only')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60 * 1000 })
  await kick(mod, player)
  const third = await banId()
  expect(await lift(admin, third)).toBe('sign-in-again')
  vi.useRealTimers()
  expect(await lift(admin, second)).toBe(null)
})

it('shows staff the owner of a dog, the record and the next step', async () => {
  const [mod, player] = [await aKennel({ moderator: 1 }), await aKennel()]
  await banUser(player.as.userId, { endsAt: Date.now() - 1000 })
  await kick(mod, player, { seconds: 1800 })
  const query = `query ($dogId: Int!) { staffDog(dogId: $dogId) { userId username mayKick badge suggestedSeconds record { seconds } } }`
  const { data } = await ask(query, { as: mod.as, variables: { dogId: player.dogId } })
  const { userId, username } = player.as
  const record = [{ seconds: 1800 }, { seconds: 0 }]
  expect(data).toEqual({ staffDog: { userId, username, mayKick: true, badge: null, suggestedSeconds: 7200, record } })
  expect(codesOf(await ask(query, { as: player.as, variables: { dogId: mod.dogId } }))).toEqual(['staff-only'])
})
