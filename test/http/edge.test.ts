import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGE_TAGS, LANGUAGES, VISIT_LANGUAGE_COOKIE } from '#durable/rules/languages.ts'
import { ParkServer } from '#test/browser/park-server.ts'
import { builtFiles, nameOfFile } from '#test/support/built-files.ts'

/** The security headers that are checked; the nonce is written as *. */
const SAFE = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
] as const

const PAGE_POLICY =
  `default-src 'self'; script-src 'self' 'nonce-*'; style-src 'self'; style-src-attr 'unsafe-inline'; ` +
  `img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; frame-src https://www.youtube-nocookie.com/embed/; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; ` +
  `form-action 'self'; frame-ancestors 'none'`
const NO_POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
const SENSORS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'

let server: ParkServer
beforeAll(async () => {
  server = await ParkServer.open()
})
afterAll(() => server.close())

it.each([
  { kind: 'a public page', path: '/help', policy: PAGE_POLICY },
  { kind: 'a page that is not there', path: '/no-such-page', policy: PAGE_POLICY },
  { kind: 'a page of one’s own dogs', path: '/h5/choose', policy: PAGE_POLICY },
  { kind: 'the game', path: '/h5/client', policy: PAGE_POLICY },
  { kind: 'a redirect', path: '/h5', policy: PAGE_POLICY },
  { kind: 'the door of the demo park', path: '/stage/auth?token=a', policy: PAGE_POLICY, referrer: 'no-referrer' },
  { kind: 'the sitemap', path: '/sitemap.xml', policy: PAGE_POLICY },
  { kind: 'the manifest', path: '/manifest.json', policy: PAGE_POLICY },
  { kind: 'robots.txt', path: '/robots.txt', policy: PAGE_POLICY },
  { kind: 'an API', path: '/api/health', policy: NO_POLICY },
  { kind: 'GraphQL, refused', path: '/api/graphql', policy: NO_POLICY },
  { kind: 'the park, refused', path: '/parks/plaza', policy: NO_POLICY },
  { kind: 'local sign-in', path: '/local-identity/jwks.json', policy: NO_POLICY },
])('$kind has the headers that keep a visitor safe: $path', async ({ path, policy, referrer }) => {
  const { headers } = await get(path)
  expect(Object.fromEntries(SAFE.map((name) => [name, headers.get(name)?.replace(/nonce-[^']+/, 'nonce-*')]))).toEqual({
    'content-security-policy': policy,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': referrer ?? 'strict-origin-when-cross-origin',
    'permissions-policy': SENSORS,
  })
})

it('serves a hashed file with a cache time without end and with security headers', async () => {
  const [file = ''] = builtFiles(/^entry\.client\.js$/)
  expect((await get('/help')).text).toContain(file)
  const { headers } = await get(file)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
})

it('renders a public page once per language, with a new nonce in each response', async () => {
  const first = await get('/whatis/kobbel', 'da')
  const again = await get('/whatis/kobbel', 'da-DK')
  const other = await get('/whatis/kobbel', 'sv')
  expect([first, again, other].map(({ headers }) => headers.get('x-cache'))).toEqual(['miss', 'hit', 'miss'])
  expect(again.headers.get('cache-control')).toBe('private, no-cache')
  expect(again.headers.get('x-nonce-placeholder')).toBeNull()
  for (const { headers, text } of [first, again, other]) {
    const [, nonce = ''] = headers.get('content-security-policy')?.match(/'nonce-([^']+)'/) ?? []
    const inHtml = [...text.matchAll(/nonce="([^"]+)"/g)].map(([, found]) => found)
    expect(nonce.length).toBe(24)
    expect(new Set(inHtml)).toEqual(new Set([nonce]))
  }
  const bare = ({ text }: { text: string }) => text.replace(/nonce="[^"]+"/g, '').replace(/"nonce":"[^"]+"/g, '')
  expect(bare(again)).toBe(bare(first))
  expect(again.text).not.toBe(first.text)
})

it.each(['/no-such-page', '/h5/choose', '/stage/auth?token=a', '/help?app=1', '/language'])(
  'never keeps %s',
  async (path) => {
    await get(path)
    expect((await get(path)).headers.get('x-cache')).not.toBe('hit')
  },
)

it.each(LANGUAGES)('[L4] shows the language that a URL asks for, and keeps it for the visit: %s', async (language) => {
  const { text, headers } = await get(`/help?lang=${language}`, 'fi')
  expect(text).toContain(`<html lang="${LANGUAGE_TAGS[language]}">`)
  const kept = language === 'en' ? null : `${VISIT_LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax`
  expect(headers.get('set-cookie')).toBe(kept)
  expect(text).toContain(`<link rel="canonical" href="${server.url}/help?lang=${language}"/>`)
  for (const each of LANGUAGES)
    expect(text).toContain(`hrefLang="${LANGUAGE_TAGS[each]}" href="${server.url}/help?lang=${each}"`)
  const [, card = ''] = text.match(/property="og:image" content="([^"]+)"/) ?? []
  expect(nameOfFile(card)).toBe(`og-${language}.png`)
  expect((await fetch(card)).headers.get('content-type')).toBe('image/png')
  const manifest: unknown = JSON.parse((await get(`/manifest.json?lang=${language}`)).text)
  expect(manifest).toMatchObject({ lang: LANGUAGE_TAGS[language], name: 'Voffpark' })
})

it('lists every page in every language in the sitemap, and the sitemap in robots.txt', async () => {
  const { text } = await get('/sitemap.xml')
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.some((address) => /\/announcement\/\d+\?lang=no$/.test(address))).toBe(true)
  expect(addresses.length % 5).toBe(0)
  const pages = addresses.filter((address) => !address.includes('?'))
  for (const address of pages) expect((await fetch(address)).status).toBe(200)
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${server.url}/sitemap.xml`)
})

async function get(path: string, language = 'en') {
  const response = await fetch(server.url + path, { redirect: 'manual', headers: { 'Accept-Language': language } })
  return { headers: response.headers, text: await response.text() }
}
