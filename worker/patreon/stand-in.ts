import { Hono } from 'hono'
import type { Context } from 'hono'
import { challengeOf, newSecret } from '#worker/auth/secret.ts'
import { STAND_IN_SETTINGS, people, personOf } from './stand-in-people.ts'
import type { StandInMember } from './stand-in-people.ts'

/**
 * What stands for Patreon in a local park: the paths, parameters and answers of the platform, with people to pick instead
 * of a sign-in. It is asked in process; only the page where one picks somebody is opened by a browser.
 */
export const standInPlatform = new Hono()

/** The secret that signs its hooks. It stays the same, so that it is good after a restart. */
export const STAND_IN_HOOK = { id: 'hook-1', secret: 'local-hook-secret' } as const

/** So many members stand on a page of its list, however many are asked for: a local park has few. */
const PAGE = 2
/** What the tokens of the campaign begin with. It takes all but those that it knows to be dead, also after a restart. */
const [ACCESS, REFRESH] = ['local-access-', 'local-refresh-']

/** Who signs in at the platform: a person, or the owner of a campaign. */
type Grant = { who: string; redirect: string; challenge: string }

/** In the memory of the process: a local park has one. Codes and tokens of supporters are used once. */
const grants = new Map<string, Grant>()
const tokens = new Map<string, string>()
const dead = new Set<string>()
let hookAddress: string | null = null

/** What the API answers instead, while somebody tries what then happens; 'half' breaks off the list of members. */
export const MISCHIEFS = [401, 429, 500, 'unreadable', 'half'] as const
export type Mischief = (typeof MISCHIEFS)[number]
let mischief: Mischief | null = null

/** Has the API answer in a wrong way from now on; null ends it. */
export function setMischief(next: Mischief | null): void {
  mischief = next
}

/** The pair of tokens is dead from now on, as if somebody had renewed it elsewhere. */
export function killTokens(...killed: string[]): void {
  for (const token of killed) dead.add(token)
}

standInPlatform.get('/oauth2/authorize', (c) => {
  const { redirect_uri: back = '', state = '', code_challenge: challenge = '', scope = '' } = c.req.query()
  if (c.req.query('client_id') !== STAND_IN_SETTINGS.PATREON_CLIENT_ID || !isCallback(back))
    return c.text('unknown client', 400)
  const choices = scope.split(' ').includes('campaigns')
    ? [
        ['owner', 'The owner of the park’s campaign'],
        ['stranger', 'The owner of another campaign'],
      ]
    : people().map(([id, { name }]) => [id, name])
  const links = choices.map(([who = '', name = '']) => {
    const code = newSecret()
    grants.set(code, { who, redirect: back, challenge })
    return link(`${back}?${new URLSearchParams({ code, state }).toString()}`, name)
  })
  const no = link(`${back}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`, 'Say no')
  return c.html(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Who are you there?</title><h1>Who are you there?</h1><p>This stands for Patreon in a local park.</p><ul>${[...links, no].join('')}</ul></html>`,
  )
})

standInPlatform.use('/api/*', async (c, next) => {
  if (!c.req.header('user-agent')) return c.text('robots are blocked', 403)
  return wrongAnswer() ?? next()
})

standInPlatform.post('/api/oauth2/token', async (c) => {
  const form = new URLSearchParams(
    Object.entries(await c.req.parseBody()).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  const isClient =
    form.get('client_id') === STAND_IN_SETTINGS.PATREON_CLIENT_ID &&
    form.get('client_secret') === STAND_IN_SETTINGS.PATREON_CLIENT_SECRET
  const who = form.get('grant_type') === 'refresh_token' ? renewedBy(form) : await grantedBy(form)
  if (!isClient || who === null) return c.json({ error: 'invalid_grant' }, 400)
  const isCampaign = who === 'owner' || who === 'stranger'
  const token = isCampaign ? `${ACCESS}${who}-${newSecret()}` : newSecret()
  if (!isCampaign) tokens.set(token, who)
  const refresh = isCampaign ? `${REFRESH}${who}-${newSecret()}` : newSecret()
  return c.json({ access_token: token, refresh_token: refresh, expires_in: 2_678_400, scope: 'identity' })
})

/** Whose code it is; null for a code that is unknown, used or not proven. */
async function grantedBy(form: URLSearchParams): Promise<string | null> {
  const code = form.get('code') ?? ''
  const grant = grants.get(code)
  grants.delete(code)
  const isProven = grant && (await challengeOf(form.get('code_verifier') ?? '')) === grant.challenge
  return grant && isProven && form.get('redirect_uri') === grant.redirect ? grant.who : null
}

/** Whose refresh token it is, which is dead from then on; null for a dead one. */
function renewedBy(form: URLSearchParams): string | null {
  const token = form.get('refresh_token') ?? ''
  if (!token.startsWith(REFRESH) || dead.has(token)) return null
  dead.add(token)
  return token.slice(REFRESH.length).split('-')[0] ?? null
}

standInPlatform.get('/api/oauth2/v2/identity', (c) => {
  const token = bearer(c)
  const id = tokens.get(token)
  tokens.delete(token)
  const person = id === undefined ? null : personOf(id)
  if (!person || id === undefined) return notAuthorized(c)
  return c.json({
    data: { attributes: {}, id: `u-${id}`, type: 'user', relationships: { memberships: { data: [] } } },
    included: person.member === null ? [] : [memberOf(id, person.member, fieldsOf(c))],
  })
})

// What follows is asked with the key of a campaign.
for (const path of ['campaigns', 'campaigns/*', 'members/*', 'webhooks', 'webhooks/*'])
  standInPlatform.use(`/api/oauth2/v2/${path}`, async (c, next) => (ownerOf(c) === null ? notAuthorized(c) : next()))

standInPlatform.get('/api/oauth2/v2/campaigns', (c) => {
  const id = ownerOf(c) === 'owner' ? STAND_IN_SETTINGS.PATREON_CAMPAIGN : '815'
  return c.json({ data: [{ attributes: {}, id, type: 'campaign' }], meta: { pagination: { total: 1 } } })
})

standInPlatform.get('/api/oauth2/v2/campaigns/:campaign/members', (c) => {
  if (ownerOf(c) !== 'owner' || c.req.param('campaign') !== STAND_IN_SETTINGS.PATREON_CAMPAIGN) return notFound(c)
  const from = Number(c.req.query('page[cursor]') ?? 0)
  if (mischief === 'half' && from > 0) return c.json({ errors: [{ code: 1, status: '500' }] }, 500)
  const all = people().flatMap(([id, { member }]) => (member === null ? [] : [memberOf(id, member, fieldsOf(c))]))
  const next = from + PAGE < all.length ? String(from + PAGE) : null
  return c.json({
    data: all.slice(from, from + PAGE),
    meta: { pagination: { cursors: { next }, total: all.length } },
  })
})

standInPlatform.get('/api/oauth2/v2/members/:member', (c) => {
  const id = c.req.param('member').replace(/^m-/, '')
  const member = personOf(id)?.member ?? null
  return member === null ? notFound(c) : c.json({ data: memberOf(id, member, fieldsOf(c)) })
})

standInPlatform.get('/api/oauth2/v2/webhooks', (c) => c.json({ data: hookAddress === null ? [] : [hook(hookAddress)] }))

standInPlatform.post('/api/oauth2/v2/webhooks', async (c) => {
  const { data } = await c.req.json<{ data: { attributes: { uri: string } } }>()
  hookAddress = data.attributes.uri
  return c.json({ data: hook(hookAddress) }, 201)
})

standInPlatform.patch('/api/oauth2/v2/webhooks/:hook', (c) =>
  hookAddress === null ? notFound(c) : c.json({ data: hook(hookAddress) }),
)

function hook(uri: string) {
  return { type: 'webhook', id: STAND_IN_HOOK.id, attributes: { uri, secret: STAND_IN_HOOK.secret, paused: false } }
}

/** A member with its account. Only the fields that were asked for by name are there. */
export function memberOf(id: string, { status, charge, since, cents, tier }: StandInMember, fields: readonly string[]) {
  const all = {
    patron_status: status,
    last_charge_status: charge,
    pledge_relationship_start: since,
    currently_entitled_amount_cents: cents,
  }
  return {
    type: 'member',
    id: `m-${id}`,
    attributes: Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name))),
    relationships: {
      campaign: { data: { id: STAND_IN_SETTINGS.PATREON_CAMPAIGN, type: 'campaign' } },
      currently_entitled_tiers: { data: tier === null ? [] : [{ id: tier, type: 'tier' }] },
      user: { data: { id: `u-${id}`, type: 'user' } },
    },
  }
}

function fieldsOf(c: Context): string[] {
  return (c.req.query('fields[member]') ?? '').split(',')
}

function bearer(c: Context): string {
  return (c.req.header('authorization') ?? '').replace(/^Bearer /, '')
}

/** Who has connected the campaign whose key is sent; null for no key, or a dead one. */
function ownerOf(c: Context): string | null {
  const token = bearer(c)
  return token.startsWith(ACCESS) && !dead.has(token) ? (token.slice(ACCESS.length).split('-')[0] ?? null) : null
}

function notAuthorized(c: Context): Response {
  return c.json({ errors: [{ code: 1, status: '401' }] }, 401)
}

function notFound(c: Context): Response {
  return c.json({ errors: [{ code: 4, status: '404' }] }, 404)
}

function wrongAnswer(): Response | null {
  if (mischief === null || mischief === 'half') return null
  if (mischief === 'unreadable') return new Response('<html>', { status: 200 })
  return Response.json({ errors: [{ retry_after_seconds: mischief === 429 ? 300 : 0 }] }, { status: mischief })
}

/** The only page that a browser is led back to. */
function isCallback(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === '/api/patreon/callback'
}

function link(to: string, words: string): string {
  return `<li><a href="${to.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${words}</a></li>`
}
