import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { HUGE, aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

/** Whether a dog of the user may open a socket in the room. */
function mayOpen(park: TestPark, dog: number): boolean {
  return park.host.stays.mayOpen(aVisitor(dog, { user: 7, epoch: 9 }))
}

const codesOf = (sockets: readonly Socket[]) => sockets.map(({ closedWith }) => closedWith)

it('[M8] a huge frame closes the sockets of all dogs of its user, also before their hello, and no others', () => {
  const park = aPark()
  const [bella, luna] = [park.enter(1, { user: 7 }), park.enter(2, { user: 7 })]
  const knocking = park.knock(3, { user: 7 })
  const other = park.enter(4, { user: 8 })
  luna.send(HUGE)
  expect(codesOf([bella, luna, knocking])).toEqual([CLOSE.flooding, CLOSE.flooding, CLOSE.flooding])
  expect(other.closedWith).toBe(null)
  expect(park.floods.map(([dog]) => dog)).toEqual([2])
})

it('[M6] a flood in another room closes the sockets of its user here, also before their hello, and is stored there alone', () => {
  const park = aPark()
  const [bella, luna] = [park.enter(1, { user: 7 }), park.enter(2, { user: 7 })]
  const knocking = park.knock(3, { user: 7 })
  const other = park.enter(4, { user: 8 })
  park.host.stays.cutOff(7)
  expect(codesOf([bella, luna, knocking])).toEqual([CLOSE.flooding, CLOSE.flooding, CLOSE.flooding])
  expect(other.closedWith).toBe(null)
  expect(park.floods).toEqual([])
  expect([mayOpen(park, 1), park.show(bella.pass)]).toEqual([false, null])
})

it('[M8] a huge frame in place of a hello does the same', () => {
  const park = aPark()
  const bella = park.enter(1, { user: 7 })
  const knocking = park.knock(2, { user: 7 })
  knocking.send(HUGE)
  expect(codesOf([bella, knocking])).toEqual([CLOSE.flooding, CLOSE.flooding])
  expect(park.floods.map(([dog]) => dog)).toEqual([2])
})

it('[M6] no dog of a user who was cut off has a socket in the room for ten seconds, and then for twice as long', () => {
  const park = aPark()
  park.enter(1, { user: 7 }).send(HUGE)
  expect([1, 2].map((dog) => mayOpen(park, dog))).toEqual([false, false])
  expect(park.host.stays.mayOpen(aVisitor(3))).toBe(true)
  park.wait(10_000)
  expect(mayOpen(park, 2)).toBe(true)
  park.enter(2, { user: 7 }).send(HUGE)
  park.wait(19_999)
  expect(mayOpen(park, 1)).toBe(false)
  park.wait(1)
  expect(mayOpen(park, 1)).toBe(true)
})

it('[E11] [M6] the passes of all dogs of a user who was cut off are void, also after a crash', () => {
  const park = aPark()
  const [bella, luna] = [park.enter(1, { user: 7 }), park.enter(2, { user: 7 })]
  park.drop(luna)
  bella.send(HUGE)
  park.wait(10_000)
  park.crash()
  expect([bella, luna].map(({ pass }) => park.show(pass))).toEqual([null, null])
})

it('[M6] [M2] a dog that sends too much takes the sockets of the other dogs of its user with it', () => {
  const park = aPark()
  const [bella, luna] = [park.enter(1, { user: 7 }), park.enter(2, { user: 7 })]
  for (let strike = 0; strike < 3; strike++) {
    for (let n = 0; n < 60; n++) bella.send({ type: 'rest', pose: 'sit' })
    park.wait(600)
  }
  expect(codesOf([bella, luna])).toEqual([CLOSE.flooding, CLOSE.flooding])
})

it('[M8] huge frames over sockets that are closed count as one flood in ten seconds', () => {
  const park = aPark()
  const [bella, luna] = [park.enter(1, { user: 7 }), park.enter(2, { user: 7 })]
  for (let n = 0; n < 20; n++) bella.send(HUGE)
  luna.send(HUGE)
  expect(park.floods).toHaveLength(1)
  park.wait(10_000)
  bella.send(HUGE)
  expect(park.floods).toHaveLength(2)
})

it('[M8] a socket that goes on sending when it is closed is a flood of its user', () => {
  const park = aPark()
  const [bella, luna] = [park.enter(1, { user: 7 }), park.enter(2, { user: 7 })]
  bella.send(null)
  for (let n = 0; n < 100; n++) bella.send({ type: 'rest', pose: 'sit' })
  expect(luna.closedWith).toBe(null)
  bella.send({ type: 'rest', pose: 'sit' })
  expect(luna.closedWith).toBe(CLOSE.flooding)
})

it('[M8] the third frame within a minute that the protocol does not know is a flood of its user', () => {
  const park = aPark()
  for (const dog of [1, 2]) expect(park.enter(dog, { user: 7 }).send(null).closedWith).toBe(CLOSE.badMessage)
  expect(park.enter(1, { user: 7, epoch: 2 }).send(null).closedWith).toBe(CLOSE.flooding)
  expect(park.floods.map(([dog]) => dog)).toEqual([1])
  expect(mayOpen(park, 2)).toBe(false)
})

it('[M8] frames in place of a hello count among those that the protocol does not know', () => {
  const park = aPark()
  const first = [1, 2].map((epoch) => park.knock(1, { user: 7, epoch }).send({ type: 'rest', pose: 'sit' }))
  expect(codesOf(first)).toEqual([CLOSE.badMessage, CLOSE.badMessage])
  expect(park.knock(1, { user: 7, epoch: 3 }).send(null).closedWith).toBe(CLOSE.flooding)
})

it('[M8] one frame each half minute that the protocol does not know is no flood', () => {
  const park = aPark()
  for (let epoch = 1; epoch <= 10; epoch++) {
    expect(park.enter(1, { user: 7, epoch }).send(null).closedWith).toBe(CLOSE.badMessage)
    park.wait(30_000)
  }
  expect(park.floods).toEqual([])
})

it('[K8] a dog has one socket at a time that has yet to send its hello', () => {
  const park = aPark()
  expect(mayOpen(park, 1)).toBe(true)
  const knocking = park.knock(1, { user: 7 })
  expect([1, 2].map((dog) => mayOpen(park, dog))).toEqual([false, true])
  knocking.send({ type: 'hello', version: 2, lastSeq: null })
  expect(mayOpen(park, 1)).toBe(true)
})

it('[K8] [E11] a pass opens no second socket of a dog before the hello of the first one', () => {
  const park = aPark()
  const { pass } = park.enter(1, { user: 7 })
  park.knock(1, { user: 7, epoch: 2 })
  expect(park.show(pass)).toBeNull()
})
