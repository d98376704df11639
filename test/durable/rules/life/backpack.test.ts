import { expect, it } from 'vitest'
import { backpackSlots, pageOfSlot } from '#durable/rules/life/backpack.ts'

it.each([
  [-1, 5],
  [0, 5],
  [1, 6],
  [12, 17],
  [13, 18],
  [80, 18],
])('[I1] a dog of %i years has %i slots', (years, slots) => {
  expect(backpackSlots(years)).toBe(slots)
})

it('[I2] puts nine slots on the first page and nine on the second', () => {
  expect([0, 8, 9, 17].map(pageOfSlot)).toEqual([0, 0, 1, 1])
})
