import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { aDogOf, aName, aUser, db } from '#test/worker/support/d1.ts'
import { aGuest, aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { liveRoom, tileBeside } from '#test/worker/support/live-room.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { friend } from '#worker/db/schema/friends.ts'
import { user } from '#worker/db/schema/users.ts'
import { dogsCalled, whereToMeet } from '#worker/presence/people-db.ts'
import { isInParkSince, seenDogs } from '#worker/presence/presence-db.ts'

const NOON = 1_800_000_000_000

async function aModerator() {
  const { userId } = await aUser({ moderator: 1 })
  const name = aName()
  return { userId, name, dogId: await aDogOf(userId, { name }) }
}

async function comesInto(room: string, dog: { userId: number; dogId: number }) {
  return socketOf(await askToEnter(await aTicket({ ...dog, room }), { room }))
}

it('[K4] keeps a moderator who hides in one room hidden behind the next doors, and findable nowhere', async () => {
  const spy = await aModerator()
  const inPlaza = await comesInto('plaza', spy)
  await inPlaza.hello()
  inPlaza.send({ type: 'hide', hidden: true })
  expect(await inPlaza.next('welcome')).toMatchObject({ hidden: true, you: spy.dogId })
  const seen = () => whereToMeet(db, { dogId: spy.dogId, asker: 0, now: Date.now() })
  await expect.poll(seen).toBeNull()
  const bella = await comesInto('lake', await aGuest())
  const before = (await bella.hello()).dogs.length
  const inLake = await comesInto('lake', spy)
  expect(await inLake.hello()).toMatchObject({ hidden: true })
  const max = await comesInto('lake', await aGuest())
  const { dogs } = await max.hello()
  expect(dogs).toHaveLength(before + 1)
  expect(dogs.map(({ id }) => id)).not.toContain(spy.dogId)
  expect(await dogsCalled(db, { name: spy.name, asker: 0, now: Date.now() })).toEqual([])
  expect([...(await seenDogs(db, Date.now())).values()].filter((room) => room === 'lake')).toHaveLength(2)
  inLake.send({ type: 'hide', hidden: false })
  expect((await max.next('entered')).dog.id).toBe(spy.dogId)
  await expect.poll(seen).toBe('lake')
})

it('[K4] ignores the hidden flag of a user who is no moderator', async () => {
  const { userId } = await aUser({ hidden: 1, admin: 1 })
  const dog = { userId, dogId: await aDogOf(userId) }
  const socket = await comesInto('beach', dog)
  expect(await socket.hello()).not.toHaveProperty('hidden')
  socket.send({ type: 'hide', hidden: true })
  expect(await socket.next('refused')).toEqual({ type: 'refused', request: 'hide', reason: 'staff-only' })
})

const QUESTIONS = [
  'query ($name: String!) { searchDogs(name: $name) { id name room twin } }',
  'query ($own: Int!) { parkMap(dogId: $own) { rooms { key dogs } doors { id isClosed } } }',
  '{ parkRooms { key dogs } }',
  'query ($own: Int!) { friends(dogId: $own) { dogId name room } }',
  'query ($spy: Int!) { dogProfile(dogId: $spy) { name rank badge } }',
  'mutation ($own: Int!, $spy: Int!) { enterPark(dogId: $own, with: $spy) { room } }',
  'mutation ($own: Int!, $spy: Int!) { askFriend(dogId: $own, otherDogId: $spy) }',
]

it('[K4] gives the same answers before a hidden moderator comes, while they are there and after', async () => {
  const [spy, bella] = [await aModerator(), await aUser()]
  await db.update(user).set({ hidden: 1 }).where(eq(user.id, spy.userId))
  const own = await aDogOf(bella.userId, { levelPoints: 100 })
  const friendsDog = await aDogOf(bella.userId)
  await db.insert(friend).values({ asker: own, asked: spy.dogId, askedAt: 1, since: 2 })
  const answers = async () => {
    const found = []
    for (const question of QUESTIONS) {
      const variables = { name: spy.name, own: question.includes('askFriend') ? friendsDog : own, spy: spy.dogId }
      const { data, errors } = await ask(question, { as: bella, variables })
      found.push(JSON.stringify([data, errors?.map(({ message }) => message)]))
    }
    // The counts behind the map and parkRooms, which are cached for some seconds.
    return [JSON.stringify([...(await seenDogs(db, Date.now()))].toSorted()), ...found]
  }
  const before = await answers()
  expect(before.slice(-2)).toEqual([expect.stringContaining('null'), expect.stringContaining('null')])
  const ticket = await aTicket({ ...spy, room: 'meadow' })
  expect(await answers()).toEqual(before)
  const socket = socketOf(await askToEnter(ticket, { room: 'meadow' }))
  expect(await socket.hello()).toMatchObject({ hidden: true })
  await expect.poll(() => isInParkSince(db, spy.userId, Date.now())).toBe(true)
  expect(await answers()).toEqual(before)
  socket.send({ type: 'leave' })
  await socket.closed
  expect(await answers()).toEqual(before)
})

const LAST_WORDS = 'alone at last'

/** Everything that Bella's socket receives while she looks for a hidden dog, frame by frame, also in bytes. */
async function whatBellaGets(isSpied: boolean): Promise<unknown[]> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON })
  const mod = aVisitor(9, { mayHide: true, hidden: true })
  const spy = isSpied ? await liveRoom.join(mod) : null
  const bella = await liveRoom.knock(aVisitor(1))
  // The newest version, in which walks are bytes.
  const reader = await liveRoom.knock(aVisitor(3))
  const bytes: string[] = []
  const readAll = new Promise<void>((done) => {
    reader.onBytes = (frame) => {
      bytes.push(frame.join(' '))
      if (new TextDecoder().decode(frame).includes(LAST_WORDS)) done()
    }
  })
  const { dogs } = await bella.hello()
  reader.send({ type: 'hello', version: PROTOCOL_VERSION, lastSeq: null })
  await bella.next('entered')
  const beside = tileBeside(dogs[0]!.walk)
  spy?.send({ type: 'walk', seq: 1, ...beside })
  await spy?.next('walked')
  spy?.send({ type: 'rest', pose: 'curl' })
  await spy?.next('rested')
  bella.send({ type: 'walk', seq: 1, ...beside })
  await bella.next('walked')
  spy?.send({ type: 'typing' })
  spy?.send({ type: 'say', text: 'psst' })
  await spy?.next('refused')
  bella.send({ type: 'whisper', to: 9, text: 'are you here?' })
  await bella.next('refused')
  await liveRoom.sleep()
  spy?.send({ type: 'leave' })
  await spy?.closed
  const max = await liveRoom.join(aVisitor(2))
  await bella.next('entered')
  // The hidden moderator comes again while all look, kicks Max, and leaves again.
  const again = isSpied ? await liveRoom.join({ ...mod, epoch: 2 }) : null
  max.send({ type: 'say', text: 'hej' })
  await bella.next('said')
  await liveRoom.withObject((room) => room.closeUser(aVisitor(2).user, CLOSE.kicked, { reason: 'rude', until: null }))
  await bella.next('left')
  again?.send({ type: 'leave' })
  await again?.closed
  const { x, y } = dogs[0]!.walk
  bella.send({ type: 'walk', seq: 2, x, y })
  await bella.next('walked')
  bella.send({ type: 'say', text: LAST_WORDS })
  await bella.next('said')
  await readAll
  const { frames } = bella
  vi.useRealTimers()
  await liveRoom.close()
  return [...frames, ...bytes]
}

it('[K4] sends a second client the same bytes with a hidden moderator in the room as without', async () => {
  await liveRoom.close()
  // Else each run would have other passes in its welcomes.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  const [without, withSpy] = [await whatBellaGets(false), await whatBellaGets(true)]
  vi.restoreAllMocks()
  expect(without.length).toBeGreaterThan(12)
  expect(withSpy).toEqual(without)
})
