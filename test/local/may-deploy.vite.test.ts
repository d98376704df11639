import { expect, it } from 'vitest'
import { LOCAL_OPERATOR, whyNotDeploy } from '#worker/local/may-deploy.ts'
import devVars from '../../.dev.vars.example?raw'
import roomsHere from '../../durable/wrangler.toml?raw'
import siteHere from '../../wrangler.toml?raw'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const ROOMS = withRow(roomsHere, 'database_id', `"${ID}"`)
const SITE = Object.entries({
  database_id: ID,
  CONTACT_ADDRESS: 'hej@park.dk',
  OPERATOR_NAME: 'Foreningen Parken',
  OPERATOR_ADDRESS: 'Parkvej 1, 2100 København Ø, Danmark',
  OPERATOR_EMAIL: 'data@park.dk',
  GOOGLE_CLIENT_ID: '1234.apps.googleusercontent.com',
}).reduce((site, [row, value]) => withRow(site, row, `"${value}"`), siteHere)

it('deploys a park with an address, a Google client, a database and without local sign-in', () => {
  expect(whyNotDeploy({ site: SITE, rooms: ROOMS }, {})).toBeNull()
})

it.each([
  ['a row of [vars]', SITE.replace('[vars]', '[vars]\nLOCAL_SIGN_IN = "1"')],
  ['a quoted key', SITE.replace('[vars]', '[vars]\n"LOCAL_SIGN_IN" = "1"')],
  ['a dotted key', withoutVars(SITE).replace('main =', 'vars.LOCAL_SIGN_IN = "1"\nmain =')],
  ['an inline table', withoutVars(SITE).replace('main =', 'vars = { LOCAL_SIGN_IN = "1" }\nmain =')],
  ['an environment', `${SITE}\n[env.production.vars]\nLOCAL_SIGN_IN = "1"`],
])('refuses local sign-in in wrangler.toml, set by %s', (_how, site) => {
  expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain('LOCAL_SIGN_IN')
})

it('refuses local sign-in that the environment sets', () => {
  expect(whyNotDeploy({ site: SITE, rooms: ROOMS }, { LOCAL_SIGN_IN: '1' })).toContain('LOCAL_SIGN_IN')
})

it('refuses a magic parameter, by wrangler.toml or by the environment', () => {
  const site = SITE.replace('[vars]', '[vars]\nMAGIC_PARAMETER = "look=1"')
  expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain('MAGIC_PARAMETER')
  expect(whyNotDeploy({ site: SITE, rooms: ROOMS }, { MAGIC_PARAMETER: '' })).toContain('MAGIC_PARAMETER')
})

it.each(['EXCLUSION_KEY', 'PARK_SEED_KEY', 'PATREON_CLIENT_SECRET', 'SEAL_KEYS', 'VAPID_PRIVATE_KEY'])(
  'refuses %s in a file that others read',
  (secret) => {
    const site = SITE.replace('[vars]', `[vars]\n${secret} = "k"`)
    const rooms = `${ROOMS}\n[env.production.vars]\n${secret} = "k"`
    expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain(secret)
    expect(whyNotDeploy({ site: SITE, rooms }, {})).toContain(secret)
  },
)

const PATREON = { PATREON_ORIGIN: 'https://www.patreon.com', PATREON_CLIENT_ID: 'c', PATREON_CAMPAIGN: '1' }
const CONNECTING = Object.entries({ ...PATREON, PATREON_TIERS: '1:Gold' }).reduce(
  (site, [row, value]) => withRow(site, row, `"${value}"`),
  SITE,
)

it('deploys a park whose supporters connect with Patreon, and refuses any other platform', () => {
  expect(whyNotDeploy({ site: CONNECTING, rooms: ROOMS }, {})).toBeNull()
  for (const origin of ['/local-platform', 'http://www.patreon.com', 'https://patreon.example'])
    expect(whyNotDeploy({ site: withRow(CONNECTING, 'PATREON_ORIGIN', `"${origin}"`), rooms: ROOMS }, {})).toContain(
      'PATREON_ORIGIN',
    )
})

it.each(['PATREON_CLIENT_ID', 'PATREON_CAMPAIGN', 'PATREON_TIERS'])('refuses Patreon without %s', (row) => {
  expect(whyNotDeploy({ site: withRow(CONNECTING, row, '""'), rooms: ROOMS }, {})).toContain(row)
})

it('refuses the pair of keys for push messages that every local park has', () => {
  const [, local = ''] = /^VAPID_PUBLIC_KEY=(.+)$/m.exec(devVars) ?? []
  const site = withRow(SITE, 'VAPID_PUBLIC_KEY', `"${local}"`)
  expect(local).toMatch(/^[\w-]{87}$/)
  expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain('VAPID_PUBLIC_KEY')
})

it.each(['""', '"hej"', '"hej@voffpark.test"', '"a b@park.dk"', '1'])(
  'refuses an address that nobody reads: %s',
  (address) => {
    for (const row of ['CONTACT_ADDRESS', 'OPERATOR_EMAIL']) {
      const site = withRow(SITE, row, address)
      expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain(row)
    }
  },
)

it.each(['OPERATOR_NAME', 'OPERATOR_ADDRESS'] as const)('refuses a park of nobody: an empty or local %s', (row) => {
  const [, local = ''] = new RegExp(`^${row} = "(.+)"$`, 'm').exec(siteHere) ?? []
  expect(local).toBe(LOCAL_OPERATOR[row])
  for (const value of ['', ' ', local]) {
    const site = withRow(SITE, row, `"${value}"`)
    expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain(row)
  }
})

it.each(['""', '"dk fi"', '"Danish"'])(
  'refuses to answer in languages that the park does not have: %s',
  (languages) => {
    const site = withRow(SITE, 'OPERATOR_LANGUAGES', languages)
    expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain('OPERATOR_LANGUAGES')
  },
)

it.each([
  ['AUTHORITY_NAME', '""'],
  ['AUTHORITY_URL', '""'],
  ['AUTHORITY_URL', '"www.datatilsynet.dk"'],
])('refuses a park without an authority to complain to: %s = %s', (row, value) => {
  const site = withRow(SITE, row, value)
  expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain(row)
})

it('refuses an empty Google client, with which nobody could sign in', () => {
  const site = withRow(SITE, 'GOOGLE_CLIENT_ID', '""')
  expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain('GOOGLE_CLIENT_ID')
})

it.each(['"null"', '"https://app.park.dk null"', "'''\nnull\n'''"])(
  'refuses the origin of sandboxed and local pages: ALLOWED_ORIGINS = %s',
  (origins) => {
    const site = withRow(SITE, 'ALLOWED_ORIGINS', origins)
    expect(whyNotDeploy({ site, rooms: ROOMS }, {})).toContain('ALLOWED_ORIGINS')
  },
)

it('refuses the database id of the local database', () => {
  const zeros = '"00000000-0000-0000-0000-000000000000"'
  const [site, rooms] = [withRow(SITE, 'database_id', zeros), withRow(ROOMS, 'database_id', zeros)]
  expect(whyNotDeploy({ site, rooms }, {})).toContain('database_id')
})

it.each(['compatibility_date', 'database_id', 'ROOM_MAX_DOGS', 'ROOM_JURISDICTION'])(
  'refuses rooms with another %s than the site',
  (row) => {
    const rooms = withRow(ROOMS, row, '"another"')
    expect(whyNotDeploy({ site: SITE, rooms }, {})).toContain(row)
  },
)

it.each(['site', 'rooms'] as const)('refuses a %s script that lets clients compress their frames', (key) => {
  const texts = { site: SITE, rooms: ROOMS }
  const deflating = { ...texts, [key]: withRow(texts[key], 'compatibility_flags', '["nodejs_compat"]') }
  expect(whyNotDeploy(deflating, {})).toContain('no_web_socket_compression')
})

it('refuses a file that is not TOML, and says which', () => {
  expect(whyNotDeploy({ site: SITE, rooms: 'name = ' }, {})).toContain('durable/wrangler.toml')
})

it('asks for an address first if nothing has been set yet', () => {
  expect(whyNotDeploy({ site: siteHere, rooms: roomsHere }, {})).toContain('CONTACT_ADDRESS')
})

function withRow(toml: string, row: string, value: string): string {
  const changed = toml.replace(new RegExp(`^${row} = .*$`, 'm'), () => `${row} = ${value}`)
  if (changed === toml) throw new Error(`there is no ${row} to change`)
  return changed
}

/** TOML does not allow a table to be both inline and a section. */
function withoutVars(toml: string): string {
  return toml.replace(/^\[vars\][^[]*/m, '')
}

it.each(['', '[limits]', '[limits]\ncpu_ms = 30000', '[limits]\ncpu_ms = "5000"'])(
  'refuses a script whose requests may run for long: "%s"',
  (limits) => {
    const without = (toml: string) => toml.replace(/\[limits\]\ncpu_ms = \d+/, limits)
    expect(whyNotDeploy({ site: without(SITE), rooms: ROOMS }, {})).toMatch(/cpu_ms .* of wrangler\.toml/)
    expect(whyNotDeploy({ site: SITE, rooms: without(ROOMS) }, {})).toMatch(/cpu_ms .* of durable\/wrangler\.toml/)
  },
)
