import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { OLDEST_VERSION } from '#durable/protocol/messages.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { db } from '#test/worker/support/d1.ts'
import { aGuest, aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'
import { run as answerTo } from '#worker/db/query.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { whereIs } from '#worker/presence/presence-db.ts'

const ROOMS = ROOM_KEYS.slice(0, 5)
const WINDOWS = 50
/** Far above what it takes. */
const CLOSED_WITHIN_MS = 60_000
const SWEEP_EVERY_MS = 5 * 60 * 1000

/** The dogs in a room with disconnected ones, as the welcome of a newcomer lists them. */
async function dogsIn(room: string): Promise<number[]> {
  const { userId, dogId } = await aGuest()
  const socket = socketOf(await askToEnter(await aTicket({ userId, dogId, room }), { room }))
  const { dogs } = await socket.hello()
  socket.close()
  return dogs.map(({ id }) => id)
}

/** Waits until all of these sockets but one are closed; returns their close codes, and the one that is open. */
async function allButOne(sockets: readonly VisitorSocket[]) {
  const open = new Set(sockets)
  const codes: number[] = []
  for (const socket of sockets)
    void socket.closed.then((code) => {
      open.delete(socket)
      codes.push(code)
    })
  await vi.waitUntil(() => open.size <= 1, { timeout: CLOSED_WITHIN_MS })
  const [left] = open
  return { codes, left: left! }
}

/** Whether the room still answers on the socket. */
async function isHeard(socket: VisitorSocket): Promise<boolean> {
  socket.send({ type: 'say', text: 'still here' })
  return Promise.race([socket.next('said').then(() => true), socket.closed.then(() => false)])
}

it('[E3] keeps one of 50 windows of one dog in five rooms open, and no second copy of the dog', async () => {
  const guest = await aGuest()
  const sockets: VisitorSocket[] = []
  for (let window = 0; window < WINDOWS; window += 1) {
    const room = ROOMS[window % ROOMS.length]!
    const socket = socketOf(await askToEnter(await aTicket({ ...guest, room }), { room }))
    socket.send({ type: 'hello', version: OLDEST_VERSION, lastSeq: null })
    sockets.push(socket)
  }
  const { codes, left } = await allButOne(sockets)
  expect(codes).toEqual(Array(WINDOWS - 1).fill(CLOSE.elsewhere))
  expect([left === sockets.at(-1), await isHeard(left)]).toEqual([true, true])
  const seenIn = await Promise.all(ROOMS.map(async (room) => (await dogsIn(room)).includes(guest.dogId)))
  expect(seenIn).toEqual([false, false, false, false, true])
  expect(await answerTo(whereIs(db, guest.dogId, Date.now()))).toMatchObject({ room: ROOMS[4] })
})

it('[E3] keeps one of 50 concurrent entries of one dog', async () => {
  const guest = await aGuest()
  const comes = async (room: string) => {
    const answer = await askToEnter(await aTicket({ ...guest, room }), { room })
    if (answer.status !== 101) return null
    const socket = socketOf(answer)
    socket.send({ type: 'hello', version: OLDEST_VERSION, lastSeq: null })
    return socket
  }
  const came = await Promise.all(Array.from({ length: WINDOWS }, (_, window) => comes(ROOMS[window % ROOMS.length]!)))
  const sockets = came.filter((socket) => socket !== null)
  const { codes, left } = await allButOne(sockets)
  expect(codes).toEqual(Array(sockets.length - 1).fill(CLOSE.elsewhere))
  expect(await isHeard(left)).toBe(true)
  const seen = (await Promise.all(ROOMS.map(dogsIn))).flat().filter((dog) => dog === guest.dogId)
  expect(seen).toHaveLength(1)
})

it('[E3] removes a disconnected dog from the old room when it has entered elsewhere', async () => {
  const guest = await aGuest()
  const plaza = socketOf(await askToEnter(guest.ticket))
  await plaza.hello()
  const max = socketOf(await askToEnter((await aGuest()).ticket))
  await max.hello()
  plaza.close(4900)
  expect(await max.next('dropped')).toEqual({ type: 'dropped', dog: guest.dogId })
  const lake = socketOf(await askToEnter(await aTicket({ ...guest, room: 'lake' }), { room: 'lake' }))
  await lake.hello()
  expect(await max.next('left')).toEqual({ type: 'left', dog: guest.dogId })
})

it('[K3] counts a dog nowhere soon after it leaves, or if it never says hello', async () => {
  const [bella, max] = [await aGuest(), await aGuest()]
  const [first, second] = [socketOf(await askToEnter(bella.ticket)), socketOf(await askToEnter(max.ticket))]
  await first.hello()
  expect(await answerTo(whereIs(db, max.dogId, Date.now()))).not.toBeNull()
  first.send({ type: 'leave' })
  second.close()
  for (const { dogId } of [bella, max]) await expect.poll(() => answerTo(whereIs(db, dogId, Date.now()))).toBeNull()
})

it('[K3] goes on without the database, and writes later', async () => {
  const bella = await aGuest()
  const socket = socketOf(await askToEnter(bella.ticket))
  await socket.hello()
  await env.DB.exec('alter table presence rename to presence_gone')
  socket.send({ type: 'leave' })
  expect(await socket.closed).toBe(CLOSE.bye)
  await env.DB.exec('alter table presence_gone rename to presence')
  await expect.poll(() => answerTo(whereIs(db, bella.dogId, Date.now())), { timeout: 5000 }).toBeNull()
})

it('[E3] finds out in its next sweep, within five minutes, what it was not told', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const guest = await aGuest()
  const bella = await liveRoom.join(aVisitor(guest.dogId, { user: guest.userId }))
  const stay = { ...guest, room: 'lake', epoch: 2, hidden: 0, since: Date.now(), seenAt: Date.now() }
  await db.insert(presence).values(stay)
  await liveRoom.wait(SWEEP_EVERY_MS)
  expect(await liveRoom.ringAlarm()).toBe(true)
  expect(await bella.closed).toBe(CLOSE.elsewhere)
  vi.useRealTimers()
})
