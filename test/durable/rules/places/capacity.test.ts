import { expect, it } from 'vitest'
import { capacityOf } from '#durable/rules/places/capacity.ts'

it('[E4] a room takes 150 dogs, or as many as the park is set to', () => {
  expect([undefined, '150', '1', '1600', '10000'].map(capacityOf)).toEqual([150, 150, 1, 1600, 10_000])
})

it.each(['', '0', '-1', '1.5', '1e3', ' 150', '150 dogs', '10001', 'NaN'])('takes no setting "%s"', (setting) => {
  expect(() => capacityOf(setting)).toThrow('ROOM_MAX_DOGS')
})
