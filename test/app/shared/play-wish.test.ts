import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPlayWish, takePlayWish } from '#app/shared/play-wish.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('hands on the game that was asked for on a page, once', () => {
  keepPlayWish('JumpingDog')
  expect([takePlayWish(), takePlayWish()]).toEqual(['JumpingDog', null])
})

it('forgets a wish for a game that there is not', () => {
  sessionStorage.setItem('voffpark.play', 'Chess')
  expect(takePlayWish()).toBeNull()
  expect(sessionStorage.getItem('voffpark.play')).toBeNull()
})
