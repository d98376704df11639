import { expect, it, vi } from 'vitest'
import { dogsCalled, whereToMeet } from '#worker/db/park/people.ts'
import { headCounts } from '#worker/db/park/presence.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { aDogOf, aName, aUser, db } from '#test/worker/support/d1.ts'
import { aGuest, aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { liveRoom, tileBeside } from '#test/worker/support/live-room.ts'
import { socketOf } from '#test/worker/support/socket.ts'

const NOON = 1_800_000_000_000

async function aModerator() {
  const { userId } = await aUser({ moderator: 1 })
  const name = aName()
  return { userId, name, dogId: await aDogOf(userId, { name }) }
}

async function comesInto(room: string, dog: { userId: number; dogId: number }) {
  return socketOf(await askToEnter(await aTicket({ ...dog, room }), { room }))
}

it('[K4] who hides in one room goes through the next doors unseen, and is nowhere to be found', async () => {
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
  expect((await headCounts(db, Date.now())).get('lake')).toBe(2)
  inLake.send({ type: 'hide', hidden: false })
  expect((await max.next('entered')).dog.id).toBe(spy.dogId)
  await expect.poll(seen).toBe('lake')
})

it('[K4] a hidden flag means nothing for who is no moderator', async () => {
  const { userId } = await aUser({ hidden: 1, admin: 1 })
  const dog = { userId, dogId: await aDogOf(userId) }
  const socket = await comesInto('beach', dog)
  expect(await socket.hello()).not.toHaveProperty('hidden')
  socket.send({ type: 'hide', hidden: true })
  expect(await socket.next('refused')).toEqual({ type: 'refused', request: 'hide', reason: 'forbidden' })
})

/** Everything that Bella's socket gets while she looks round for a hidden dog, frame by frame. */
async function whatBellaGets(isSpied: boolean): Promise<unknown[]> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON })
  const spy = isSpied ? await liveRoom.join(aVisitor(9, { mayHide: true, hidden: true })) : null
  const bella = await liveRoom.knock(aVisitor(1))
  const { dogs } = await bella.hello()
  const beside = tileBeside(dogs[0]!.walk)
  spy?.send({ type: 'walk', seq: 1, ...beside })
  await spy?.next('walked')
  spy?.send({ type: 'rest', pose: 'curl' })
  await spy?.next('rested')
  bella.send({ type: 'walk', seq: 1, ...beside })
  await bella.next('walked')
  spy?.send({ type: 'say', text: 'psst' })
  await spy?.next('refused')
  bella.send({ type: 'whisper', to: 9, text: 'are you here?' })
  await bella.next('refused')
  await liveRoom.sleep()
  spy?.send({ type: 'leave' })
  await spy?.closed
  const max = await liveRoom.join(aVisitor(2))
  await bella.next('entered')
  max.send({ type: 'say', text: 'hej' })
  await bella.next('said')
  const { frames } = bella
  vi.useRealTimers()
  await liveRoom.close()
  return frames
}

it('[K4] a second client gets the same bytes with a hidden moderator in the room as without', async () => {
  await liveRoom.close()
  const [without, withSpy] = [await whatBellaGets(false), await whatBellaGets(true)]
  expect(without.length).toBeGreaterThan(4)
  expect(withSpy).toEqual(without)
})
