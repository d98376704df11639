import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'

const MINUTE_MS = 60_000

it('[E3] a dog that has come in elsewhere is gone from here, but not by an old ticket', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1, { epoch: 4 }), park.enter(2)]
  park.seeOff(1, 4)
  expect(bella.isOpen).toBe(true)
  park.seeOff(1, 5)
  park.seeOff(99, 5)
  expect(bella.closedWith).toBe(CLOSE.elsewhere)
  expect(max.last).toEqual({ type: 'left', dog: 1 })
  expect(park.room.size).toBe(1)
})

it('[E3] a dropped dog that has come in elsewhere does not lie curled up here', () => {
  const park = aPark()
  const max = park.enter(2)
  park.enter(1).drop()
  park.seeOff(1, 2)
  expect(max.last).toEqual({ type: 'left', dog: 1 })
})

it('[E3] what was still on its way here when the dog came in elsewhere does not come in', () => {
  const park = aPark()
  park.seeOff(1, 5)
  park.seeOff(1, 3)
  expect(park.enter(1, { epoch: 4 }).closedWith).toBe(CLOSE.elsewhere)
  expect(park.room.size).toBe(0)
  expect(park.enter(1, { epoch: 6 }).isOpen).toBe(true)
})

it('[E3] that is remembered for a minute', () => {
  const park = aPark()
  park.seeOff(1, 5)
  park.wait(MINUTE_MS)
  park.seeOff(2, 5)
  expect(park.enter(1, { epoch: 4 }).isOpen).toBe(true)
  expect(park.enter(2, { epoch: 4 }).closedWith).toBe(CLOSE.elsewhere)
})
