import { expect, it } from 'vitest'
import { NOON, lotOf } from '#test/support/park.ts'
import { MEMBER, aWheelRoom, open, using, wheelOf } from './wheel-room.ts'

it('[PC9] the end of the term calls the round off, to the ms', async () => {
  const park = aWheelRoom()
  const until = NOON + 20_000
  const [bella, max] = [park.enter(1, { committee: { from: NOON - 1, until, terms: 1 } }), park.enter(2)]
  await open(bella)
  park.wait(19_999)
  expect(wheelOf(max)).toMatchObject({ opener: 1 })
  park.wait(1)
  expect(wheelOf(max)).toBeNull()
})

it('[PC9] a term that is ended early calls it off at once', async () => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  await open(bella)
  park.host.react({
    type: 'learned',
    events: [{ type: 'seated', dog: 1, committee: { ...MEMBER.committee, until: NOON } }],
  })
  expect(wheelOf(max)).toBeNull()
})

it('[PC9] a room that was woken late draws what was due while the term was on', async () => {
  const park = aWheelRoom()
  const until = NOON + 40_000
  const [bella, max] = [park.enter(1, { committee: { from: NOON - 1, until, terms: 1 } }), park.enter(2)]
  await open(bella)
  park.now = NOON + 50_000
  park.hibernate()
  expect(wheelOf(max)).toHaveProperty('drawn.seed', lotOf('1').seed)
})

it.each([
  ['gives its number back', { how: 2 }],
  ['leaves', { type: 'leave' }],
] as const)('[PC9] is called off when the dog that has opened it %s', async (_, what) => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  await open(bella)
  bella.send('how' in what ? using(what.how) : what)
  expect(wheelOf(max)).toBeNull()
})

it('[K4] a moderator who hides has no number any more', async () => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2, { mayHide: true, badge: 'moderator' })]
  await open(bella)
  max.send(using())
  max.send({ type: 'hide', hidden: true })
  expect(wheelOf(bella)!.dogs).toEqual([1])
})

it('[PC10] a dog that leaves gives its number back, and what was drawn stays', async () => {
  const park = aWheelRoom()
  const [bella, max, pia] = [park.enter(1, MEMBER), park.enter(2), park.enter(3)]
  await open(bella)
  max.send(using())
  pia.send(using())
  max.send({ type: 'leave' })
  expect(wheelOf(bella)!.dogs).toEqual([1, 3])
  bella.send(using(1))
  pia.send({ type: 'leave' })
  expect(wheelOf(bella)!.dogs).toEqual([1, 3])
})

it('[PC10] whoever comes is told of the round, and of the seed only once it is drawn', async () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  expect(park.enter(2).of('welcome')[0]).not.toHaveProperty('wheel')
  await open(bella)
  const { hash, seed } = lotOf('1')
  expect(park.enter(3).of('welcome')[0]!.wheel).toEqual({ opener: 1, dogs: [1], drawsAt: NOON + 30_000, hash })
  bella.send(using(1))
  expect(park.enter(4).of('welcome')[0]!.wheel).toMatchObject({ hash, drawn: { seed, at: NOON } })
})

it('[PC9] the room asks to be woken for the draw, and then for the end of the rest', async () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  await open(bella)
  expect(park.wakeAt).toBe(NOON + 30_000)
  bella.send(using(1))
  expect(park.wakeAt).toBe(NOON + 60_000)
})
