import { expect, it } from 'vitest'
import { aUser, db } from '#test/worker/support/d1.ts'
import { supporter } from '#worker/db/schema/users.ts'
import { latestSupporters, monthsOfSupport } from '#worker/supporters/supporters-db.ts'

const NOW = Date.UTC(2026, 10, 20)

it.each([
  ['2026-11-20T00:00:00Z', 1],
  ['2026-11-19T23:00:00Z', 1],
  ['2026-10-21T00:00:00Z', 1],
  ['2026-10-20T00:00:00Z', 2],
  ['2025-11-21T00:00:00Z', 12],
  ['2025-11-20T00:00:00Z', 13],
  ['2026-12-24T00:00:00Z', 1],
])('counts support since %s as month %d', (since, months) => {
  expect(monthsOfSupport(Date.parse(since), NOW)).toBe(months)
})

it('renews on the last day of a shorter month for who began on the 31st', () => {
  const since = Date.UTC(2026, 0, 31)
  expect(monthsOfSupport(since, Date.UTC(2026, 1, 27))).toBe(1)
  expect(monthsOfSupport(since, Date.UTC(2026, 1, 28))).toBe(2)
})

it('[SU1] lists ten current supporters who are to be shown, newest first', async () => {
  expect(await latestSupporters(db)).toEqual([])
  const names = []
  for (let i = 0; i < 12; i++) {
    const { userId, username } = await aUser()
    await db.insert(supporter).values({ userId, tier: i === 11 ? 'Inactive' : 'Bronze', since: i, shown: 1 })
    names.push(username)
  }
  expect(await latestSupporters(db)).toEqual(names.slice(1, 11).toReversed())
})

it('[SU1] shows no supporter who has not said yes', async () => {
  const { userId, username } = await aUser()
  await db.insert(supporter).values({ userId, tier: 'Diamond', since: NOW })
  expect(await latestSupporters(db)).not.toContain(username)
})
