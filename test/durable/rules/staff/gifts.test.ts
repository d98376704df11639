import { expect, it } from 'vitest'
import { GIFT_MOST, isGiftAmount } from '#durable/rules/staff/gifts.ts'

it('[S14] gives and takes whole numbers up to the most at once', () => {
  expect([0, -1, 0.5, NaN, 1, 10_000, 10_001].filter((bones) => isGiftAmount('bones', bones))).toEqual([1, 10_000])
  expect([GIFT_MOST.karma, GIFT_MOST.karma + 1].filter((karma) => isGiftAmount('karma', karma))).toEqual([50])
})
