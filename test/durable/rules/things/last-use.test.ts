import { expect, it } from 'vitest'
import { restLeft } from '#durable/rules/things/last-use.ts'

it('[US3] says how long a thing rests, and no longer after the clock was set back', () => {
  expect([1000, 1200, 1250, 5000].map((now) => restLeft(1000, 250, now))).toEqual([250, 50, 0, 0])
  expect(restLeft(1000, 250, -9000)).toBe(250)
})
