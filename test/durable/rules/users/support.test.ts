import { expect, it } from 'vitest'
import { HEARTS } from '#durable/rules/roles.ts'
import type { Heart } from '#durable/rules/roles.ts'
import { supportBy } from '#durable/rules/users/support.ts'
import type { Membership, SupportStanding } from '#durable/rules/users/support.ts'

const NOW = Date.UTC(2026, 10, 28)
const DAY_MS = 86_400_000
const SINCE = NOW - 100 * DAY_MS
const TIERS = new Map<string, Heart>(HEARTS.map((heart, index) => [String(101 + index), heart]))

const aMember = (changes: Partial<Membership> = {}): Membership => {
  return { id: 'm', status: 'active_patron', charge: 'Paid', since: SINCE, cents: 900, tiers: ['103'], ...changes }
}
const standing = (member: Membership | null, before: SupportStanding | null = null, now = NOW) =>
  supportBy(member, { tiers: TIERS, before, now })
const GOLD: SupportStanding = { tier: 'Gold', since: SINCE, until: null }

const STATUSES = ['active_patron', 'former_patron', null]
const PAID = ['Paid', 'Pending', 'Declined', null]

it.each(STATUSES.flatMap((status) => PAID.map((charge) => [status, charge] as const)))(
  '[SU6] who is entitled supports the park, as %s with a charge that is %s',
  (status, charge) => {
    for (const [id, tier] of TIERS) expect(standing(aMember({ status, charge, tiers: [id] })).tier).toBe(tier)
    expect(standing(aMember({ status, charge, tiers: [], cents: 0 })).tier).toBe('Inactive')
  },
)

it.each(['Refunded', 'Fraud', 'Deleted'])('[SU6] ends at once after a charge that is %s', (charge) => {
  for (const status of [...STATUSES, 'declined_patron'])
    expect(standing(aMember({ status, charge }), GOLD)).toEqual({ ...GOLD, tier: 'Inactive' })
})

it('[SU6] takes the highest of several tiers, in whatever order they come', () => {
  expect(standing(aMember({ tiers: ['101', '104', '102'] })).tier).toBe('Diamond')
  expect(standing(aMember({ tiers: ['102', '104', '101'] })).tier).toBe('Diamond')
})

it('[SU6] is Bronze for an amount whose tier is not known here, and nothing for a free one', () => {
  expect(standing(aMember({ tiers: ['900'], cents: 300 })).tier).toBe('Bronze')
  expect(standing(aMember({ tiers: ['900'], cents: 0 })).tier).toBe('Inactive')
})

it('[SU6] keeps a declined supporter for seven days from when it was first seen', () => {
  const declined = aMember({ status: 'declined_patron', charge: 'Declined', tiers: [], cents: 0 })
  const kept = standing(declined, GOLD)
  expect(kept).toEqual({ ...GOLD, until: NOW + 7 * DAY_MS })
  expect(standing(declined, kept, NOW + 7 * DAY_MS - 1)).toEqual(kept)
  expect(standing(declined, kept, NOW + 7 * DAY_MS).tier).toBe('Inactive')
  expect(standing(aMember(), kept, NOW + DAY_MS)).toEqual(GOLD)
})

it('counts from the beginning at Patreon, from now for a gift, and goes on where support went on', () => {
  expect(standing(aMember()).since).toBe(SINCE)
  expect(standing(aMember({ since: null })).since).toBe(NOW)
  expect(standing(aMember({ since: NOW }), GOLD).since).toBe(SINCE)
  expect(standing(aMember({ since: NOW }), { ...GOLD, tier: 'Inactive' }).since).toBe(NOW)
})

it('is nothing without a membership', () => {
  expect(standing(null).tier).toBe('Inactive')
  expect(standing(null, GOLD).tier).toBe('Inactive')
})
