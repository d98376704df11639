import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { HUGE_FRAME } from '#durable/protocol/messages.ts'
import { SOCKETS_PER_DOG } from '#durable/rules/places/sockets.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import type { Kennel } from '#test/worker/support/kennel.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { run } from '#worker/db/query.ts'
import { socket } from '#worker/db/schema/dogs.ts'
import type { Env } from '#worker/env.ts'
import { socketsOf } from '#worker/presence/sockets-db.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

let open: WebSocket[] = []
afterEach(async () => {
  for (const socket of open) socket.close()
  open = []
  vi.useRealTimers()
  await liveRoom.close()
})

const HELLO = JSON.stringify({ type: 'hello', version: 1, lastSeq: null })
const ENTER = 'mutation ($dogId: Int!) { enterPark(dogId: $dogId) { ticket } }'

/** Bindings with which a user may ask for any number of tickets a minute. */
const UNBRAKED: Partial<Env> = { TICKET_BRAKE: { limit: async () => ({ success: true }) } }

async function ticketFor({ as, dogId }: Kennel, bindings: Partial<Env> = {}) {
  const answer = await ask(ENTER, { as, variables: { dogId }, env: bindings })
  const data = answer.data as { enterPark: { ticket: string } } | null
  return { given: data?.enterPark.ticket ?? '', codes: codesOf(answer), errors: answer.errors }
}

/**
 * Opens a socket whose client never answers a close frame, and waits for the welcome. Returns the gate's answer: 101, or
 * the reason.
 */
async function openDeaf(kennel: Kennel, bindings: Partial<Env> = {}): Promise<string> {
  const answer = await knockDeaf(kennel, bindings)
  const deaf = open.at(-1)
  if (answer !== '101' || !deaf) return answer
  const answered = new Promise((done) => ['message', 'close'].forEach((type) => deaf.addEventListener(type, done)))
  deaf.send(HELLO)
  await answered
  return answer
}

/** Does so without a hello. */
async function knockDeaf(kennel: Kennel, bindings: Partial<Env> = {}): Promise<string> {
  const { given, codes } = await ticketFor(kennel, bindings)
  if (codes.length > 0) return codes.join()
  const response = await askToEnter(given)
  if (!response.webSocket) return `${response.status}`
  response.webSocket.accept({ allowHalfOpen: true })
  open.push(response.webSocket)
  return '101'
}

async function openDeafly(kennel: Kennel, times: number): Promise<string[]> {
  const answers: string[] = []
  for (let n = 0; n < times; n++) answers.push(await openDeaf(kennel))
  return answers
}

/** How many sockets of the user the database counts. */
async function counted({ as, dogId }: Kennel): Promise<number> {
  return (await run(socketsOf(db, { userId: as.userId, dogId, now: Date.now() }))).ofUser
}

/** How many rows the database has for sockets of the user. */
function rowsOf({ as }: Kennel): Promise<number> {
  return db.$count(socket, eq(socket.userId, as.userId))
}

/** Adds a socket of the dog in another room to the database. */
async function aSocketOf({ as, dogId }: Kennel): Promise<void> {
  const now = Date.now()
  const row = { hash: crypto.randomUUID(), userId: as.userId, dogId, room: 'forest', epoch: 0 }
  await db.insert(socket).values({ ...row, usedAt: now, expiresAt: now + 60_000 })
}

it('[K8] gives a dog no fifth ticket while it has four sockets, open or still closing', async () => {
  const player = await aKennel()
  expect(await openDeafly(player, 6)).toEqual([
    ...['101', '101', '101', '101'],
    ...['too-many-connections', 'too-many-connections'],
  ])
})

it('[K8] opens four at most of 200 sockets of one dog, in waves at once, whose clients answer no close frame', async () => {
  const player = await aKennel()
  const answers: string[] = []
  for (let wave = 0; wave < 10; wave++) {
    const atOnce = Array.from({ length: 20 }, () => openDeaf(player, UNBRAKED))
    answers.push(...(await Promise.all(atOnce)))
    // One that does not answer within a second counts twice for a moment.
    expect(await counted(player)).toBeLessThanOrEqual(2 * SOCKETS_PER_DOG)
  }
  expect([1, 2, 3, 4]).toContain(answers.filter((answer) => answer === '101').length)
  // The others had no ticket, or one that a newer one had replaced, or the hello of the one before had not come.
  expect(['101', '403', '429', 'too-many-connections']).toEqual(expect.arrayContaining([...new Set(answers)]))
  for (const socket of open) socket.close()
  vi.setSystemTime(Date.now() + 15_000)
  await vi.waitUntil(async () => (await counted(player)) === 0)
})

it('[K8] opens no fifth socket later while the clients of three answer no close frame', async () => {
  const player = await aKennel()
  expect(await openDeafly(player, 4)).toEqual(['101', '101', '101', '101'])
  await vi.waitUntil(async () => (await rowsOf(player)) === 3, { timeout: 5000 })
  vi.setSystemTime(Date.now() + 15_000)
  expect(await counted(player)).toBe(4)
  expect(await openDeaf(player)).toBe('too-many-connections')
})

it('[K8] still counts a socket that is closing when the dog leaves the park', async () => {
  const player = await aKennel()
  expect(await openDeaf(player)).toBe('101')
  open[0]?.send(JSON.stringify({ type: 'leave' }))
  await vi.waitUntil(async () => (await rowsOf(player)) === 1, { timeout: 5000 })
  expect(await counted(player)).toBe(1)
})

it('[K8] writes no row for the socket of a dog that comes and leaves', async () => {
  const player = await aKennel()
  const socket = socketOf(await askToEnter((await ticketFor(player)).given))
  await socket.hello()
  expect(await rowsOf(player)).toBe(0)
  socket.send({ type: 'leave' })
  await socket.closed
  await vi.waitUntil(async () => (await counted(player)) === 0, { timeout: 5000 })
  expect(await rowsOf(player)).toBe(0)
})

it('[K8] gives no dog of a user a ticket while the user has twelve sockets', async () => {
  const first = await aKennel()
  for (let n = 0; n < 12; n++) await aSocketOf(first)
  const second = { as: first.as, dogId: await aDogOf(first.as.userId) }
  expect(await openDeaf(second)).toBe('too-many-connections')
})

it('[K8] does not count the sockets of other users', async () => {
  await openDeafly(await aKennel(), 4)
  expect(await openDeaf(await aKennel())).toBe('101')
})

it('[K8] redeems no ticket from before there were too many sockets', async () => {
  const player = await aKennel()
  await openDeafly(player, 3)
  const early = await ticketFor(player)
  await aSocketOf(player)
  const response = await askToEnter(early.given)
  expect([response.status, await response.text()]).toEqual([429, 'connections'])
})

it('[K8] does not count a socket that the client has closed', async () => {
  const player = await aKennel()
  const { given } = await ticketFor(player)
  const socket = socketOf(await askToEnter(given))
  await socket.hello()
  expect(await counted(player)).toBe(1)
  socket.close()
  await vi.waitUntil(async () => (await counted(player)) === 0)
})

it('[K8] counts a socket that the park closes until its client has answered', async () => {
  const player = await aKennel()
  expect(await openDeaf(player)).toBe('101')
  const deaf = open[0]
  const closed = new Promise<number>((done) => deaf?.addEventListener('close', ({ code }) => done(code)))
  await env.PARK_ROOM.getByName(HOME_ROOM).closeUser(player.as.userId, CLOSE.kicked)
  expect(await closed).toBe(CLOSE.kicked)
  expect(await counted(player)).toBe(1)
  deaf?.close()
  await vi.waitUntil(async () => (await counted(player)) === 0)
})

it('[K8] counts a socket that the park closes while the room hibernates', async () => {
  const player = await aKennel()
  await openDeaf(player)
  await env.PARK_ROOM.getByName(HOME_ROOM).closeUser(player.as.userId, CLOSE.kicked)
  await liveRoom.evict()
  await env.PARK_ROOM.getByName(HOME_ROOM).witnesses()
  expect(await counted(player)).toBe(1)
  open[0]?.close()
  await vi.waitUntil(async () => (await counted(player)) === 0)
})

it('[K8] does not count sockets that a crash has cut off once the room is back', async () => {
  const player = await aKennel()
  await openDeafly(player, 4)
  await liveRoom.crash()
  vi.setSystemTime(Date.now() + 15_000)
  await env.PARK_ROOM.getByName(HOME_ROOM).witnesses()
  await vi.waitUntil(async () => (await counted(player)) === 0)
  expect(await openDeaf(player)).toBe('101')
})

it('[K8] does not count a ticket for which the room opens no socket', async () => {
  const player = await aKennel()
  const { given } = await ticketFor(player)
  const fetched = vi.spyOn(Object.getPrototypeOf(env.PARK_ROOM.getByName(HOME_ROOM)), 'fetch')
  fetched.mockResolvedValue(new Response(null, { status: 503 }))
  expect((await askToEnter(given)).status).toBe(503)
  fetched.mockRestore()
  await vi.waitUntil(async () => (await counted(player)) === 0)
})

it('[K8] opens one socket of a dog at a time before its hello', async () => {
  const player = await aKennel()
  expect([await knockDeaf(player), await knockDeaf(player)]).toEqual(['101', '429'])
  expect(await knockDeaf({ ...player, dogId: await aDogOf(player.as.userId) })).toBe('101')
  open[0]?.send(HELLO)
  await vi.waitUntil(async () => (await knockDeaf(player)) === '101')
})

/** A dog in the park has sent a frame that is longer than any that is sent by mistake. */
async function hasFlooded(player: Kennel): Promise<void> {
  const socket = await goIn(player)
  socket.sendRaw('x'.repeat(HUGE_FRAME + 1))
  expect(await socket.closed).toBe(CLOSE.flooding)
}

it('[M8] [M6] makes all dogs of a user who has sent a huge frame wait for their next tickets', async () => {
  const player = await aKennel()
  const other = { ...player, dogId: await aDogOf(player.as.userId) }
  await hasFlooded(player)
  const floodedAt = Date.now()
  await vi.waitUntil(async () => (await ticketFor(other)).codes.length > 0)
  vi.setSystemTime(floodedAt + 9_999)
  expect((await ticketFor(other)).codes).toEqual(['flooded-lately'])
  expect((await ticketFor(await aKennel())).codes).toEqual([])
  vi.setSystemTime(floodedAt + 10_000)
  expect((await ticketFor(other)).codes).toEqual([])
})

it('[M6] redeems no ticket from before a flood of its user: neither the room opens a socket nor the gate', async () => {
  const player = await aKennel()
  const { userId } = player.as
  const [first, second] = [await aDogOf(userId), await aDogOf(userId)]
  const tickets = [await aTicket({ userId, dogId: first }), await aTicket({ userId, dogId: second })] as const
  await hasFlooded(player)
  expect([403, 429]).toContain((await askToEnter(tickets[0])).status)
  await vi.waitUntil(async () => (await ticketFor(player)).codes.length > 0)
  expect((await askToEnter(tickets[1])).status).toBe(403)
})

it('[M6] makes a dog that was disconnected for flooding wait ten seconds for its next ticket, and says so', async () => {
  const player = await aKennel()
  const { given } = await ticketFor(player)
  const socket = socketOf(await askToEnter(given))
  await socket.hello()
  for (let strike = 1; strike <= 3; strike++) {
    vi.setSystemTime(Date.now() + 500)
    for (let n = 0; n < 60; n++) socket.send({ type: 'rest', pose: 'sit' })
    if (strike < 3) await socket.next('refused')
  }
  expect(await socket.closed).toBe(CLOSE.flooding)
  const refusedAt = Date.now()
  // vitest's own waiting would advance the clock.
  while ((await ticketFor(player)).codes.length === 0);
  const [error] = (await ticketFor(player)).errors ?? []
  expect(error?.extensions).toMatchObject({ code: 'flooded-lately', retryInMs: 10_000 })
  vi.setSystemTime(refusedAt + 9_999)
  expect((await ticketFor(player)).codes).toEqual(['flooded-lately'])
  vi.setSystemTime(refusedAt + 10_000)
  expect((await ticketFor(player)).codes).toEqual([])
})
