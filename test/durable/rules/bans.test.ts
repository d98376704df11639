import { expect, it } from 'vitest'
import {
  PROBATION_MS,
  isReason,
  suggestedSeconds,
  BAN_SECONDS,
  banEndsAt,
  isBanSeconds,
  isBanned,
} from '#durable/rules/bans.ts'

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

it('[B3] takes words of 5 to 200 letters, or none for all rules but "other"', () => {
  expect(['', 'oops', 'five!', '😀'.repeat(200), 'x'.repeat(201)].map((words) => isReason(words, 'spam'))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
  expect([isReason('', 'other'), isReason('barking', 'other')]).toEqual([false, true])
})

it.each([
  ['nothing', [], 0],
  ['a warning', [0], 300],
  ['five minutes', [300, 0], 1800],
  ['half an hour', [1800], 7200],
  ['two hours', [0, 7200], 86400],
  ['a day', [86400], 86400],
])('[B5] after %s the next step is suggested', (_name, given, next) => {
  const now = 100 * 24 * 3_600_000
  const late = given.map((seconds) => ({ seconds, at: now - 1000 }))
  const long = { seconds: 86400, at: now - PROBATION_MS }
  expect(suggestedSeconds([...late, long], now)).toBe(next)
})
