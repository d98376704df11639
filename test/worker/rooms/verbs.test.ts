import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { DIG_MS } from '#durable/rules/life/digging.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { aPlayer, equip, held } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { audit } from '#worker/ledger/audit.ts'
import { thingsOnGround } from '#worker/things/carrying-db.ts'

type Player = Awaited<ReturnType<typeof aPlayer>>

afterEach(() => void vi.useRealTimers())
afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

async function comesIn(player: Player, room = 'plaza') {
  const socket = socketOf(await askToEnter(await aTicket({ ...player, room }), { room }))
  return { socket, welcome: await socket.hello() }
}

it('[J2] [V3] stores a sniff in the ledger once, however often it is requested', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  const { socket } = await comesIn(bella)
  const other = (await comesIn(max)).socket
  const op = crypto.randomUUID()
  socket.send({ type: 'sniff', op, dog: max.dogId })
  expect(await socket.next('done')).toEqual({ type: 'done', request: 'sniff', op, karma: 1 })
  expect(await other.next('sniffed')).toEqual({ type: 'sniffed', dog: bella.dogId, other: max.dogId })
  other.send({ type: 'leave' })
  await other.closed
  socket.send({ type: 'sniff', op, dog: max.dogId })
  expect(await socket.next('done')).toMatchObject({ op, karma: 1 })
  const again = crypto.randomUUID()
  socket.send({ type: 'sniff', op: again, dog: max.dogId })
  expect(await socket.next('refused')).toEqual({ type: 'refused', request: 'sniff', op: again, reason: 'not-here' })
  expect(await held(bella.dogId, 'karma')).toBe(1)
})

it('[H9] removes a dog when it acts that is dead by the ledger, and shows it to all', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  const { socket } = await comesIn(bella, 'beach')
  const other = (await comesIn(max, 'beach')).socket
  await db
    .update(dog)
    .set({ lifeDay: osloDay(Date.now()) - 60 })
    .where(eq(dog.id, bella.dogId))
  socket.send({ type: 'sniff', op: crypto.randomUUID(), dog: max.dogId })
  expect(await socket.next('refused')).toMatchObject({ request: 'sniff', reason: 'dog-is-dead' })
  expect(await other.next('died')).toEqual({ type: 'died', dog: bella.dogId })
  expect(await other.next('left')).toEqual({ type: 'left', dog: bella.dogId })
  expect(await socket.closed).toBe(CLOSE.died)
})

it('[I5] [V4] shows a laid-down thing to all, unworn, and gives it to one of those who grab it', async () => {
  const [bella, max, luna] = [await aPlayer(), await aPlayer(), await aPlayer()]
  const beret = await equip(bella.dogId, 'mouth', 'beret')
  const sockets = [await comesIn(bella, 'lake'), await comesIn(max, 'lake'), await comesIn(luna, 'lake')]
  const [hers, his, lunas] = sockets.map(({ socket }) => socket)
  hers!.send({ type: 'drop', op: crypto.randomUUID(), thing: beret.id, ver: 1 })
  const { thing } = await his!.next('laid')
  expect(thing).toMatchObject({ id: beret.id, ver: 2, kind: 'beret' })
  expect((await his!.next('dressed')).wear.mouth).toBeNull()
  expect(await thingsOnGround(db, 'lake')).toMatchObject([{ id: beret.id, tile: `${thing.x},${thing.y}` }])
  for (const socket of [his!, lunas!]) {
    socket.send({ type: 'pickUp', op: crypto.randomUUID(), thing: beret.id, ver: 2 })
  }
  const { by } = await hers!.next('lifted')
  const loser = by === max.dogId ? lunas! : his!
  expect(await loser.next('refused')).toMatchObject({ request: 'pickUp', reason: 'item-gone' })
  expect(await thingsOnGround(db, 'lake')).toEqual([])
})

it('[O1] finds something by a dig of three seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const grid = gridOf(ROOMS.beach)
  const dig = Array.from({ length: grid.width * grid.height }, (_, at) => ({
    x: at % grid.width,
    y: Math.floor(at / grid.width),
  })).find(({ x, y }) => groundAt(grid, x, y) === GROUND.dig)!
  const bella = await aPlayer()
  const { socket } = await comesIn(bella, 'beach')
  socket.send({ type: 'walk', seq: 1, ...dig })
  await socket.next('walked')
  vi.setSystemTime(Date.now() + 120_000)
  const op = crypto.randomUUID()
  socket.send({ type: 'dig', op })
  const { until } = await socket.next('digging')
  expect(until).toBe(Date.now() + DIG_MS)
  vi.setSystemTime(until)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  socket.send({ type: 'dig', op })
  expect(await socket.next('done')).toEqual({ type: 'done', request: 'dig', op, bones: 3 })
  vi.restoreAllMocks()
  expect(await held(bella.dogId, 'bones')).toBe(3)
})
