import { env, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { DROPPED_KEPT_MS } from '#durable/rules/places/dropped.ts'
import { endOf } from '#durable/rules/walks.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { askToEnter } from '#test/worker/support/gate.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'
import { run } from '#worker/db/query.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { whereIs } from '#worker/presence/presence-db.ts'

const ENTER = `mutation ($dogId: Int!, $room: String) {
  enterPark(dogId: $dogId, room: $room) { ticket room }
}`

afterEach(() => void vi.useRealTimers())

type Player = { as: TestUser; dogId: number }

async function aPlayer(changes: Parameters<typeof aUser>[0] = {}): Promise<Player> {
  const as = await aUser(changes)
  return { as, dogId: await aDogOf(as.userId) }
}

/** Asks for a ticket. A page names no room, unless a test does. */
async function asksToEnter({ as, dogId }: Player, room?: string) {
  const { data } = await ask(ENTER, { as, variables: { dogId, room } })
  return data?.enterPark as { ticket: string; room: string }
}

async function roomOffered(player: Player): Promise<string> {
  return (await asksToEnter(player)).room
}

/** Opens a page with its socket. */
async function opens(player: Player, asked?: string): Promise<{ room: string; socket: VisitorSocket }> {
  const { ticket, room } = await asksToEnter(player, asked)
  return { room, socket: socketOf(await askToEnter(ticket, { room })) }
}

/** Brings the dog into a room, at the end of a walk. */
async function standsIn(player: Player, room: string) {
  const { socket } = await opens(player, room)
  const { dogs } = await socket.hello()
  const { walk } = dogs.find(({ id }) => id === player.dogId)!
  socket.send({ type: 'walk', seq: 1, x: walk.x + 1, y: walk.y + 1 })
  const tile = endOf(await socket.next('walked'))
  return { socket, tile }
}

async function isGone(dogId: number) {
  await vi.waitFor(async () => expect(await run(whereIs(db, dogId, Date.now()))).toBeNull())
}

it('[E10] returns a reloaded page to the room and the place where the dog lies', async () => {
  const bella = await aPlayer()
  const { socket, tile } = await standsIn(bella, 'meadow')
  socket.close()
  const again = await opens(bella)
  expect(again.room).toBe('meadow')
  const welcome = await again.socket.hello()
  expect(welcome).toMatchObject({ room: 'meadow', resumed: true })
  expect(endOf(welcome.dogs.find(({ id }) => id === bella.dogId)!.walk)).toEqual(tile)
})

it('[E10] lets a second tab take the dog over where it stands', async () => {
  const bella = await aPlayer()
  const { socket, tile } = await standsIn(bella, 'forest')
  const second = await opens(bella)
  const welcome = await second.socket.hello()
  expect(welcome).toMatchObject({ room: 'forest', resumed: true })
  expect(endOf(welcome.dogs.find(({ id }) => id === bella.dogId)!.walk)).toEqual(tile)
  expect(await socket.closed).toBe(CLOSE.elsewhere)
})

it('[E10] [E6] keeps a disconnected dog for a minute, after which a page begins at the square', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  const watching = await standsIn(max, 'harbour')
  const { socket } = await standsIn(bella, 'harbour')
  vi.useFakeTimers({ toFake: ['Date'] })
  const droppedAt = Date.now()
  socket.close()
  await watching.socket.next('dropped')
  vi.setSystemTime(droppedAt + DROPPED_KEPT_MS - 1)
  await runDurableObjectAlarm(env.PARK_ROOM.getByName('harbour'))
  expect(await roomOffered(bella)).toBe('harbour')
  vi.setSystemTime(droppedAt + DROPPED_KEPT_MS)
  await runDurableObjectAlarm(env.PARK_ROOM.getByName('harbour'))
  expect(await watching.socket.next('left')).toMatchObject({ dog: bella.dogId })
  await isGone(bella.dogId)
  expect(await roomOffered(bella)).toBe(HOME_ROOM)
})

it('[E10] begins at the square after leaving through the gate', async () => {
  const bella = await aPlayer()
  const { socket } = await standsIn(bella, 'lake')
  socket.send({ type: 'leave' })
  await isGone(bella.dogId)
  expect(await roomOffered(bella)).toBe(HOME_ROOM)
})

it('[E10] goes to a requested room, wherever the dog lies', async () => {
  const bella = await aPlayer()
  const { socket } = await standsIn(bella, 'beach')
  socket.close()
  expect((await asksToEnter(bella, 'cinema')).room).toBe('cinema')
})

async function liesIn({ as: { userId }, dogId }: Player, room: string) {
  const now = Date.now()
  await db.insert(presence).values({ userId, dogId, room, epoch: 0, hidden: 0, since: now, seenAt: now })
}

it('[E10] returns to the same twin', async () => {
  const bella = await aPlayer()
  await liesIn(bella, 'party-lawn~3')
  expect(await roomOffered(bella)).toBe('party-lawn~3')
})

it.each(['staff-room', 'no-room-any-more'])(
  '[E10] begins at the square if the dog may not be there any more (%s)',
  async (room) => {
    const bella = await aPlayer()
    await liesIn(bella, room)
    expect(await roomOffered(bella)).toBe(HOME_ROOM)
  },
)
