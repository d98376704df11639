import { Hono } from 'hono'
import { challengeOf, newSecret } from '#worker/auth/secret.ts'

/**
 * What stands for Patreon in a local park: the paths, parameters and answers of the platform, with people to pick instead
 * of a sign-in. It is asked in process; only the page where one picks somebody is opened by a browser.
 */
export const standInPlatform = new Hono()

/** The settings of a park that asks it, as `.dev.vars.example` has them. */
export const STAND_IN_SETTINGS = {
  PATREON_ORIGIN: '/local-platform',
  PATREON_CLIENT_ID: 'local-client',
  PATREON_CLIENT_SECRET: 'local-secret',
  PATREON_CAMPAIGN: '4711',
  PATREON_TIERS: '101:Bronze 102:Silver 103:Gold 104:Diamond',
} as const

type Person = {
  name: string
  member: null | { status: string | null; charge: string | null; since: string; cents: number; tier: string | null }
}

/** Who can be picked, by their ids at the platform. */
const PEOPLE: Readonly<Record<string, Person>> = {
  bente: { name: 'Bente, Gold', member: member('active_patron', 'Paid', 900, '103') },
  dagny: { name: 'Dagny, Diamond', member: member('active_patron', 'Paid', 2500, '104') },
  nils: { name: 'Nils, Silver, declined', member: member('declined_patron', 'Declined', 500, '102') },
  ola: { name: 'Ola, a gift of Bronze', member: member(null, null, 0, '101') },
  kim: { name: 'Kim, Silver, cancelled and paid', member: member('former_patron', 'Paid', 500, '102') },
  sol: { name: 'Sol, refunded', member: member('active_patron', 'Refunded', 900, '103') },
  nobody: { name: 'Somebody without a membership', member: null },
}

function member(status: string | null, charge: string | null, cents: number, tier: string | null): Person['member'] {
  return { status, charge, since: '2025-09-03T08:00:00.000+00:00', cents, tier }
}

type Grant = { person: string; redirect: string; challenge: string }

/** In the memory of the process: a local park has one. Codes and tokens are used once. */
const grants = new Map<string, Grant>()
const tokens = new Map<string, string>()
/** What it answers instead, while somebody tries what then happens. */
let mischief: 401 | 429 | 500 | 'unreadable' | null = null

/** Has the API answer in a wrong way from now on; null ends it. */
export function setMischief(next: typeof mischief): void {
  mischief = next
}

standInPlatform.get('/oauth2/authorize', (c) => {
  const { redirect_uri: back = '', state = '', code_challenge: challenge = '', client_id: client } = c.req.query()
  if (client !== STAND_IN_SETTINGS.PATREON_CLIENT_ID || !isCallback(back)) return c.text('unknown client', 400)
  const links = Object.entries(PEOPLE).map(([id, { name }]) => {
    const code = newSecret()
    grants.set(code, { person: id, redirect: back, challenge })
    return link(`${back}?${new URLSearchParams({ code, state }).toString()}`, name)
  })
  const no = link(`${back}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`, 'Say no')
  return c.html(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Who are you there?</title><h1>Who are you there?</h1><p>This stands for Patreon in a local park.</p><ul>${[...links, no].join('')}</ul></html>`,
  )
})

standInPlatform.post('/api/oauth2/token', async (c) => {
  const failure = wrongAnswer()
  if (failure) return failure
  const form = new URLSearchParams(
    Object.entries(await c.req.parseBody()).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  const grant = grants.get(form.get('code') ?? '')
  grants.delete(form.get('code') ?? '')
  const isClient =
    form.get('client_id') === STAND_IN_SETTINGS.PATREON_CLIENT_ID &&
    form.get('client_secret') === STAND_IN_SETTINGS.PATREON_CLIENT_SECRET
  const isProven = grant && (await challengeOf(form.get('code_verifier') ?? '')) === grant.challenge
  if (!grant || !isClient || !isProven || form.get('redirect_uri') !== grant.redirect)
    return c.json({ error: 'invalid_grant' }, 400)
  const token = newSecret()
  tokens.set(token, grant.person)
  return c.json({ access_token: token, refresh_token: newSecret(), expires_in: 2_678_400, scope: 'identity' })
})

standInPlatform.get('/api/oauth2/v2/identity', (c) => {
  const failure = wrongAnswer()
  if (failure) return failure
  if (!c.req.header('user-agent')) return c.text('robots are blocked', 403)
  const token = (c.req.header('authorization') ?? '').replace(/^Bearer /, '')
  const id = tokens.get(token)
  tokens.delete(token)
  const person = id === undefined ? undefined : PEOPLE[id]
  if (!person || id === undefined) return c.json({ errors: [{ code: 1, status: '401' }] }, 401)
  return c.json({
    data: { attributes: {}, id: `u-${id}`, type: 'user', relationships: { memberships: { data: [] } } },
    included: person.member === null ? [] : [memberOf(id, person.member, c.req.query('fields[member]') ?? '')],
  })
})

/** Only the fields that were asked for by name are there. */
function memberOf(id: string, { status, charge, since, cents, tier }: NonNullable<Person['member']>, fields: string) {
  const all = {
    patron_status: status,
    last_charge_status: charge,
    pledge_relationship_start: since,
    currently_entitled_amount_cents: cents,
  }
  const asked = fields.split(',')
  return {
    type: 'member',
    id: `m-${id}`,
    attributes: Object.fromEntries(Object.entries(all).filter(([name]) => asked.includes(name))),
    relationships: {
      campaign: { data: { id: STAND_IN_SETTINGS.PATREON_CAMPAIGN, type: 'campaign' } },
      currently_entitled_tiers: { data: tier === null ? [] : [{ id: tier, type: 'tier' }] },
    },
  }
}

function wrongAnswer(): Response | null {
  if (mischief === null) return null
  if (mischief === 'unreadable') return new Response('<html>', { status: 200 })
  return Response.json({ errors: [{ retry_after_seconds: 1 }] }, { status: mischief })
}

/** The only page that a browser is led back to. */
function isCallback(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === '/api/patreon/callback'
}

function link(to: string, words: string): string {
  return `<li><a href="${to.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${words}</a></li>`
}
