import { createInstance } from 'i18next'
import { describe, expect, it, vi } from 'vitest'
import { BrowserTexts } from '#app/browser-texts.ts'
import { serverI18nOptions } from '#app/i18n.server.ts'
import { NAMESPACES } from '#app/i18n.ts'
import { en } from '#app/locales/messages.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'

const VALUES = { product: 'Voffpark', name: '$& <b>&</b>', year: 2026, tier: 'Gold' }
const COUNTS = [0, 1, 2, 21]

describe.each(Object.values(LANGUAGE_TAGS))('the texts of the browser in %s', (tag) => {
  it('are word for word those of the server', async () => {
    const server = createInstance()
    await server.init(serverI18nOptions(tag))
    const browser = new BrowserTexts(tag)
    await browser.load(NAMESPACES)
    for (const key of keysOf(en)) {
      const [namespace = '', inner = ''] = key.split(/:(.*)/)
      const asked = inner.replace(/_(zero|one|other)$/, '')
      for (const count of asked === inner ? [undefined] : COUNTS) {
        const values = { ...VALUES, ...everyVariable(key), ...(count === undefined ? {} : { count }) }
        const onServer: unknown = Reflect.apply(server.t, server, [`${namespace}:${asked}`, values])
        expect(browser.getFixedT(null, namespace)(asked, values)).toBe(onServer)
      }
    }
  })
})

it('accepts a key that names its namespace', async () => {
  const browser = new BrowserTexts('en')
  await browser.load(['words', 'site'])
  expect(browser.getFixedT(null, 'site')('words:ok')).toBe(en.words.ok)
})

it('tells a page that lacks texts when they are loaded', async () => {
  const browser = new BrowserTexts('sv')
  expect(browser.hasLoadedNamespace('help')).toBe(false)
  const whenLoaded = vi.fn<() => void>()
  await browser.loadNamespaces(['help'], whenLoaded)
  expect(whenLoaded).toHaveBeenCalledOnce()
  expect(browser.hasLoadedNamespace('help')).toBe(true)
})

it('wakes a page whose texts could not be fetched once they have come', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  const browser = new BrowserTexts('sv')
  vi.spyOn(browser, 'load').mockRejectedValueOnce(new TypeError('no connection'))
  const wakes = vi.fn<() => void>()
  const woken = browser.loadNamespaces(['help'], wakes)
  await vi.advanceTimersByTimeAsync(100)
  expect(wakes).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await woken
  expect(wakes).toHaveBeenCalledOnce()
  expect(browser.hasLoadedNamespace('help')).toBe(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('logs a missing text and never shows it', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(new BrowserTexts('en').getFixedT(null, 'site')('no.such')).toBe('')
  expect(logged).toHaveBeenCalledWith('missing translation: site:no.such (en)')
})

/** "namespace:key.inner" for every text. */
function keysOf(messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([name, value]) => {
    const key = path === '' ? `${name}:` : path.endsWith(':') ? `${path}${name}` : `${path}.${name}`
    return typeof value === 'string' ? [key] : keysOf(value, key)
  })
}

/** A value for each variable that the text names. */
function everyVariable(key: string): Record<string, string> {
  const [namespace = '', inner = ''] = key.split(/:(.*)/)
  let text: unknown = Object.entries(en).find(([name]) => name === namespace)?.[1]
  for (const name of inner.split('.')) text = Object.entries(text ?? {}).find(([own]) => own === name)?.[1]
  const names = [...String(text).matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.filter((name) => name !== 'count').map((name) => [name, `a ${name}`]))
}
