import { describe, expect, it } from 'vitest'
import { readinessOf, wayNow } from '#app/install/readiness.ts'
import type { InstallWay, Surroundings } from '#app/install/readiness.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const PIXEL = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

type Row = Partial<Omit<Surroundings, 'userAgent'>> & { name: string; userAgent: string; way: InstallWay | null }

const ROWS: readonly Row[] = [
  { name: 'Safari on an iPhone', userAgent: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, way: 'ios' },
  { name: 'Chrome on an iPhone', userAgent: `${IPHONE} CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1`, way: 'ios' },
  { name: 'Firefox on an iPhone', userAgent: `${IPHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, way: 'ios' },
  {
    name: 'Edge on an iPhone',
    userAgent: `${IPHONE} Version/18.0 EdgiOS/136.0 Mobile/15E148 Safari/604.1`,
    way: 'ios',
  },
  {
    name: 'Instagram on an iPhone',
    userAgent: `${IPHONE} Mobile/22F76 Instagram 383.0.0.29.77 (iPhone14,7; iOS 18_5; da_DK)`,
    way: 'ios-in-app',
  },
  {
    name: 'Facebook on an iPhone',
    userAgent: `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/515.0.0.30.109;FBDV/iPhone14,7]`,
    way: 'ios-in-app',
  },
  { name: 'a web view on an iPhone', userAgent: `${IPHONE} Mobile/15E148`, way: 'ios-in-app' },
  { name: 'Safari on an old iPad', userAgent: `${IPAD} Version/15.6.6 Mobile/15E148 Safari/604.1`, way: 'ios' },
  {
    name: 'Safari on an iPad, which calls itself a Mac',
    userAgent: `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    platform: 'MacIntel',
    touchPoints: 5,
    way: 'ios',
  },
  {
    name: 'Safari 18 on a Mac',
    userAgent: `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    platform: 'MacIntel',
    way: 'mac',
  },
  {
    name: 'Safari 16 on a Mac, which has no Dock for sites',
    userAgent: `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15`,
    platform: 'MacIntel',
    way: null,
  },
  {
    name: 'Chrome on a Mac',
    userAgent: `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36`,
    platform: 'MacIntel',
    hasPrompt: true,
    way: 'prompt',
  },
  {
    name: 'Firefox on a Mac',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:139.0) Gecko/20100101 Firefox/139.0',
    platform: 'MacIntel',
    way: null,
  },
  {
    name: 'Chrome on Android',
    userAgent: `${PIXEL} Chrome/137.0.0.0 Mobile Safari/537.36`,
    hasPrompt: true,
    way: 'prompt',
  },
  {
    name: 'Samsung’s browser',
    userAgent: `${PIXEL} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    hasPrompt: true,
    way: 'prompt',
  },
  {
    name: 'an old browser of Samsung, which has no question',
    userAgent: `${PIXEL} SamsungBrowser/4.0 Chrome/44.0.2403.133 Mobile Safari/537.36`,
    way: 'menu',
  },
  {
    name: 'Firefox on Android',
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0',
    way: 'menu',
  },
  {
    name: 'Instagram on Android',
    userAgent: `${PIXEL.replace('; K)', '; SM-A556B; wv)')} Version/4.0 Chrome/137.0 Mobile Safari/537.36 Instagram 383.0`,
    way: null,
  },
  {
    name: 'Chrome on Windows',
    userAgent: `${WINDOWS} AppleWebKit/537.36 Chrome/137.0.0.0 Safari/537.36`,
    hasPrompt: true,
    way: 'prompt',
  },
  {
    name: 'Edge on Windows',
    userAgent: `${WINDOWS} AppleWebKit/537.36 Chrome/137.0 Safari/537.36 Edg/137.0`,
    hasPrompt: true,
    way: 'prompt',
  },
  {
    name: 'Firefox on Windows',
    userAgent: `${WINDOWS.replace(')', '; rv:139.0)')} Gecko/20100101 Firefox/139.0`,
    way: null,
  },
  {
    name: 'Google’s robot',
    userAgent: `${PIXEL} Chrome/137.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    hasPrompt: true,
    way: null,
  },
]

const here = ({ userAgent, platform = '', touchPoints = 0, hasPrompt = false, isStandalone = false }: Row) => ({
  ...{ userAgent, platform, touchPoints, hasPrompt, isStandalone },
})

it('has 22 user agents in its table', () => {
  expect(ROWS).toHaveLength(22)
})

describe.each(ROWS)('$name', (row) => {
  it(`is installed by: ${row.way ?? 'nothing'}`, () => {
    expect(readinessOf(here(row))?.way ?? null).toBe(row.way)
  })

  it('[IN2] is offered nothing where it runs as an installed app', () => {
    expect(readinessOf(here({ ...row, isStandalone: true }))).toBeNull()
  })
})

it.each([
  ['ios', 'soon'],
  ['ios-in-app', 'soon'],
  ['mac', 'soon'],
  ['prompt', 'asked'],
  ['menu', 'touched'],
] as const)('offers the way "%s" when it is %s', (way, moment) => {
  const moments = ROWS.filter((row) => row.way === way).map((row) => readinessOf(here(row))?.moment)
  expect(new Set(moments)).toEqual(new Set([moment]))
})

it.each([
  ['Chrome on Android', 'menu'],
  ['Samsung’s browser', 'menu'],
  ['Chrome on Windows', 'desktop-menu'],
  ['Edge on Windows', 'desktop-menu'],
  ['Chrome on a Mac', 'desktop-menu'],
] as const)('%s is installed by its menu while it has handed out no question', (name, way) => {
  const row = ROWS.find((one) => one.name === name)!
  expect(wayNow(here(row), false)).toBe(way)
  expect(wayNow(here(row), true)).toBe('prompt')
})

it('says no way of Chromium whose menu has no such entry', () => {
  const opera = `${WINDOWS} AppleWebKit/537.36 Chrome/136.0.0.0 Safari/537.36 OPR/121.0.0.0`
  const inApp = `${PIXEL.replace('; K)', '; SM-A556B; wv)')} Version/4.0 Chrome/137.0 Mobile Safari/537.36 Instagram 383.0`
  for (const userAgent of [opera, inApp]) {
    expect(wayNow(here({ name: '', userAgent, hasPrompt: true, way: null }), false)).toBeNull()
  }
})

it('changes nothing for a browser that has no question', () => {
  for (const row of ROWS.filter(({ way }) => way !== 'prompt')) expect(wayNow(here(row), false)).toBe(row.way)
})
