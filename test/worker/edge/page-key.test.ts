import { expect, it } from 'vitest'
import type { Language } from '#durable/rules/languages.ts'
import { anonymousRequest, pageKey } from '#worker/edge/page-key.ts'

const NOVEMBER = Date.parse('2026-11-20T12:00:00Z')

it('caches a page per language, deployment, stage flag and month', () => {
  const keys = [
    keyOf('/help'),
    keyOf('/help', { language: 'dk' }),
    keyOf('/help', { version: 'next' }),
    keyOf('/help', { stage: true }),
    keyOf('/help', { now: Date.parse('2026-12-01T12:00:00Z') }),
    keyOf('/help?lang=en'),
    keyOf('/rules'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyOf('/help')).toBe(keyOf('/help'))
})

it('changes the month, and with it the season of the header, at midnight in Oslo', () => {
  const before = keyOf('/', { now: Date.parse('2026-11-30T22:59:59Z') })
  expect(before).toBe(keyOf('/', { now: NOVEMBER }))
  expect(keyOf('/', { now: Date.parse('2026-11-30T23:00:00Z') })).not.toBe(before)
})

it.each([
  '/h5',
  '/h5/choose',
  '/dressing-room/d9863b',
  '/stage/auth?token=a',
  '/language',
  '/manage/users',
  '/help.data',
  '/sitemap.xml',
  '/__manifest?p=/',
])('never caches %s', (path) => {
  expect(keyOf(path)).toBeNull()
})

it.each(['/?app=1', '/help?lang=en&lang=dk', '/help?utm_source=a', '/?lang=en&app=1'])(
  'does not cache an address with other parameters: %s',
  (path) => {
    expect(keyOf(path)).toBeNull()
  },
)

it.each([
  '/HELP',
  '/Help',
  '/help/',
  '/help///',
  '//help',
  '/%68elp',
  '/HIGHSCORE/KnogleKnas',
  '/highscore/KnogleKnas/',
])('does not cache %s beside the page as links spell it', (path) => {
  expect(keyOf(path)).toBeNull()
})

it.each(['/', '/help', '/announcement/12', '/highscore/KnogleKnas', '/whatis/rang'])('caches %s', (path) => {
  expect(keyOf(path)).not.toBeNull()
})

it('caches no request that sends data', () => {
  const sent = new Request('https://park.test/help', { method: 'POST' })
  expect(pageKey(sent, { language: 'en', version: '1', stage: false, now: NOVEMBER })).toBeNull()
})

it('renders for everybody from the address and the language, and nothing about the visitor', () => {
  const headers = { Cookie: 'voffpark.language=en; secret=1', Authorization: 'Bearer secret', 'User-Agent': 'me' }
  const request = anonymousRequest(new Request('https://park.test/help?lang=dk', { headers }), 'dk')
  expect(request.url).toBe('https://park.test/help?lang=dk')
  expect([...request.headers]).toEqual([['accept-language', 'da']])
})

type Overrides = { language?: Language; version?: string; stage?: boolean; now?: number }

function keyOf(path: string, overrides: Overrides = {}): string | null {
  const variant = { language: 'en', version: '1', stage: false, now: NOVEMBER, ...overrides } as const
  return pageKey(new Request(`https://park.test${path}`), variant)
}
