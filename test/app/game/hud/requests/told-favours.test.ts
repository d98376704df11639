import { expect, it } from 'vitest'
import { ToldFavours, firstUntold } from '#app/game/hud/requests/told-favours.ts'
import { FAVOURS } from '#durable/rules/life/favours.ts'

const favour = (id: string) => ({ id, kind: 'treat' as const, name: 'Max', thing: null })
const [TREAT, BONE] = [favour('treat:2:1'), favour('thing:2:2')]

function aStorage(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

const next = (told: ToldFavours, favours = [TREAT, BONE]) => firstUntold(favours, told.state.getState())

it('[U7] shows the oldest first, and each once', () => {
  const told = new ToldFavours({ storage: aStorage(), dogId: 1 })
  expect(next(told)).toBe(TREAT)
  told.tell(TREAT)
  expect(next(told)).toBe(BONE)
  told.tell(BONE)
  expect(next(told)).toBeNull()
})

it('[U7] shows each once per browser, separately for each own dog', () => {
  const storage = aStorage()
  new ToldFavours({ storage, dogId: 1 }).tell(TREAT)
  expect(next(new ToldFavours({ storage, dogId: 1 }))).toBe(BONE)
  expect(next(new ToldFavours({ storage, dogId: 2 }))).toBe(TREAT)
})

it('stores only as much as it needs to know which of the named ones it has shown', () => {
  const storage = aStorage()
  const told = new ToldFavours({ storage, dogId: 1 })
  const many = Array.from({ length: 10 * FAVOURS.most }, (_, n) => favour(`treat:2:${n}`))
  for (const one of many) told.tell(one)
  expect(JSON.parse(storage.getItem('voffpark.told.1')!)).toHaveLength(2 * FAVOURS.most)
  expect(next(told, many.slice(-FAVOURS.most))).toBeNull()
})

it.each(['{', '{"a":1}', '[1,null]'])('starts anew if the stored value is invalid: %s', (kept) => {
  expect(next(new ToldFavours({ storage: aStorage({ 'voffpark.told.1': kept }), dogId: 1 }))).toBe(TREAT)
})

it('shows each once per page if the browser stores nothing', () => {
  const full = {
    ...aStorage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  for (const storage of [null, full]) {
    const told = new ToldFavours({ storage, dogId: 1 })
    told.tell(TREAT)
    expect(next(told)).toBe(BONE)
  }
})
