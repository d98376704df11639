import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askAhead, firstWay } from '#app/game/gate/entrance-ahead.ts'
import { keepPlayWish, pageToPlay } from '#app/shared/play-wish.ts'

/** The variables of what was asked. */
let asked: unknown[] = []

beforeEach(() => {
  asked = []
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).variables)
    return Response.json({ errors: [{ message: 'closed', extensions: { code: 'park-closed' } }] })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('leads who wants to play a game into the Arcade', async () => {
  keepPlayWish(new URL(pageToPlay('CatsFree'), 'https://park.example'))
  askAhead(7)
  await vi.waitUntil(() => asked.length > 0)
  expect(asked).toEqual([{ dogId: 7, room: 'arcade' }])
})

it('leads everybody else to where the dog is', () => {
  expect(firstWay()).toEqual({})
})
