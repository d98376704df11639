import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPlayWish, pageToPlay, playWish, takePlayWish } from '#app/shared/play-wish.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const addressOf = (path: string) => new URL(path, 'https://park.example')

it('hands on the game that the address of the chooser names, once', () => {
  keepPlayWish(addressOf(pageToPlay('JumpingDog')))
  expect([takePlayWish(), takePlayWish()]).toEqual(['JumpingDog', null])
})

it('tells the wish before it is taken, for the way into the park', () => {
  keepPlayWish(addressOf(pageToPlay('JumpingDog')))
  expect([playWish(), takePlayWish(), playWish()]).toEqual(['JumpingDog', 'JumpingDog', null])
})

it('keeps the wish when the chooser is opened again without one, and passes over a game that there is not', () => {
  keepPlayWish(addressOf(pageToPlay('CatsFree')))
  keepPlayWish(addressOf('/h5/choose'))
  keepPlayWish(addressOf('/h5/choose?play=Chess'))
  expect(takePlayWish()).toBe('CatsFree')
})

it('leads into the park also where the browser keeps nothing', () => {
  const refuses = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuses, setItem: refuses, removeItem: refuses })
  keepPlayWish(addressOf(pageToPlay('CatsFree')))
  expect(takePlayWish()).toBeNull()
})

it('forgets a wish for a game that there is not', () => {
  sessionStorage.setItem('voffpark.play', 'Chess')
  expect(takePlayWish()).toBeNull()
  expect(sessionStorage.getItem('voffpark.play')).toBeNull()
})
