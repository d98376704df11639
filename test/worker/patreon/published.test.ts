import { expect, it } from 'vitest'
import { accountIn, tokenIn } from '#worker/patreon/published.ts'

/** As the documentation shows it, cut to what we ask for. */
const MEMBER = {
  type: 'member',
  id: '03ca69c3-ebea-4b9a-8fac-e4a837873254',
  attributes: {
    patron_status: 'active_patron',
    last_charge_status: 'Paid',
    pledge_relationship_start: '2018-03-14T00:00:00.000+00:00',
    currently_entitled_amount_cents: 400,
    will_pay_amount_cents: 400,
  },
  relationships: {
    campaign: { data: { id: '123456', type: 'campaign' }, links: { related: 'https://www.patreon.com/x' } },
    currently_entitled_tiers: { data: [{ id: '54321', type: 'tier' }] },
  },
}
const IDENTITY = {
  data: { attributes: {}, id: '12345689', type: 'user', relationships: {} },
  included: [{ type: 'campaign', id: '123456' }, MEMBER],
  links: { self: 'https://www.patreon.com/api/oauth2/v2/user/12345689' },
}

it('reads a token, and nothing else of the answer', () => {
  expect(tokenIn({ access_token: 'a', refresh_token: 'b', expires_in: 1, scope: 'identity' })).toBe('a')
  for (const other of [null, {}, [], 'a', { access_token: 7 }, { access_token: '' }]) expect(tokenIn(other)).toBeNull()
})

it('reads an account with its membership of our campaign', () => {
  expect(accountIn(IDENTITY, '123456')).toEqual({
    id: '12345689',
    member: {
      id: MEMBER.id,
      status: 'active_patron',
      charge: 'Paid',
      since: Date.UTC(2018, 2, 14),
      cents: 400,
      tiers: ['54321'],
    },
  })
})

it('finds no membership in another campaign, nor in an account without any', () => {
  expect(accountIn(IDENTITY, '7')?.member).toBeNull()
  expect(accountIn({ data: IDENTITY.data }, '123456')).toEqual({ id: '12345689', member: null })
})

it.each([
  ['nothing', null],
  ['an error', { errors: [{ code: 1, status: '401' }] }],
  ['a member without a campaign', { ...IDENTITY, included: [{ ...MEMBER, relationships: {} }] }],
  ['a member without an id', { ...IDENTITY, included: [{ ...MEMBER, id: undefined }] }],
  ['an account without an id', { ...IDENTITY, data: { type: 'user' } }],
])('does not read %s', (_what, answer) => {
  expect(accountIn(answer, '123456')).toBeNull()
})
