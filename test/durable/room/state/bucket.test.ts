import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FULL, take } from '#durable/room/state/bucket.ts'

const FIVE = { burst: 5, refillMs: 1000 }

it('gives its burst at once, then one token per refill', () => {
  let bucket = FULL
  const waits = [0, 0, 0, 0, 0, 0, 400, 1000, 1000].map((now) => {
    const taken = take(bucket, FIVE, now)
    bucket = taken.bucket
    return taken.retryInMs
  })
  expect(waits).toEqual([0, 0, 0, 0, 0, 1000, 600, 0, 1000])
})

it('never holds more than its burst, and a clock that runs backwards refills nothing', () => {
  expect(take(FULL, FIVE, 1e9).bucket).toBe(1e9 + 1000)
  expect(take(10_000, FIVE, 5_000)).toEqual({ bucket: 10_000, retryInMs: 1000 })
  expect(take(10_000, FIVE, 1_000)).toEqual({ bucket: 6_000, retryInMs: 1000 })
})

it('gives a token after the time that it says', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 900 })), (pauses) => {
      let now = 0
      let bucket = FULL
      for (const pauseMs of pauses) {
        now += pauseMs
        const taken = take(bucket, FIVE, now)
        bucket = taken.bucket
        if (taken.retryInMs > 0) expect(take(bucket, FIVE, now + taken.retryInMs).retryInMs).toBe(0)
      }
    }),
  )
})

it('never gives more than its burst and its refills in any span of time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), (pauses) => {
      let now = 0
      let bucket = FULL
      const given: number[] = []
      for (const pauseMs of pauses) {
        now += pauseMs
        const taken = take(bucket, FIVE, now)
        bucket = taken.bucket
        if (taken.retryInMs === 0) given.push(now)
      }
      given.forEach((at, n) => {
        const sixth = given[n - 5]
        if (sixth !== undefined) expect(at - sixth).toBeGreaterThanOrEqual(1000)
      })
    }),
  )
})
