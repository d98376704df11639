import { describe, expect, it } from 'vitest'
import { appAddress, appTarget, pathnameOf, schemeOf } from '#app/shared/app-wrapper/app-link.ts'

const NUL = String.fromCharCode(0)

/** Where an address could send a signed-in visitor's code if it were trusted. */
const PLAIN = [
  'http:',
  'https:',
  'http://evil.example',
  'https://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'javascript:',
  'javascript:alert(1)',
  'javascript://%0aalert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  `java${NUL}script:alert(1)`,
  'vbscript:msgbox(1)',
  'data:',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://voffpark.example/1',
  'filesystem:https://voffpark.example/1',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://voffpark.example',
  'chrome://settings',
  'intent:',
  'intent://evil#Intent;scheme=https;package=evil;end',
  'android-app://evil.app',
  'ms-settings:',
  'ms-word:ofe|u|https://evil.example',
  'itms-services://?action=download-manifest',
  'tel:+4512345678',
  'sms:+4512345678',
  'mailto:evil@evil.example',
  'ftp://evil.example',
  'ws://evil.example',
  'wss://evil.example',
  'evilpark:',
  'evilpark://',
  'voffparkx:',
  'xvoffpark:',
  'voff park:',
  'voffpark.evil:',
  'voffpark+evil:',
  'voffpark-dev:',
  'VoffPark:',
  'VOFFPARK://',
  ' voffpark:',
  'voffpark: ',
  'voffpark:\n',
  'voff\tpark:',
  `voffpark${NUL}:`,
  'voffpark:/',
  'voffpark:///',
  'voffpark://evil.example/',
  'voffpark://user@evil.example',
  'voffpark:javascript:alert(1)',
  'voffpark://?success=1&token=x',
  'voffpark%3A',
  'voffpаrk:',
  'voffpark\u200b:',
  '\u202evoffpark:',
  '',
  ' ',
  ':',
  '://',
  '?',
  '#',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'a'.repeat(5000),
]

/**
 * Each of them as it is, in capitals, with a letter before it that is not seen, with an address behind it, and behind our
 * own scheme with a line break.
 */
const HOSTILE = PLAIN.flatMap((text) => [
  text,
  text.toUpperCase(),
  `\u200b${text}`,
  `${text}evil.example`,
  `voffpark://\n${text}`,
])

describe('the app wrapper', () => {
  it('is tested with 300 hostile addresses and more', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(300)
  })

  it.each(HOSTILE)('never opens %j', (appswitchUrl) => {
    expect(schemeOf(appswitchUrl)).toBeNull()
    expect(appTarget(new URLSearchParams({ app: '1', appswitchUrl }))).toBeNull()
  })

  it.each(['voffpark', 'voffpark:', 'voffpark://'])('recognizes its own scheme, written %s', (appswitchUrl) => {
    expect(appTarget(new URLSearchParams({ app: '1', appswitchUrl }))).toEqual({
      scheme: 'voffpark',
      pathname: '',
      challenge: null,
    })
  })

  it('uses its own scheme if the address names none, and nothing without app=1', () => {
    expect(appTarget(new URLSearchParams('app=1'))).toEqual({ scheme: 'voffpark', pathname: '', challenge: null })
    expect(appTarget(new URLSearchParams('app=1&appswitchPathname=login'))?.pathname).toBe('login')
    expect(appTarget(new URLSearchParams('appswitchUrl=voffpark:'))).toBeNull()
    expect(appTarget(new URLSearchParams('app=2'))).toBeNull()
  })

  it.each(['login', '/login', 'auth/done', 'a-b_c/d1'])('keeps the plain path %s', (path) => {
    expect(pathnameOf(path)).toBe(path.replace(/^\//, ''))
  })

  it.each([
    '//evil.example',
    '../login',
    'login/../x',
    'a//b',
    'a/',
    'evil.example/x',
    'user@evil',
    'login?token=x',
    'login#x',
    'login%2f',
    'log in',
    'login\n',
    'a:b',
    '\\evil',
    'é',
    'a'.repeat(65),
  ])('drops the path %j', (path) => {
    expect(pathnameOf(path)).toBe('')
  })

  it('returns with success=1 and the code, and the code can add nothing', () => {
    expect(appAddress({ scheme: 'voffpark', pathname: 'login' }, 'abc')).toBe('voffpark://login?success=1&token=abc')
    expect(appAddress({ scheme: 'voffpark', pathname: '' }, 'a&b=c#d')).toBe(
      'voffpark://?success=1&token=a%26b%3Dc%23d',
    )
  })
})
