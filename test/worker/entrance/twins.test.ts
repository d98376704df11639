import { env, listDurableObjectIds } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { TWINS_MAX, copiesOf } from '#durable/rules/places/twins.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'
import app from '#test/worker/entry.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { ORIGIN, askToEnter } from '#test/worker/support/gate.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { presence } from '#worker/db/schema/presence.ts'

const ENTER = `mutation ($dogId: Int!, $room: String, $door: String, $with: Int) {
  enterPark(dogId: $dogId, room: $room, door: $door, with: $with) { ticket room }
}`
type Asked = { room?: string; door?: string; with?: number }
type Given = { ticket: string; room: string }

async function enter(as: TestUser, dogId: number, asked: Asked, capacity = '2') {
  return ask(ENTER, { as, variables: { dogId, ...asked }, env: { ROOM_MAX_DOGS: capacity } })
}

/** Sends the dog of a new user to a room. Returns the copy that it is sent to. */
async function sent(asked: Asked, changes: Parameters<typeof aUser>[0] = {}) {
  const as = await aUser(changes)
  const dogId = await aDogOf(as.userId)
  const answer = await enter(as, dogId, asked)
  const given = answer.data?.enterPark as Given | undefined
  return { as, dogId, answer, room: given?.room, ticket: given?.ticket ?? '' }
}

async function standsIn(room: string, { hidden = 0 } = {}) {
  const { userId } = await aUser()
  const dogId = await aDogOf(userId)
  const now = Date.now()
  await db.insert(presence).values({ userId, dogId, room, epoch: 1, hidden, since: now, seenAt: now })
  return dogId
}

it('[K2] opens a twin of a full room, counting dogs on their way', async () => {
  const rooms = []
  for (let n = 0; n < 5; n += 1) rooms.push((await sent({ room: 'meadow' })).room)
  expect(rooms).toEqual(['meadow', 'meadow', 'meadow~2', 'meadow~2', 'meadow~3'])
})

it('[K2] does not count dogs on their way to a copy with 61 places left', async () => {
  const as = await aUser()
  const dogId = await aDogOf(as.userId)
  const countedAt = async (capacity: string) => {
    await enter(as, dogId, { room: 'wisdom-cave' }, capacity)
    return db.select({ place: dog.ticketPlace }).from(dog).where(eq(dog.id, dogId)).get()
  }
  expect([await countedAt('61'), await countedAt('60')]).toEqual([{ place: null }, { place: 'wisdom-cave' }])
})

it('[K4] does not count a hidden moderator, neither on the way nor in the room', async () => {
  const rooms = []
  for (let n = 0; n < 3; n += 1) {
    await sent({ room: 'party-lawn' }, { moderator: 1, hidden: 1 })
    rooms.push((await sent({ room: 'party-lawn' })).room)
  }
  expect(rooms).toEqual(['party-lawn', 'party-lawn', 'party-lawn~2'])
  // A user who is no longer a moderator is seen, whatever is stored about hiding.
  await sent({ room: 'north-point' }, { hidden: 1 })
  await sent({ room: 'north-point' })
  expect((await sent({ room: 'north-point' })).room).toBe('north-point~2')
})

it('[K1] opens exactly the twin of the ticket, which shares nothing with the room', async () => {
  await standsIn('lake')
  await standsIn('lake')
  const { ticket, room, dogId } = await sent({ room: 'lake' })
  expect(room).toBe('lake~2')
  expect((await askToEnter(ticket, { room: 'lake' })).status).toBe(403)
  expect((await askToEnter(ticket, { room: 'lake~3' })).status).toBe(403)
  const welcome = await socketOf(await askToEnter(ticket, { room: 'lake~2' })).hello()
  expect(welcome).toMatchObject({ room: 'lake~2', dogs: [{ id: dogId }] })
  expect(welcome.doors.map(({ room: behind }) => behind)).toContain('forest')
})

it('[K2] leads by a door out of a twin into the room next to it, again where there is room', async () => {
  for (const room of ['forest', 'forest', 'forest~2']) await standsIn(room)
  const { as, dogId, ticket } = await sent({ room: 'lake' })
  await socketOf(await askToEnter(ticket, { room: 'lake~2' })).hello()
  expect((await enter(as, dogId, { door: 'lake-forest' })).data?.enterPark).toMatchObject({ room: 'forest~2' })
})

it('[K2] leads to the twin with a friend, and says if it is full or the friend cannot be found', async () => {
  for (const room of ['beach', 'beach~2', 'beach~2']) await standsIn(room)
  const friend = await standsIn('beach~3')
  expect((await sent({ with: friend })).room).toBe('beach~3')
  await standsIn('beach~3')
  expect(codesOf((await sent({ with: friend })).answer)).toEqual(['room-full'])
  const spy = await standsIn('beach', { hidden: 1 })
  expect(codesOf((await sent({ with: spy })).answer)).toEqual(['not-in-park'])
  expect(codesOf((await sent({ with: 99_999_999 })).answer)).toEqual(['not-in-park'])
})

it('[K2] does not lead to a friend behind a closed door', async () => {
  const friend = await standsIn('staff-room')
  expect(codesOf((await sent({ with: friend })).answer)).toEqual(['staff-only'])
  expect((await sent({ with: friend }, { moderator: 1 })).room).toBe('staff-room')
})

it('[K2] returns a dog to the twin where it lies, full or otherwise empty', async () => {
  const own = { as: await aUser(), dogId: 0 }
  own.dogId = await aDogOf(own.as.userId)
  const now = Date.now()
  const stay = {
    userId: own.as.userId,
    dogId: own.dogId,
    room: 'harbour~4',
    epoch: 1,
    hidden: 0,
    since: now,
    seenAt: now,
  }
  await db.insert(presence).values(stay)
  const back = async (room: string) => (await enter(own.as, own.dogId, { room })).data?.enterPark
  expect(await back('harbour~4')).toMatchObject({ room: 'harbour~4' })
  for (let n = 0; n < 2; n += 1) await standsIn('harbour~4')
  expect(await back('harbour')).toMatchObject({ room: 'harbour~4' })
  expect(await back('cinema')).toMatchObject({ room: 'cinema' })
})

it('[K2] opens no twin on request', async () => {
  expect((await sent({ room: 'arcade~7' })).room).toBe('arcade')
  const { answer } = await sent({ room: `arcade~${TWINS_MAX + 1}` })
  expect(codesOf(answer)).toEqual(['no-such-room'])
})

it('[K1] opens no twin of any room without a ticket', async () => {
  const before = (await listDurableObjectIds(env.PARK_ROOM)).length
  for (const room of ROOM_KEYS.flatMap(copiesOf)) {
    const headers = { Upgrade: 'websocket', Origin: ORIGIN }
    expect((await app.request(`${ORIGIN}/parks/${room}?ticket=x`, { headers }, env)).status).toBe(403)
  }
  const { status } = await app.request(
    `${ORIGIN}/parks/plaza~${TWINS_MAX + 1}`,
    { headers: { Upgrade: 'websocket', Origin: ORIGIN } },
    env,
  )
  expect(status).toBe(404)
  expect(await listDurableObjectIds(env.PARK_ROOM)).toHaveLength(before)
})
