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

it('[M2] twenty messages a second are handled, for ever', () => {
  const park = aPark()
  const bella = park.enter(1)
  flood(park, bella, { perSecond: 20, ms: 60_000 })
  expect(bella.isOpen).toBe(true)
  expect(bella.of('refused')).toEqual([])
})

it('[M2] a burst after a stalled connection is one strike, not a close', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let n = 0; n < 60; n++) bella.send(REST)
  expect(bella.isOpen).toBe(true)
  expect(bella.of('refused')).toEqual([{ type: 'refused', request: 'rest', reason: 'too-fast', retryInMs: 50 }])
})

it('[M2] each walk of such a burst is answered, so that no page shows one for ever', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let seq = 1; seq <= 30; seq++) bella.walk(10 + (seq % 5), 10, seq)
  const answered = [...bella.of('walked'), ...bella.of('refused')].map(({ seq }) => seq)
  expect(answered).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  for (let seq = 31; seq <= 500; seq++) bella.walk(10, 10, seq)
  expect(bella.of('refused').length).toBeLessThan(50)
})

it('[M2] each act of such a burst is answered by its op, so that no page waits for one for ever', () => {
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

it('[M6] tells whoever gives tickets who was cut off for flooding', () => {
  const park = aPark()
  flood(park, park.enter(1), { perSecond: 5_000, ms: 10_000 })
  expect(park.floods.map(([dog]) => dog)).toEqual([1])
})

it('[M2] a flooder that comes back and goes on is closed at its first strike; after ten quiet seconds it is forgiven', () => {
  const park = aPark()
  flood(park, park.enter(1), { perSecond: 5_000, ms: 10_000 })
  const again = park.enter(1)
  expect(flood(park, again, { perSecond: 5_000, ms: 10_000 })).toBeLessThan(600)
  park.wait(10_000)
  const later = park.enter(1)
  for (let n = 0; n < 60; n++) later.send(REST)
  expect(later.isOpen).toBe(true)
})

it('[M2] the messages of one dog take nothing from another', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  for (let n = 0; n < 60; n++) bella.send(REST)
  max.say('hej')
  expect(bella.last).toMatchObject({ type: 'said', dog: 2 })
})
