import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'

const MINUTE_MS = 60_000

it('[E3] takes away a dog that has entered elsewhere, but not for an older ticket', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1, { epoch: 4 }), park.enter(2)]
  park.host.stays.seeOff(1, 4)
  expect(bella.isOpen).toBe(true)
  park.host.stays.seeOff(1, 5)
  park.host.stays.seeOff(99, 5)
  expect(bella.closedWith).toBe(CLOSE.elsewhere)
  expect(max.last).toEqual({ type: 'left', dog: 1 })
  expect(park.room.size).toBe(1)
})

it('[E3] takes away a dropped dog that has entered elsewhere', () => {
  const park = aPark()
  const max = park.enter(2)
  park.enter(1).drop()
  park.host.stays.seeOff(1, 2)
  expect(max.last).toEqual({ type: 'left', dog: 1 })
})

it('[E3] refuses older tickets of a dog that has entered elsewhere', () => {
  const park = aPark()
  park.host.stays.seeOff(1, 5)
  park.host.stays.seeOff(1, 3)
  expect(park.enter(1, { epoch: 4 }).closedWith).toBe(CLOSE.elsewhere)
  expect(park.room.size).toBe(0)
  expect(park.enter(1, { epoch: 6 }).isOpen).toBe(true)
})

it('[E3] remembers that for a minute', () => {
  const park = aPark()
  park.host.stays.seeOff(1, 5)
  park.wait(MINUTE_MS)
  park.host.stays.seeOff(2, 5)
  expect(park.enter(1, { epoch: 4 }).isOpen).toBe(true)
  expect(park.enter(2, { epoch: 4 }).closedWith).toBe(CLOSE.elsewhere)
})

it('[E3] remembers it over a crash if a ticket of before may be on its way', () => {
  const park = aPark()
  park.host.stays.seeOff(1, 5)
  park.crash()
  expect(park.enter(1, { epoch: 4 }).closedWith).toBe(CLOSE.elsewhere)
})

it('[E3] stores nothing for a dog that has just left for the other room', () => {
  const park = aPark()
  park.enter(1, { epoch: 4 }).send({ type: 'leave' })
  park.host.stays.seeOff(1, 5)
  expect(park.disk.part('outdated')).toBeUndefined()
})

it('[E3] stores it for a dog that has left with an earlier ticket than the one before', () => {
  const park = aPark()
  park.enter(1, { epoch: 3 }).send({ type: 'leave' })
  park.host.stays.seeOff(1, 5)
  park.crash()
  expect(park.enter(1, { epoch: 4 }).closedWith).toBe(CLOSE.elsewhere)
})

it('[E3] stores nothing for a dog whose only ticket it came in by', () => {
  const park = aPark()
  park.enter(1, { epoch: 4 })
  park.host.stays.seeOff(1, 5)
  expect(park.disk.part('outdated')).toBeUndefined()
})
