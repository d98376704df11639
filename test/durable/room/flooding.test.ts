import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

const REST = { type: 'rest', pose: 'stand' } as const

function flood(park: TestPark, socket: Socket, { perSecond, ms }: { perSecond: number; ms: number }): number {
  const startedAt = park.now
  while (socket.isOpen && park.now < startedAt + ms) {
    socket.send(REST)
    park.wait(1000 / perSecond)
  }
  return park.now - startedAt
}

it('[M2] handles twenty messages a second without end', () => {
  const park = aPark()
  const bella = park.enter(1)
  flood(park, bella, { perSecond: 20, ms: 60_000 })
  expect(bella.isOpen).toBe(true)
  expect(bella.of('refused')).toEqual([])
})

it('[M2] counts a burst after a stalled connection as one strike', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let n = 0; n < 60; n++) bella.send(REST)
  expect(bella.isOpen).toBe(true)
  expect(bella.of('refused')).toEqual([{ type: 'refused', request: 'rest', reason: 'too-fast', retryInMs: 50 }])
})

it('[M2] does not count an acknowledgement that ends a hold: the room answers it with a new welcome', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.attachment = { ...bella.attachment!, heldSince: 0 }
  park.hibernate()
  bella.send({ type: 'ack', frame: bella.frames })
  expect(bella.of('welcome')).toHaveLength(2)
  for (let n = 0; n < 20; n++) bella.send(REST)
  expect(bella.of('refused')).toEqual([])
})

it('answers a walk whose acknowledgement ends a hold: after the new welcome', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.attachment = { ...bella.attachment!, heldSince: 0 }
  park.hibernate()
  bella.send({ type: 'walk', seq: 1, x: 12, y: 10, frame: bella.frames })
  expect(bella.received.slice(-2)).toMatchObject([{ type: 'welcome' }, { type: 'walked', seq: 1 }])
})

it('[M4] closes the socket of a walk or line that acknowledges frames that were never sent', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'walk', seq: 1, x: 12, y: 10, frame: 1000 })
  max.send({ type: 'say', text: 'hej', frame: 1000 })
  expect([bella.isOpen, max.isOpen]).toEqual([false, false])
  expect(max.of('walked')).toEqual([])
})

it('[M2] refuses each walk of such a burst, so that no page shows one for ever', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let seq = 1; seq <= 30; seq++) bella.walk(10 + (seq % 5), 10, seq)
  const answered = [...bella.of('walked'), ...bella.of('refused')].map(({ seq }) => seq)
  expect(answered).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  for (let seq = 31; seq <= 500; seq++) bella.walk(10, 10, seq)
  expect(bella.of('refused').length).toBeLessThan(50)
})

it('[M2] refuses each act of such a burst by its op, so that no page waits for ever', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let n = 0; n < 20; n++) bella.send(REST)
  const ops = ['one', 'two', 'three']
  for (const op of ops) bella.send({ type: 'sniff', op, dog: 1 })
  expect(bella.of('refused').map(({ op, reason }) => ({ op, reason }))).toEqual(
    ops.map((op) => ({ op, reason: 'too-fast' })),
  )
  for (let n = 0; n < 500; n++) bella.send({ type: 'dig', op: `dig ${n}` })
  expect(bella.of('refused').length).toBeLessThan(30)
})

it('[M2] closes a flooder within two seconds, on the third strike', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  const lastedMs = flood(park, bella, { perSecond: 5_000, ms: 10_000 })
  expect(bella.closedWith).toBe(CLOSE.flooding)
  expect(lastedMs).toBeLessThan(2_000)
  expect(bella.of('refused')).toHaveLength(2)
  expect(max.last).toEqual({ type: 'dropped', dog: 1 })
})

it('[M6] reports a dog that was cut off for flooding, for its next ticket', () => {
  const park = aPark()
  flood(park, park.enter(1), { perSecond: 5_000, ms: 10_000 })
  expect(park.floods.map(([dog]) => dog)).toEqual([1])
})

it('[M2] closes a flooder that comes back at its next strike, and forgives it after ten quiet seconds', () => {
  const park = aPark()
  flood(park, park.enter(1), { perSecond: 5_000, ms: 10_000 })
  const again = park.enter(1)
  expect(flood(park, again, { perSecond: 5_000, ms: 10_000 })).toBeLessThan(600)
  park.wait(10_000)
  const later = park.enter(1)
  for (let n = 0; n < 60; n++) later.send(REST)
  expect(later.isOpen).toBe(true)
})

it('[M2] counts the messages of each dog apart', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  for (let n = 0; n < 60; n++) bella.send(REST)
  max.say('hej')
  expect(bella.last).toMatchObject({ type: 'said', dog: 2 })
})
