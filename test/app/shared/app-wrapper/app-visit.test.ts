import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadClient } from '#app/game/gate/load-client.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { takeToken } from '#app/site/stage/use-stage-auth.ts'

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

/** As much of a browser as reading an address takes; `told` collects the messages to the app. */
function openPage(address: string, told: string[] = []) {
  const location = new URL(address, 'https://park.test')
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string | URL) => {
      location.href = new URL(to, location).href
    },
  }
  vi.stubGlobal('window', { location, history, ReactNativeWebView: { postMessage: (text: string) => told.push(text) } })
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  return location
}

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.unstubAllGlobals())

it("removes the app's parameters from the address and keeps the rest", () => {
  const location = openPage('/h5/choose?id=1&app=1&appswitchUrl=voffpark&appswitchPathname=play')
  expect(appVisit()).toEqual({ scheme: 'voffpark', pathname: 'play', challenge: null })
  expect(location.search).toBe('?id=1')
})

it('keeps the client open for an app in which nobody is signed in, and tells the app', async () => {
  const told: string[] = []
  const location = openPage('/h5/client?id=1&app=1', told)
  expect(await loadClient(new URL(location))).toEqual({ dog: null, isSignedOut: true })
  expect(told).toEqual(['{"type":"sign-out"}'])
  expect(location.search).toBe('?id=1')
})

it('sends a visitor without the app from the client to the start page', async () => {
  const location = openPage('/h5/client?id=1')
  const answer: unknown = await loadClient(new URL(location)).catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/')
})

it("reads the app's parameters at the entrance before the address is emptied of token and verifier", () => {
  const location = openPage(`/stage/auth?token=secret&app=1&appswitchPathname=in#v=${VERIFIER}`)
  expect(takeToken()).toEqual({ token: 'secret', verifier: VERIFIER })
  expect([location.search, location.hash]).toEqual(['', ''])
  expect(appVisit()).toEqual({ scheme: 'voffpark', pathname: 'in', challenge: null })
})

it('has no verifier where the address has none', () => {
  openPage('/stage/auth?token=secret')
  expect(takeToken()).toEqual({ token: 'secret', verifier: null })
})

it('keeps the challenge of the app for the visit, and removes it from the address', () => {
  const location = openPage(`/?app=1&appChallenge=${CHALLENGE}`)
  expect(appVisit()?.challenge).toBe(CHALLENGE)
  expect(location.search).toBe('')
  expect(appVisit()?.challenge).toBe(CHALLENGE)
})

it('sees no app in an address with a malformed challenge, so that no code is made that is not bound', () => {
  openPage(`/?app=1&appChallenge=${CHALLENGE}%20`)
  expect(appVisit()).toBeNull()
})
