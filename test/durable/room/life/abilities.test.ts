import { expect, it } from 'vitest'
import { ROULETTE } from '#durable/rules/committee/roulette.ts'
import { aFeastRoom, asking, seenBy } from '#test/durable/room/ground/feast-room.ts'
import { MEMBER, aWheelRoom, open, reasonOf, using, wheelOf } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON, aPark } from '#test/support/park.ts'

const op = '00000000-0000-4000-a000-000000000001'

it('[SD31] a round has as many dogs, is open and rests for as long as was published', async () => {
  const park = aWheelRoom()
  const [bella, max, luna] = [park.enter(1, MEMBER), park.enter(2), park.enter(3)]
  park.setAbility('wheel', { dogs: 2, wait: 20, rest: 90 })
  await open(bella)
  expect(wheelOf(max)).toMatchObject({ drawsAt: NOON + 20_000 })
  max.send(using())
  luna.send(using())
  expect(reasonOf(luna)).toBe('wheel-full')
  bella.send(using(1))
  bella.send(using(0))
  expect(bella.last).toMatchObject({ reason: 'thing-rests', retryInMs: 90_000 })
})

it('[SD31] a rest that is published while the wheel rests holds at once', async () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  await open(bella)
  bella.send(using(1))
  park.setAbility('wheel', { rest: 10 })
  park.wait(10_000)
  expect(wheelOf(bella)).toBeNull()
})

it('[SD31] no round is opened while the wheel is off; one that is open goes to its end', async () => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  await open(bella)
  park.setAbility('wheel', { isOn: false })
  max.send(using())
  bella.send(using(1))
  expect(wheelOf(max)).toMatchObject({ dogs: [1, 2], drawn: { at: NOON } })
  park.wait(60_000)
  await open(bella)
  expect(reasonOf(bella)).toBe('ability-off')
})

it('[SD31] who is no member hears that it is for members alone, also while the wheel is off', () => {
  const park = aWheelRoom()
  park.setAbility('wheel', { isOn: false })
  const max = park.enter(2)
  max.send(using())
  expect(reasonOf(max)).toBe('committee-only')
})

it('[SD31] a question to a dog waits for as long as was published, and none is asked while the roulette is off', () => {
  const park = aPark({ things: [{ id: 'roulette', prefab: 'colour-roulette', x: 336, y: 352 }] })
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  park.setAbility('roulette', { wait: 15 })
  bella.send({ type: 'use', op, thing: `${ROULETTE}:2`, how: 0 })
  expect(max.last).toMatchObject({ type: 'tintAsked', until: NOON + 15_000 })
  park.wait(15_000)
  park.setAbility('roulette', { isOn: false })
  bella.send({ type: 'use', op: op.replace('1', '2'), thing: `${ROULETTE}:2`, how: 0 })
  expect(reasonOf(bella)).toBe('ability-off')
})

it('[SD31] what is used from near enough follows what was published', async () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  bella.walk(13, 10)
  park.wait(10_000)
  park.setAbility('wheel', { reach: 1 })
  await open(bella)
  expect(reasonOf(bella)).toBe('too-far')
})

it('[SD31] no more pieces are set up than was published; those that stand stay, and go when it was published', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, MEMBER)
  bella.send(asking('lamp'))
  bella.walk(11, 10)
  park.wait(5000)
  park.setAbility('festive', { pieces: 1, stands: 5 })
  bella.send(asking('bench'))
  expect(reasonOf(bella)).toBe('pieces-full')
  expect(seenBy(bella)).toHaveLength(1)
  park.wait(5 * 60_000 - 5000)
  expect(seenBy(bella)).toEqual([])
})

it('[SD31] nothing is set up while it is off, but taken away', () => {
  const park = aFeastRoom()
  const bella = park.enter(1, MEMBER)
  bella.send(asking('lamp'))
  park.setAbility('festive', { isOn: false })
  bella.walk(11, 10)
  park.wait(5000)
  bella.send(asking('bench'))
  expect(reasonOf(bella)).toBe('ability-off')
  bella.send(asking('all'))
  expect(seenBy(bella)).toEqual([])
})

it('[SD31] goes by what was published after a sleep of the room', async () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  park.setAbility('wheel', { isOn: false })
  park.hibernate()
  await open(bella)
  expect(reasonOf(bella)).toBe('ability-off')
})
