import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { serviceWorkerScript } from '#worker/service-worker/script.ts'

type Waiting = { waitUntil: (work: Promise<unknown>) => void }
type Navigation = { request: object; preloadResponse: Promise<never>; respondWith: (answer: Promise<Response>) => void }

/** The caches of one origin, with what the service worker uses of them. */
function aStore() {
  const caches = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, kept)
    return {
      put: async (key: string, page: Response) => void kept.set(key, page),
      match: async (key: string) => kept.get(key)?.clone(),
    }
  }
  return {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(key),
  }
}

/** A service worker whose server answers with the address that it asked for. */
function aWorker(
  caches: ReturnType<typeof aStore>,
  of: { version: string; offlinePage: string; status?: number; onSkip?: () => void },
) {
  const listeners: Record<string, (event: never) => void> = {}
  const self = {
    addEventListener: (type: string, listener: (event: never) => void) => (listeners[type] = listener),
    skipWaiting: () => of.onSkip?.(),
    registration: {},
    clients: { claim: async () => {} },
  }
  const fetch = async ({ url }: { url: string }) => new Response(url, { status: of.status ?? 200 })
  class Request {
    readonly url: string
    constructor(url: string) {
      this.url = url
    }
  }
  runInContext(serviceWorkerScript(of), createContext({ self, caches, fetch, Request, URL }))
  const lives = async (type: 'install' | 'activate') => {
    const work: Promise<unknown>[] = []
    listeners[type]?.({ waitUntil: (begun) => void work.push(begun) } satisfies Waiting as never)
    await Promise.all(work)
  }
  const answersWithoutNet = async () => {
    let answer: Promise<Response> = Promise.reject(new Error('not answered'))
    answer.catch(() => {})
    const event: Navigation = {
      request: { method: 'GET', mode: 'navigate', url: 'https://park.test/h5/choose' },
      preloadResponse: Promise.reject(new TypeError('no net')),
      respondWith: (given) => {
        answer = given
      },
    }
    listeners.fetch?.(event as never)
    return (await answer).text()
  }
  return { lives, answersWithoutNet }
}

it('keeps the newest page, also when an older one takes over after that', async () => {
  const caches = aStore()
  const danish = aWorker(caches, { version: '1-dk', offlinePage: '/offline.html?lang=dk' })
  const swedish = aWorker(caches, { version: '1-se', offlinePage: '/offline.html?lang=se' })
  await danish.lives('install')
  await swedish.lives('install')
  await danish.lives('activate')
  expect(await danish.answersWithoutNet()).toBe('/offline.html?lang=se')
  await swedish.lives('activate')
  expect(await swedish.answersWithoutNet()).toBe('/offline.html?lang=se')
})

it('waits until the pages of the one before are closed', async () => {
  const skips: string[] = []
  const worker = aWorker(aStore(), {
    version: '1-dk',
    offlinePage: '/offline.html?lang=dk',
    onSkip: () => skips.push('skips'),
  })
  await worker.lives('install')
  await worker.lives('activate')
  expect(skips).toEqual([])
})

it('keeps the page that it has if a newer one is answered with an error', async () => {
  const caches = aStore()
  const before = aWorker(caches, { version: '1-dk', offlinePage: '/offline.html?lang=dk' })
  await before.lives('install')
  await before.lives('activate')
  const failing = aWorker(caches, { version: '2-dk', offlinePage: '/offline.html?lang=dk', status: 500 })
  await expect(failing.lives('install')).rejects.toThrow('500')
  expect(await before.answersWithoutNet()).toBe('/offline.html?lang=dk')
})
