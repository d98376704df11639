import { beforeEach, expect, it } from 'vitest'
import { platformAsker } from '#worker/patreon/asking.ts'
import { MEMBER_FIELDS } from '#worker/patreon/campaign-questions.ts'
import {
  accountIn,
  campaignsIn,
  hookAboutIn,
  hookIn,
  hooksIn,
  memberIn,
  membersIn,
  pairIn,
  retryAfterIn,
  tokenIn,
} from '#worker/patreon/published.ts'
import { hooksOf } from '#worker/patreon/stand-in-desk.ts'
import { STAND_IN_SETTINGS } from '#worker/patreon/stand-in-people.ts'
import { setMischief } from '#worker/patreon/stand-in.ts'
import { clearPatreon, settings } from './patreon-park.ts'
import campaigns from './published/campaigns.json'
import hookPatron from './published/hook-patron.json'
import hook from './published/hook.json'
import identity from './published/identity.json'
import member from './published/member.json'
import membersEnd from './published/members-end.json'
import members from './published/members.json'
import token from './published/token.json'
import tooMany from './published/too-many.json'
import webhook from './published/webhook.json'
import webhooks from './published/webhooks.json'

// The documented shapes of Patreon, cut to what we ask for, and every answer of the stand-in, by the same readers.

/** One set of answers: where it is from, the campaign that it is about, and what was answered. */
type Answers = Record<
  | 'campaigns'
  | 'hook'
  | 'identity'
  | 'member'
  | 'members'
  | 'membersEnd'
  | 'token'
  | 'tooMany'
  | 'webhook'
  | 'webhooks',
  unknown
> & { campaign: string }

const PUBLISHED: Answers = {
  ...{ campaign: '123456', campaigns, hook, identity, member, members, membersEnd },
  ...{ token, tooMany, webhook, webhooks },
}

async function standInAnswers(): Promise<Answers> {
  const { ask } = platformAsker(settings, '')
  const authorization = `Bearer local-access-owner-x`
  const get = async (path: string) => (await ask(`/api/oauth2/v2/${path}`, { headers: { authorization } })).json
  const post = async (path: string, body: object) =>
    (await ask(`/api/oauth2/v2/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { authorization } }))
      .json
  const client = {
    client_id: STAND_IN_SETTINGS.PATREON_CLIENT_ID,
    client_secret: STAND_IN_SETTINGS.PATREON_CLIENT_SECRET,
  }
  const renewal = new URLSearchParams({
    ...client,
    grant_type: 'refresh_token',
    refresh_token: 'local-refresh-owner-1',
  })
  const asked = new URLSearchParams({ 'fields[member]': MEMBER_FIELDS }).toString()
  const campaign = STAND_IN_SETTINGS.PATREON_CAMPAIGN
  const made = await post('webhooks', { data: { attributes: { uri: 'https://park.example/api/patreon/webhook' } } })
  const answers = {
    campaign,
    campaigns: await get('campaigns'),
    hook: JSON.parse((await hooksOf('bente', 'once'))[0]!.body),
    identity: null,
    member: await get(`members/m-bente?${asked}`),
    members: await get(`campaigns/${campaign}/members?${asked}`),
    membersEnd: await get(`campaigns/${campaign}/members?${asked}&page%5Bcursor%5D=4`),
    token: (await ask('/api/oauth2/token', { method: 'POST', body: renewal })).json,
    webhook: made,
    webhooks: await get('webhooks'),
  }
  setMischief(429)
  return { ...answers, tooMany: await get('campaigns') }
}

beforeEach(clearPatreon)

it.each(['published', 'stand-in'])('reads every answer as it is %s', async (from) => {
  const answers = from === 'published' ? PUBLISHED : await standInAnswers()
  const { campaign } = answers
  expect(tokenIn(answers.token)).not.toBeNull()
  expect(pairIn(answers.token)).toMatchObject({ access: expect.any(String), refresh: expect.any(String) })
  expect(campaignsIn(answers.campaigns)).toEqual([campaign])
  expect(memberIn(answers.member, campaign)).toMatchObject({ membership: { status: 'active_patron', charge: 'Paid' } })
  expect(membersIn(answers.members, campaign)).toMatchObject({ members: [{}, {}], next: expect.any(String) })
  expect(membersIn(answers.membersEnd, campaign)).toMatchObject({ next: null })
  expect(hookIn(answers.webhook)).toMatchObject({ uri: expect.any(String), secret: expect.any(String) })
  expect(hooksIn(answers.webhooks)).toHaveLength(1)
  expect(hookAboutIn(answers.hook)).toMatchObject({ campaign, patreonUser: expect.any(String) })
  expect(retryAfterIn(answers.tooMany)).toBeGreaterThan(0)
  // Its identity is read by the tests of connecting: its token is used once.
  if (from === 'published') expect(accountIn(answers.identity, campaign)?.member?.tiers).toEqual(['54321'])
})

it('finds the account of a hook also where it is called the patron', () => {
  expect(hookAboutIn(hookPatron)).toMatchObject({ patreonUser: '654321' })
})

it.each([memberIn, membersIn])('reads no members of another campaign (%o)', (read) => {
  expect(read(read === memberIn ? member : members, '815')).toBeNull()
})

it.each(['campaigns', 'member', 'members', 'webhook'] as const)('does not read what is no answer about %s', (what) => {
  const read = { campaigns: campaignsIn, member: memberIn, members: membersIn, webhook: hookIn }[what]
  for (const other of [null, [], 'x', {}, { data: null }, { errors: [] }, { data: [{}] }])
    expect(read(other, '1')).toBeNull()
})

it.each([
  ['nothing', null, 0],
  ['no errors', {}, 0],
  ['a time that is over', { errors: [{ retry_after_seconds: -1 }] }, 0],
  ['a year', { errors: [{ retry_after_seconds: 31_536_000 }] }, 3_600_000],
])('waits as long as it is told, and an hour at most: %s', (_what, answer, ms) => {
  expect(retryAfterIn(answer)).toBe(ms)
})
