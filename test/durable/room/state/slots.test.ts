import { expect, it } from 'vitest'
import { Slots } from '#durable/room/state/slots.ts'

it('gives the lowest number that nobody has', () => {
  const slots = new Slots()
  const given = Array.from({ length: 4 }, () => {
    const slot = slots.lowestFree
    slots.take(slot)
    return slot
  })
  expect(given).toEqual([0, 1, 2, 3])
  slots.release(1)
  slots.release(2)
  expect(slots.lowestFree).toBe(1)
})

it('leaves room below a number that was taken out of turn', () => {
  const slots = new Slots()
  slots.take(3)
  expect(slots.lowestFree).toBe(0)
})
