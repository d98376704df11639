import { expect, it } from 'vitest'
import { BAN_SECONDS, banEndsAt, isBanSeconds, isBanned } from '#durable/rules/bans.ts'

it('[B1] durations are kick only, 5 min, 30 min, 2 h and 24 h', () => {
  expect(BAN_SECONDS.map((seconds) => seconds / 60)).toEqual([0, 5, 30, 120, 1440])
  expect([300, 301, '300', null, -300].map(isBanSeconds)).toEqual([true, false, false, false, false])
})

it('[B1] a ban of 24 h ends 24 h later, in milliseconds; a kick is no ban', () => {
  expect(banEndsAt(86400, 1_000)).toBe(1_000 + 24 * 60 * 60 * 1000)
  expect(banEndsAt(0, 1_000)).toBe(null)
})

it('[B2] holds up to its end', () => {
  const ban = { endsAt: 5_000 }
  expect([0, 4_999, 5_000, 9_000].map((now) => isBanned(ban, now))).toEqual([true, true, false, false])
  expect(isBanned(null, 0)).toBe(false)
})
