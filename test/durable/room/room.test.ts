import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'

it('[M4] closes the socket of a frame that the protocol does not know, and no other', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.send(null)
  expect(bella.closedWith).toBe(CLOSE.badMessage)
  expect(max.last).toEqual({ type: 'dropped', dog: 1 })
  max.say('hej')
  expect(max.last).toMatchObject({ type: 'said' })
})

it('[M4] closes the socket of a second hello', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.send({ type: 'hello', version: 1, lastSeq: null })
  expect(bella.closedWith).toBe(CLOSE.badMessage)
})

it('[M4] ignores messages of a dog that is not here', () => {
  const park = aPark()
  expect(park.room.on({ type: 'received', dog: 7, message: { type: 'say', text: 'hej' } }, park.now)).toEqual([])
  expect(park.room.on({ type: 'received', dog: 7, message: null }, park.now)).toEqual([])
})

it('[M4] shares nothing between two rooms in one isolate', () => {
  const [one, other] = [aPark(), aPark()]
  const bella = one.enter(1)
  other.enter(2).say('hej')
  expect(bella.of('said')).toEqual([])
  expect([one.room.size, other.room.size]).toEqual([1, 1])
})
