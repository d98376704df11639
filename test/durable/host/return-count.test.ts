import { expect, it } from 'vitest'
import { SAVE_WITHIN_MS } from '#durable/host/saver.ts'
import { aPark } from '#test/support/park.ts'

it('counts ten seconds after a crash how many of those whom it cut off have come back', () => {
  const park = aPark()
  for (const dog of [1, 2, 3]) park.enter(dog)
  park.wait(SAVE_WITHIN_MS)
  park.crash()
  park.enter(1)
  park.wait(5000)
  park.enter(2)
  park.wait(4999)
  expect(park.cameBack).toEqual([])
  park.wait(1)
  expect(park.cameBack).toEqual([[2, 3]])
})

it('counts a dog as back that has come and gone on, and nobody who was not cut off', () => {
  const park = aPark()
  park.enter(1)
  park.enter(2).drop()
  park.wait(SAVE_WITHIN_MS)
  park.crash()
  park.enter(3)
  park.enter(1).send({ type: 'leave' })
  park.wait(10_000)
  expect(park.cameBack).toEqual([[1, 1]])
})

it('does not count a dog that had left before the crash, or has entered elsewhere since', () => {
  const park = aPark()
  const leaving = park.enter(3)
  for (const dog of [1, 2]) park.enter(dog)
  park.wait(SAVE_WITHIN_MS)
  leaving.send({ type: 'leave' })
  park.crash()
  park.sweeps[0]!.room.endStays([{ dog: 3, epoch: 1 }])
  park.host.stays.seeOff(2, 9)
  park.enter(1)
  park.wait(10_000)
  expect(park.cameBack).toEqual([[1, 1]])
})

it('counts nothing after a sleep, in which nobody is cut off', () => {
  const park = aPark()
  park.enter(1)
  park.hibernate()
  park.wait(10_000)
  expect(park.cameBack).toEqual([])
})
