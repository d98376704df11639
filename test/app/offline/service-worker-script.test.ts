import { createContext, runInContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { PUSH_CACHE, PUSH_KEPT } from '#durable/rules/push/kept.ts'
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

/** A browser's push service, and the server that is `told` of another address. */
type PushService = {
  told: (variables: unknown) => boolean
  subscribe: (options: object) => Promise<{ toJSON: () => object; unsubscribe: () => Promise<void> }>
}

/** A push service whose next address is this. */
function aPushService(isKnown: boolean) {
  const unsubscribe = vi.fn(async () => {})
  const toJSON = () => ({ endpoint: 'https://push.test/after', keys: { p256dh: 'key', auth: 'secret' } })
  return { told: vi.fn(() => isKnown), subscribe: vi.fn(async () => ({ toJSON, unsubscribe })), unsubscribe }
}

/** A service worker whose server answers with the address that it asked for. */
function aWorker(
  caches: ReturnType<typeof aStore>,
  of: { version: string; offlinePage: string; status?: number; onSkip?: () => void; push?: PushService },
) {
  const listeners: Record<string, (event: never) => void> = {}
  const self = {
    addEventListener: (type: string, listener: (event: never) => void) => (listeners[type] = listener),
    skipWaiting: () => of.onSkip?.(),
    registration: { pushManager: of.push },
    clients: { claim: async () => {} },
  }
  const fetch = async (asked: { url: string } | string, sent?: { body: string }) => {
    if (typeof asked !== 'string') return new Response(asked.url, { status: of.status ?? 200 })
    return Response.json({ data: { renewPush: of.push?.told(JSON.parse(sent?.body ?? '{}').variables) } })
  }
  class Request {
    readonly url: string
    constructor(url: string) {
      this.url = url
    }
  }
  runInContext(serviceWorkerScript(of), createContext({ self, caches, fetch, Request, Response, URL }))
  const lives = async (type: 'install' | 'activate' | 'pushsubscriptionchange') => {
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

const PAGE = { version: '1', offlinePage: '/offline.html?lang=en' }
const KEPT = { endpoint: 'https://push.test/before', publicKey: 'vapid' }

it('tells the server of the address that the push service has changed, and keeps it for the next time', async () => {
  const caches = aStore()
  const cache = await caches.open(PUSH_CACHE)
  await cache.put(PUSH_KEPT, Response.json(KEPT))
  const push = aPushService(true)
  await aWorker(caches, { ...PAGE, push }).lives('pushsubscriptionchange')
  expect(push.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEPT.publicKey })
  const device = { endpoint: 'https://push.test/after', p256dh: 'key', auth: 'secret' }
  expect(push.told).toHaveBeenCalledWith({ endpoint: KEPT.endpoint, device })
  expect(await (await cache.match(PUSH_KEPT))?.json()).toEqual({ ...KEPT, endpoint: device.endpoint })
})

it('ends a subscription that the server does not know any more', async () => {
  const caches = aStore()
  await (await caches.open(PUSH_CACHE)).put(PUSH_KEPT, Response.json(KEPT))
  const push = aPushService(false)
  await aWorker(caches, { ...PAGE, push }).lives('pushsubscriptionchange')
  expect(push.unsubscribe).toHaveBeenCalledOnce()
})

it('asks for no subscription where the player has none', async () => {
  const push = aPushService(true)
  await aWorker(aStore(), { ...PAGE, push }).lives('pushsubscriptionchange')
  expect(push.subscribe).not.toHaveBeenCalled()
})
