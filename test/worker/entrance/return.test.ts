import { SELF, env, listDurableObjectIds } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { REGIONS, TWINS_MAX, instanceKey } from '#durable/rules/places/twins.ts'
import { HOME_ROOM, ROOM_KEYS } from '#durable/world/room-keys.ts'
import { aDogOf, banUser, db } from '#test/worker/support/d1.ts'
import { faultyD1 } from '#test/worker/support/faulty-d1.ts'
import { ORIGIN, aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { aKennel } from '#test/worker/support/kennel.ts'
import type { Kennel } from '#test/worker/support/kennel.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'
import { run } from '#worker/db/query.ts'
import { dog, socket } from '#worker/db/schema/dogs.ts'
import { flood, presence } from '#worker/db/schema/presence.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { unheard } from '#worker/db/schema/unheard.ts'
import { session, user } from '#worker/db/schema/users.ts'
import { returnBy } from '#worker/entrance/returning.ts'
import { keepReturns } from '#worker/entrance/returns-db.ts'
import type { Return } from '#worker/entrance/returns-db.ts'
import { socketsOf } from '#worker/presence/sockets-db.ts'

afterEach(() => liveRoom.close())

const ENTER = 'mutation ($dogId: Int!) { enterPark(dogId: $dogId) { ticket } }'

/** The dog comes in by a ticket of a session. Returns its socket, and the pass that it was given. */
async function comesIn({ as, dogId }: Kennel): Promise<{ socket: VisitorSocket; pass: string }> {
  const { data } = await ask(ENTER, { as, variables: { dogId } })
  const socket = socketOf(await askToEnter((data as { enterPark: { ticket: string } }).enterPark.ticket))
  const { pass = '' } = await socket.hello()
  return { socket, pass }
}

/** A dog that has spoken is stored; one that has just come would be saved some seconds later. */
async function comesInAndSpeaks(player: Kennel): Promise<{ pass: string }> {
  const { socket, pass } = await comesIn(player)
  socket.send({ type: 'say', text: 'here I am' })
  await socket.next('said')
  return { pass }
}

function show(pass: string, { room = HOME_ROOM as string, headers = {} as Record<string, string> } = {}) {
  return SELF.fetch(`${ORIGIN}/parks/${room}?pass=${pass}`, {
    headers: { Upgrade: 'websocket', Origin: ORIGIN, ...headers },
  })
}

async function answerOf(asked: Promise<Response>): Promise<[number, string]> {
  const response = await asked
  response.webSocket?.accept()
  response.webSocket?.close()
  return [response.status, response.webSocket ? '' : await response.text()]
}

/** A dog was in the park until the machine of its room stopped. */
async function cutOff(): Promise<Kennel & { pass: string }> {
  const player = await aKennel()
  const { pass } = await comesInAndSpeaks(player)
  await liveRoom.crash()
  return { ...player, pass }
}

/** The close code of the socket of a dog that comes back by its pass. */
async function closedAfterReturn(pass: string): Promise<number> {
  const socket = socketOf(await show(pass))
  socket.send({ type: 'hello', version: 1, lastSeq: null })
  return socket.closed
}

/** The sockets of the dog that the database counts: those of tickets, and those of passes. */
async function counted({ as, dogId }: Kennel) {
  const rows = db.select({ hash: socket.hash }).from(socket)
  const hashes = await rows.where(eq(socket.dogId, dogId))
  const passes = hashes.filter(({ hash }) => hash.startsWith('return:')).length
  const { ofDog } = await run(socketsOf(db, { userId: as.userId, dogId, now: Date.now() }))
  return { tickets: ofDog - passes, passes }
}

/** The row for a user who does not hear another one. */
function ignores({ as }: Pick<Kennel, 'as'>, other: Kennel) {
  return {
    userId: as.userId,
    otherId: other.as.userId,
    dogId: other.dogId,
    kind: 'ignored' as const,
    since: other.dogId,
  }
}

function aReturn({ as, dogId }: Kennel, changes: Partial<Return>): Return {
  const known = { name: '', badge: null, heart: null, committee: null, followers: true, mayHide: false, unheard: [] }
  return { ...known, socket: '', user: as.userId, dog: dogId, epoch: 0, session: null, ...changes }
}

it('[E11] brings a dog back to where it was, by its pass, after the machine of its room has stopped', async () => {
  const { dogId, pass } = await cutOff()
  const socket = socketOf(await show(pass))
  expect(await socket.hello()).toMatchObject({ you: dogId, resumed: true })
  expect(await answerOf(show(pass))).toEqual([403, 'pass'])
})

it('[E11] brings a dog back with a pass of a room that has slept', async () => {
  const { socket, pass } = await comesIn(await aKennel())
  socket.close()
  await liveRoom.evict()
  expect(await socketOf(await show(pass)).hello()).toMatchObject({ resumed: true })
})

it('[E11] [K8] counts the socket of a return until it is gone', async () => {
  const player = await cutOff()
  const socket = socketOf(await show(player.pass))
  await socket.hello()
  await vi.waitUntil(async () => (await counted(player)).passes === 1)
  socket.close()
  await vi.waitUntil(async () => (await counted(player)).passes === 0)
})

it('[E11] [K8] leaves the socket of a return counted when one of the ticket before it is gone', async () => {
  const player = await aKennel()
  const { socket, pass } = await comesIn(player)
  const back = socketOf(await show(pass))
  await back.hello()
  await vi.waitUntil(async () => (await counted(player)).passes === 1)
  socket.close()
  await vi.waitUntil(async () => (await counted(player)).tickets === 0)
  expect((await counted(player)).passes).toBe(1)
})

it('[E11] [K8] gives no ticket to a dog that has four sockets by passes, each counted once', async () => {
  const { as, dogId } = await aKennel()
  const returns = ['a', 'b', 'c', 'd'].map((socket) => aReturn({ as, dogId }, { socket }))
  const enters = async () => codesOf(await ask(ENTER, { as, variables: { dogId } }))
  for (let time = 0; time < 2; time++)
    await keepReturns(db, { room: HOME_ROOM, returns: returns.slice(1), now: Date.now() })
  expect(await enters()).toEqual([])
  await keepReturns(db, { room: HOME_ROOM, returns, now: Date.now() })
  expect(await enters()).toEqual(['too-many-connections'])
})

it('[E11] closes the return of a user who was banned without the room being told', async () => {
  const { as, pass } = await cutOff()
  await banUser(as.userId)
  expect(await closedAfterReturn(pass)).toBe(CLOSE.banned)
})

it('[E11] closes the return of a session that has ended without the room being told', async () => {
  const { as, pass } = await cutOff()
  await db.update(session).set({ revokedAt: 1 }).where(eq(session.userId, as.userId))
  expect(await closedAfterReturn(pass)).toBe(CLOSE.banned)
})

it('[E11] closes the return of a dog that has died without the room being told', async () => {
  const { dogId, pass } = await cutOff()
  await db.update(dog).set({ diedAt: 1 }).where(eq(dog.id, dogId))
  expect(await closedAfterReturn(pass)).toBe(CLOSE.died)
})

it('[E11] sends a page whose dog has got a newer ticket for one of its own', async () => {
  const { as, dogId, pass } = await cutOff()
  await aTicket({ userId: as.userId, dogId })
  expect(await closedAfterReturn(pass)).toBe(CLOSE.needsTicket)
})

it.each([
  ['hears somebody no more', (mine: Kennel, other: Kennel) => db.insert(unheard).values(ignores(mine, other))],
  ['is called something else', ({ dogId }: Kennel) => db.update(dog).set({ name: 'New' }).where(eq(dog.id, dogId))],
  ['is a moderator now', ({ as }: Kennel) => db.update(user).set({ moderator: 1 }).where(eq(user.id, as.userId))],
] as const)('[E11] sends a page for a ticket whose dog %s, if the room was not told', async (_, change) => {
  const player = await cutOff()
  await change(player, await aKennel())
  expect(await closedAfterReturn(player.pass)).toBe(CLOSE.needsTicket)
})

it('[E11] lets a dog stay that still does not hear the same users', async () => {
  const [player, one, two] = [await aKennel(), await aKennel(), await aKennel()]
  await db.insert(unheard).values([ignores(player, two), ignores(player, one)])
  const { pass } = await comesInAndSpeaks(player)
  await liveRoom.crash()
  const socket = socketOf(await show(pass))
  await socket.hello()
  await vi.waitUntil(async () => (await counted(player)).passes === 1)
  socket.send({ type: 'rest', pose: 'sit' })
  await socket.next('rested')
})

it('[E11] closes the return of a dog that is elsewhere without the room having been told', async () => {
  const { dogId, pass } = await cutOff()
  await db
    .update(dog)
    .set({ epoch: sql`epoch + 1` })
    .where(eq(dog.id, dogId))
  await db
    .update(presence)
    .set({ room: 'forest', epoch: sql`epoch + 1` })
    .where(eq(presence.dogId, dogId))
  expect(await closedAfterReturn(pass)).toBe(CLOSE.elsewhere)
})

it('[E11] lets nobody in whom the room was told of', async () => {
  const { as, pass } = await cutOff()
  await env.PARK_ROOM.getByName(HOME_ROOM).closeUser(as.userId, CLOSE.banned)
  expect(await answerOf(show(pass))).toEqual([403, 'pass'])
})

/** A dog that is in the home room by the database. */
async function aKennelInside(): Promise<Kennel> {
  const kennel = await aKennel()
  const now = Date.now()
  const stay = { userId: kennel.as.userId, dogId: kennel.dogId, room: HOME_ROOM, epoch: 1, hidden: 0, since: now }
  await db.insert(presence).values({ ...stay, seenAt: now })
  return kennel
}

/** What the database says of these returns to the home room. */
async function standingsOf(...asked: [Kennel, Partial<Return>?][]) {
  const names = new Map((await db.select({ id: dog.id, name: dog.name }).from(dog)).map(({ id, name }) => [id, name]))
  const returns = asked.map(([kennel, changes], index) =>
    aReturn(kennel, { socket: `s${index}`, name: names.get(kennel.dogId) ?? '', ...changes }),
  )
  return keepReturns(db, { room: HOME_ROOM, returns, now: Date.now() })
}

it('[E11] answers each of several returns by its own dog', async () => {
  const [well, banned] = [await aKennelInside(), await aKennelInside()]
  await banUser(banned.as.userId)
  expect(await standingsOf([well], [well], [banned])).toEqual(['welcome', 'welcome', 'banned'])
})

it('[E11] takes the users that a dog does not hear in any order', async () => {
  const [player, one, two] = [await aKennelInside(), await aKennel(), await aKennel()]
  await db.insert(unheard).values([ignores(player, one), ignores(player, two)])
  const others = [one.as.userId, two.as.userId]
  expect(await standingsOf([player, { unheard: others }], [player, { unheard: others.toReversed() }])).toEqual([
    'welcome',
    'welcome',
  ])
})

it('[E11] sends pages for a ticket, which they do not get, while the park is closed', async () => {
  const player = await aKennelInside()
  expect(await standingsOf([player])).toEqual(['welcome'])
  await db.insert(setting).values({ type: 'DISABLE_CLIENT', value: '1' })
  expect(await standingsOf([player])).toEqual(['outdated'])
})

it('[E11] [M6] sends a page for a ticket whose user has flooded another room, for as long as they rest', async () => {
  const player = await aKennelInside()
  const other = await aDogOf(player.as.userId)
  await db.insert(flood).values({ dogId: other, at: Date.now() })
  expect(await standingsOf([player])).toEqual(['outdated'])
  await db.update(flood).set({ at: Date.now() - 10_000 })
  expect(await standingsOf([player])).toEqual(['welcome'])
})

it('[E11] [S12] sends a page for a ticket whose user has not agreed to terms that have changed', async () => {
  const player = await aKennelInside()
  await db.update(user).set({ termsVersion: 0 }).where(eq(user.id, player.as.userId))
  expect(await standingsOf([player])).toEqual(['outdated'])
})

it('[E11] sends a page for a ticket whose stay is over', async () => {
  const player = await aKennelInside()
  await db.delete(presence).where(eq(presence.dogId, player.dogId))
  expect(await standingsOf([player])).toEqual(['outdated'])
})

it('[E11] lets no dog stay that is not the user’s', async () => {
  const [mine, other] = [await aKennel(), await aKennel()]
  expect(await standingsOf([{ ...mine, dogId: other.dogId }])).toEqual(['dead'])
})

it.each([
  ['a pass that is none', () => show('x'), [403, 'pass']],
  ['a pass that nobody was given', () => show('0'.repeat(64)), [503, '']],
  ['a room that is not in the park', () => show('0'.repeat(64), { room: 'nowhere' }), [503, '']],
  ['a twin that cannot be', () => show('0'.repeat(64), { room: 'plaza~99' }), [404, 'room']],
  [
    'a page of another origin',
    () => show('0'.repeat(64), { headers: { Origin: 'https://other.test' } }),
    [403, 'origin'],
  ],
] as const)('[E11] refuses %s', async (_, asked, answer) => {
  expect(await answerOf(asked())).toEqual(answer)
})

it('[E11] makes no object for a copy in which no dog ever was, in any room or region', async () => {
  const { pass } = await comesInAndSpeaks(await aKennel())
  const objects = async () => (await listDurableObjectIds(env.PARK_ROOM)).length
  const before = await objects()
  const copies = ROOM_KEYS.flatMap((room) =>
    REGIONS.flatMap((region) => [1, 2, TWINS_MAX].map((twin) => instanceKey({ room, region, twin }))),
  )
  const asked = copies.filter((room) => room !== HOME_ROOM)
  const answers = await Promise.all(asked.map((room) => answerOf(show(pass, { room }))))
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([503]))
  expect(await objects()).toBe(before)
})

it('[E11] calls the home region while the database does not answer, and no other one', async () => {
  const faulty = faultyD1(env.DB)
  faulty.fault = 'down'
  const called: string[] = []
  const rooms = altering(env.PARK_ROOM, (name) => called.push(name))
  for (const room of ['harbour~2', 'harbour.us'])
    await returnBy({ ...env, DB: faulty.d1, PARK_ROOM: rooms }, { room, pass: '0'.repeat(64), address: null })
  expect(called).toEqual(['harbour~2'])
})

it('[E11] asks the database once for a copy that was used', async () => {
  await comesInAndSpeaks(await aKennel())
  const faulty = faultyD1(env.DB)
  const asked = { room: HOME_ROOM, pass: '0'.repeat(64), address: null }
  for (let time = 0; time < 3; time++) await returnBy({ ...env, DB: faulty.d1 }, asked)
  expect(faulty.asked).toBeLessThanOrEqual(1)
})

/** The rooms, with a call of what is asked for by name. */
function altering(rooms: typeof env.PARK_ROOM, call: (name: string) => void): typeof env.PARK_ROOM {
  return new Proxy(rooms, {
    get: (target, key) => {
      if (key !== 'getByName') return Reflect.get(target, key)
      return (name: string) => {
        call(name)
        return target.getByName(name)
      }
    },
  })
}

it('[E11] refuses too many returns from one address, without calling the room', async () => {
  const keys: string[] = []
  const limit = async ({ key }: RateLimitOptions) => ({ success: keys.push(key) < 2 })
  const asked = { room: HOME_ROOM, pass: '0'.repeat(64), address: '192.0.2.77' }
  const answers = [1, 2].map(() => returnBy({ ...env, RETURN_BRAKE: { limit } }, asked))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 429])
  expect(keys).toEqual(['192.0.2.77', '192.0.2.77'])
})
