import { afterEach, expect, it, vi } from 'vitest'
import { sessionToken, storeSession } from '#app/session.ts'
import { signOut } from '#app/site/sign-in/sign-out.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => {})

type Surroundings = { fetch?: (path: string, init: RequestInit) => Promise<Response>; unsubscribe?: () => unknown }

/** A browser in which somebody is signed in and gets push messages; its server does not answer, unless `fetch` does. */
function aBrowser({ fetch = never, unsubscribe = () => true }: Surroundings) {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', fetch)
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  storeSession('secret')
}

it('ends the push messages of this browser, whether the server can be reached or not', async () => {
  for (const fetch of [never, () => Promise.reject(new TypeError('no net'))]) {
    const unsubscribe = vi.fn(() => true)
    aBrowser({ fetch, unsubscribe })
    await signOut()
    expect(unsubscribe).toHaveBeenCalledOnce()
  }
})

it('forgets the session without waiting for the server, which it tells even if the page is left at once', () => {
  const sent: RequestInit[] = []
  aBrowser({
    fetch: (_path, init) => {
      sent.push(init)
      return never()
    },
  })
  void signOut()
  expect(sent).toMatchObject([{ keepalive: true, headers: { Authorization: 'Bearer secret' } }])
  expect(sessionToken()).toBeNull()
})

it('signs out even if the browser does not end the push messages', async () => {
  vi.useFakeTimers()
  aBrowser({ unsubscribe: never })
  const isSignedOut = signOut().then(() => true)
  await vi.runAllTimersAsync()
  expect(await isSignedOut).toBe(true)

  aBrowser({ unsubscribe: () => Promise.reject(new Error('NetworkError')) })
  await signOut()
  expect(sessionToken()).toBeNull()
})

it('signs out in a browser without push messages', async () => {
  aBrowser({})
  vi.stubGlobal('navigator', {})
  await signOut()
  expect(sessionToken()).toBeNull()
})
