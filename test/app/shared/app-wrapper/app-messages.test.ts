import { afterEach, describe, expect, it, vi } from 'vitest'
import { APP_WORDS, listenToApp, tellApp, wordOf } from '#app/shared/app-wrapper/app-messages.ts'
import type { FromApp } from '#app/shared/app-wrapper/app-messages.ts'

it("understands the app's messages, bare or with a type", () => {
  for (const word of APP_WORDS) {
    expect(wordOf(word)).toBe(word)
    expect(wordOf({ type: word })).toBe(word)
    expect(wordOf(JSON.stringify({ type: word }))).toBe(word)
  }
})

it('ignores everything else', () => {
  for (const other of [
    '',
    'Loaded',
    '{',
    '{"type":1}',
    '[]',
    null,
    undefined,
    1,
    {},
    { type: 'eval' },
    { type: null },
    ['loaded'],
    { type: 'loaded', more: 1 },
    '{"type":"loaded","more":1}',
    '{"__proto__":{"type":"loaded"}}',
    Object.create({ type: 'loaded' }),
    { type: { type: 'loaded' } },
    { type: ['loaded'] },
    ' loaded',
    'loaded\n',
    '"loaded"',
  ])
    expect(wordOf(other)).toBeNull()
})

afterEach(() => vi.unstubAllGlobals())

/** The ports of the three kinds of apps, as each puts them into `window`. */
const PORTS = [
  ['React Native', (port: object) => ({ ReactNativeWebView: port })],
  ['WebKit', (port: object) => ({ webkit: { messageHandlers: { voffpark: port } } })],
  ['Android', (port: object) => ({ voffpark: port })],
] as const

describe.each(PORTS)('by the port of %s', (_, inWindow) => {
  it.each([{ type: 'sign-out' }, { type: 'choose', id: 17, admin: 0, mod: 1 }] as const)(
    'tells the app %j',
    (message) => {
      const told: string[] = []
      vi.stubGlobal('window', inWindow({ postMessage: (text: string) => told.push(text) }))
      expect(tellApp(message)).toBe(true)
      expect(told).toEqual([JSON.stringify(message)])
    },
  )

  it.each([null, 1, 'postMessage', {}, { postMessage: 'x' }, []])('takes %j for no port', (port) => {
    vi.stubGlobal('window', inWindow(port as object))
    expect(tellApp({ type: 'sign-out' })).toBe(false)
  })
})

it('tells one app, by the first port that is there', () => {
  const told: string[] = []
  const port = (name: string) => ({ postMessage: () => told.push(name) })
  vi.stubGlobal('window', { voffpark: port('Android'), webkit: { messageHandlers: { voffpark: port('WebKit') } } })
  tellApp({ type: 'sign-out' })
  expect(told).toEqual(['WebKit'])
})

describe('what a page hears', () => {
  const ORIGIN = 'https://park.test'

  /** A page that listens; `heard` are the words of the app. */
  function openPage() {
    const heard: FromApp[] = []
    const window = Object.assign(new EventTarget(), { location: { origin: ORIGIN } })
    const document = new EventTarget()
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', document)
    const stop = listenToApp((word) => heard.push(word))
    return { window, document, heard, stop }
  }

  it.each(APP_WORDS)('hears "%s" in each shape, on window and document, with our origin or none', (word) => {
    const { window, document, heard } = openPage()
    const shapes = [word, { type: word }, JSON.stringify({ type: word })]
    for (const target of [window, document]) {
      for (const origin of ['', ORIGIN]) {
        for (const data of shapes) target.dispatchEvent(new MessageEvent('message', { data, origin }))
      }
    }
    expect(heard).toEqual(Array.from({ length: 12 }, () => word))
  })

  it.each(['https://evil.example', 'null', 'https://park.test.evil.example', 'http://park.test', 'voffpark://in'])(
    'hears nothing from the origin %s',
    (origin) => {
      const { window, document, heard } = openPage()
      for (const target of [window, document]) {
        for (const data of [...APP_WORDS, ...APP_WORDS.map((type) => ({ type }))])
          target.dispatchEvent(new MessageEvent('message', { data, origin }))
      }
      expect(heard).toEqual([])
    },
  )

  it('hears nothing in an event that is no message, nor after it has stopped', () => {
    const { window, heard, stop } = openPage()
    window.dispatchEvent(Object.assign(new Event('message'), { data: 'loaded', origin: '' }))
    stop()
    window.dispatchEvent(new MessageEvent('message', { data: 'loaded', origin: '' }))
    expect(heard).toEqual([])
  })
})
