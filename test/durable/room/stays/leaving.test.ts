import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'

it('[E8] takes away a dog that leaves at once, and closes its socket with bye', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.send({ type: 'leave' })
  expect(bella.closedWith).toBe(CLOSE.bye)
  expect(bella.of('left')).toEqual([])
  expect(max.last).toEqual({ type: 'left', dog: 1 })
  expect(park.room.visitors.map(({ dog }) => dog)).toEqual([2])
})

it('[E8] closes a dog that is sent away with the reason, before anything is stored', () => {
  const park = aPark()
  const bella = park.enter(1)
  const effects = park.room.on({ type: 'sentAway', user: 10, code: CLOSE.banned, notice: null }, park.now)
  expect(effects.slice(0, 2)).toEqual([
    { do: 'close', dog: 1, socket: 'own', code: CLOSE.banned },
    { do: 'keep', what: { dog: 1 }, when: 'now' },
  ])
  expect(bella.isOpen).toBe(true)
  expect(park.room.size).toBe(0)
  expect(park.room.on({ type: 'sentAway', user: 10, code: CLOSE.banned, notice: null }, park.now)).toEqual([])
})

it('[E8] takes away a dropped dog without closing a socket, and cancels its wake-up', () => {
  const park = aPark()
  park.enter(1).drop()
  expect(park.room.on({ type: 'sentAway', user: 10, code: CLOSE.banned, notice: null }, park.now)).toEqual([
    { do: 'keep', what: { dog: 1 }, when: 'now' },
    { do: 'tell', message: { type: 'left', dog: 1 } },
    { do: 'gone', dog: 1, epoch: 1 },
    { do: 'wakeAt', at: null },
  ])
})
