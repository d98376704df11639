import { expect, it } from 'vitest'
import { LOCAL_OPERATOR, whyNotDeploy } from '#worker/local/may-deploy.ts'
import type { DeployedPark } from '#worker/local/workers.ts'
import devVars from '../../.dev.vars.example?raw'
import roomsHere from '../../durable/wrangler.toml?raw'
import sandboxHere from '../../worker/sandbox/wrangler.toml?raw'
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

/** Why this park is not deployed, with the sandbox as it is here. */
const whyNot = (
  texts: { site: string; rooms: string; sandbox?: string },
  environment: Record<string, string>,
  park?: DeployedPark,
) => whyNotDeploy({ sandbox: sandboxHere, ...texts }, environment, park)

/** The demo park of the same people, with a database of its own. */
const DEMO_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const inDemo = (toml: string, row: string, value: string) => {
  const [main = '', ...demo] = toml.split(/(?=^\[env\.demo\])/m)
  return main + withRow(demo.join(''), row, value)
}
const DEMO_ROOMS = inDemo(ROOMS, 'database_id', `"${DEMO_ID}"`)
const DEMO_SITE = Object.entries({
  database_id: DEMO_ID,
  CONTACT_ADDRESS: 'hej@park.dk',
  OPERATOR_NAME: 'Foreningen Parken',
  OPERATOR_ADDRESS: 'Parkvej 1, 2100 København Ø, Danmark',
  OPERATOR_EMAIL: 'data@park.dk',
}).reduce((site, [row, value]) => inDemo(site, row, `"${value}"`), SITE)

it('deploys a demo park with a database of its own, beside a park that has one', () => {
  expect(whyNot({ site: DEMO_SITE, rooms: DEMO_ROOMS }, {}, 'demo')).toBeNull()
  expect(whyNot({ site: DEMO_SITE, rooms: DEMO_ROOMS }, {})).toBeNull()
})

it.each([
  ['database_id', '"00000000-0000-0000-0000-000000000000"'],
  ['database_id', `"${ID}"`],
  ['CONTACT_ADDRESS', '"hej@voffpark.test"'],
])('refuses a demo park whose %s is %s, and deploys the main one', (row, value) => {
  const site = inDemo(DEMO_SITE, row, value)
  const rooms = row === 'database_id' ? inDemo(DEMO_ROOMS, row, value) : DEMO_ROOMS
  expect(whyNot({ site, rooms }, {}, 'demo')).toContain(row)
  expect(whyNot({ site, rooms }, {})).toBeNull()
})

it('refuses a demo park whose rooms have another database', () => {
  expect(whyNot({ site: DEMO_SITE, rooms: inDemo(DEMO_ROOMS, 'database_id', '"x"') }, {}, 'demo')).toContain(
    'database_id',
  )
})

it.each([
  ['a Google client', 'GOOGLE_CLIENT_ID', '"1234"'],
  ['Patreon', 'PATREON_ORIGIN', '"https://www.patreon.com"'],
  ['push messages', 'VAPID_PUBLIC_KEY', '"k"'],
  ['no banner', 'STAGE', '"0"'],
  ['another vouching park', 'service', '"another"'],
  ['another entrance', 'entrypoint', '"default"'],
  ['the rooms of the main park', 'script_name', '"voffpark-rooms"'],
  ['the limits of the main park', 'namespace_id', '"8701"'],
  ['the database of the main park', 'database_name', '"voffpark"'],
])('refuses either park while the demo park has %s', (_what, row, value) => {
  const texts = { site: inDemo(DEMO_SITE, row, value), rooms: DEMO_ROOMS }
  const named = { service: 'MAIN_PARK', entrypoint: 'MAIN_PARK', script_name: 'PARK_ROOM' }[row] ?? row
  expect(whyNot(texts, {})).toContain(named)
  expect(whyNot(texts, {}, 'demo')).toContain(named)
})

it.each([
  ['a variable', '[vars]', '[vars]\nNEW_ROW = "1"', 'NEW_ROW'],
  ['a limit', '[[d1_databases]]', '[[ratelimits]]\nname = "NEW_BRAKE"\n\n[[d1_databases]]', 'NEW_BRAKE'],
  ['a database', '[[d1_databases]]', '[[d1_databases]]\nbinding = "NEW_DB"\n\n[[d1_databases]]', 'NEW_DB'],
])('refuses either park while the main one has %s more than the demo park', (_what, row, more, named) => {
  const texts = { site: DEMO_SITE.replace(row, more), rooms: DEMO_ROOMS }
  expect(whyNot(texts, {})).toContain(named)
  expect(whyNot(texts, {}, 'demo')).toContain(named)
})

it('refuses a demo park that only one of the two files knows', () => {
  const without = (toml: string) => toml.split(/^\[env\.demo\]/m)[0] ?? ''
  expect(whyNot({ site: without(SITE), rooms: ROOMS }, {})).toContain('[env.demo]')
  expect(whyNot({ site: SITE, rooms: without(ROOMS) }, {})).toContain('[env.demo]')
})

it.each(['"http://demo.park.dk"', '"demo.park.dk"'])('refuses a demo park at %s', (origin) => {
  expect(whyNot({ site: withRow(SITE, 'DEMO_PARK_ORIGIN', origin), rooms: ROOMS }, {})).toContain('DEMO_PARK')
})

it('deploys a park with an address, a Google client, a database and without local sign-in', () => {
  expect(whyNot({ site: SITE, rooms: ROOMS }, {})).toBeNull()
})

it.each([
  ['a row of [vars]', SITE.replace('[vars]', '[vars]\nLOCAL_SIGN_IN = "1"')],
  ['a quoted key', SITE.replace('[vars]', '[vars]\n"LOCAL_SIGN_IN" = "1"')],
  ['a dotted key', withoutVars(SITE).replace('main =', 'vars.LOCAL_SIGN_IN = "1"\nmain =')],
  ['an inline table', withoutVars(SITE).replace('main =', 'vars = { LOCAL_SIGN_IN = "1" }\nmain =')],
  ['an environment', `${SITE}\n[env.production.vars]\nLOCAL_SIGN_IN = "1"`],
])('refuses local sign-in in wrangler.toml, set by %s', (_how, site) => {
  expect(whyNot({ site, rooms: ROOMS }, {})).toContain('LOCAL_SIGN_IN')
})

it('refuses local sign-in that the environment sets', () => {
  expect(whyNot({ site: SITE, rooms: ROOMS }, { LOCAL_SIGN_IN: '1' })).toContain('LOCAL_SIGN_IN')
})

it('refuses a magic parameter, by wrangler.toml or by the environment', () => {
  const site = SITE.replace('[vars]', '[vars]\nMAGIC_PARAMETER = "look=1"')
  expect(whyNot({ site, rooms: ROOMS }, {})).toContain('MAGIC_PARAMETER')
  expect(whyNot({ site: SITE, rooms: ROOMS }, { MAGIC_PARAMETER: '' })).toContain('MAGIC_PARAMETER')
})

it.each(['EXCLUSION_KEY', 'PARK_SEED_KEY', 'PATREON_CLIENT_SECRET', 'SEAL_KEYS', 'VAPID_PRIVATE_KEY'])(
  'refuses %s in a file that others read',
  (secret) => {
    const site = SITE.replace('[vars]', `[vars]\n${secret} = "k"`)
    const rooms = `${ROOMS}\n[env.production.vars]\n${secret} = "k"`
    expect(whyNot({ site, rooms: ROOMS }, {})).toContain(secret)
    expect(whyNot({ site: SITE, rooms }, {})).toContain(secret)
  },
)

const PATREON = { PATREON_ORIGIN: 'https://www.patreon.com', PATREON_CLIENT_ID: 'c', PATREON_CAMPAIGN: '1' }
const CONNECTING = Object.entries({ ...PATREON, PATREON_TIERS: '1:Gold' }).reduce(
  (site, [row, value]) => withRow(site, row, `"${value}"`),
  SITE,
)

it('deploys a park whose supporters connect with Patreon, and refuses any other platform', () => {
  expect(whyNot({ site: CONNECTING, rooms: ROOMS }, {})).toBeNull()
  for (const origin of ['/local-platform', 'http://www.patreon.com', 'https://patreon.example'])
    expect(whyNot({ site: withRow(CONNECTING, 'PATREON_ORIGIN', `"${origin}"`), rooms: ROOMS }, {})).toContain(
      'PATREON_ORIGIN',
    )
})

it.each(['PATREON_CLIENT_ID', 'PATREON_CAMPAIGN', 'PATREON_TIERS'])('refuses Patreon without %s', (row) => {
  expect(whyNot({ site: withRow(CONNECTING, row, '""'), rooms: ROOMS }, {})).toContain(row)
})

it('refuses the pair of keys for push messages that every local park has', () => {
  const [, local = ''] = /^VAPID_PUBLIC_KEY=(.+)$/m.exec(devVars) ?? []
  const site = withRow(SITE, 'VAPID_PUBLIC_KEY', `"${local}"`)
  expect(local).toMatch(/^[\w-]{87}$/)
  expect(whyNot({ site, rooms: ROOMS }, {})).toContain('VAPID_PUBLIC_KEY')
})

it.each(['""', '"hej"', '"hej@voffpark.test"', '"a b@park.dk"', '1'])(
  'refuses an address that nobody reads: %s',
  (address) => {
    for (const row of ['CONTACT_ADDRESS', 'OPERATOR_EMAIL']) {
      const site = withRow(SITE, row, address)
      expect(whyNot({ site, rooms: ROOMS }, {})).toContain(row)
    }
  },
)

it.each(['OPERATOR_NAME', 'OPERATOR_ADDRESS'] as const)('refuses a park of nobody: an empty or local %s', (row) => {
  const [, local = ''] = new RegExp(`^${row} = "(.+)"$`, 'm').exec(siteHere) ?? []
  expect(local).toBe(LOCAL_OPERATOR[row])
  for (const value of ['', ' ', local]) {
    const site = withRow(SITE, row, `"${value}"`)
    expect(whyNot({ site, rooms: ROOMS }, {})).toContain(row)
  }
})

it.each(['""', '"dk fi"', '"Danish"'])(
  'refuses to answer in languages that the park does not have: %s',
  (languages) => {
    const site = withRow(SITE, 'OPERATOR_LANGUAGES', languages)
    expect(whyNot({ site, rooms: ROOMS }, {})).toContain('OPERATOR_LANGUAGES')
  },
)

it.each([
  ['AUTHORITY_NAME', '""'],
  ['AUTHORITY_URL', '""'],
  ['AUTHORITY_URL', '"www.datatilsynet.dk"'],
])('refuses a park without an authority to complain to: %s = %s', (row, value) => {
  const site = withRow(SITE, row, value)
  expect(whyNot({ site, rooms: ROOMS }, {})).toContain(row)
})

it('refuses an empty Google client, with which nobody could sign in', () => {
  const site = withRow(SITE, 'GOOGLE_CLIENT_ID', '""')
  expect(whyNot({ site, rooms: ROOMS }, {})).toContain('GOOGLE_CLIENT_ID')
})

it.each(['"null"', '"https://app.park.dk null"', "'''\nnull\n'''"])(
  'refuses the origin of sandboxed and local pages: ALLOWED_ORIGINS = %s',
  (origins) => {
    const site = withRow(SITE, 'ALLOWED_ORIGINS', origins)
    expect(whyNot({ site, rooms: ROOMS }, {})).toContain('ALLOWED_ORIGINS')
  },
)

it('refuses the database id of the local database', () => {
  const zeros = '"00000000-0000-0000-0000-000000000000"'
  const [site, rooms] = [withRow(SITE, 'database_id', zeros), withRow(ROOMS, 'database_id', zeros)]
  expect(whyNot({ site, rooms }, {})).toContain('database_id')
})

it.each(['compatibility_date', 'database_id', 'ROOM_MAX_DOGS', 'ROOM_JURISDICTION'])(
  'refuses rooms with another %s than the site',
  (row) => {
    const rooms = withRow(ROOMS, row, '"another"')
    expect(whyNot({ site: SITE, rooms }, {})).toContain(row)
  },
)

it.each(['site', 'rooms'] as const)('refuses a %s script that lets clients compress their frames', (key) => {
  const texts = { site: SITE, rooms: ROOMS }
  const deflating = { ...texts, [key]: withRow(texts[key], 'compatibility_flags', '["nodejs_compat"]') }
  expect(whyNot(deflating, {})).toContain('no_web_socket_compression')
})

it('refuses a file that is not TOML, and says which', () => {
  expect(whyNot({ site: SITE, rooms: 'name = ' }, {})).toContain('durable/wrangler.toml')
})

it('asks for an address first if nothing has been set yet', () => {
  expect(whyNot({ site: siteHere, rooms: roomsHere }, {})).toContain('CONTACT_ADDRESS')
})

it.each([
  ['a database', '[env.demo]', '[[d1_databases]]\nbinding = "DB"\n\n[env.demo]', 'd1_databases'],
  ['variables', '[env.demo]', '[vars]\nSECRET = "1"\n\n[env.demo]', 'vars'],
  ['a service in the demo park', '[env.demo]', '[[env.demo.services]]\nbinding = "SITE"\n\n[env.demo]', 'services'],
  ['Node', 'workers_dev', 'compatibility_flags = ["nodejs_compat"]\nworkers_dev', 'compatibility_flags'],
  ['an address', 'workers_dev = false', 'workers_dev = true', 'workers_dev'],
  ['an address for each version', 'preview_urls = false', 'preview_urls = true', 'preview_urls'],
  ['more time than a run needs', 'cpu_ms = 500', 'cpu_ms = 5000', 'cpu_ms'],
  ['all the time that there is', '[limits]\ncpu_ms = 500', '', 'cpu_ms'],
  ['another date', 'compatibility_date = "', 'compatibility_date = "1', 'compatibility_date'],
  ['another name', 'name = "voffpark-sandbox"', 'name = "voffpark"', 'name'],
])('refuses a sandbox with %s', (_what, row, instead, named) => {
  const sandbox = sandboxHere.replace(row, instead)
  expect(sandbox).not.toBe(sandboxHere)
  expect(whyNot({ site: SITE, rooms: ROOMS, sandbox }, {})).toContain(named)
})

it('refuses a demo park whose code runs in the sandbox of the main park', () => {
  const site = DEMO_SITE.replace('"voffpark-sandbox-demo"', '"voffpark-sandbox"')
  expect(whyNot({ site, rooms: DEMO_ROOMS }, {})).toContain('SANDBOX')
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
    expect(whyNot({ site: without(SITE), rooms: ROOMS }, {})).toMatch(/cpu_ms .* of wrangler\.toml/)
    expect(whyNot({ site: SITE, rooms: without(ROOMS) }, {})).toMatch(/cpu_ms .* of durable\/wrangler\.toml/)
  },
)
