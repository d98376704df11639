import { expect, it, vi } from 'vitest'
import { PlayerSettings } from '#app/game/model/settings/settings.ts'
import { FIRST_PREFERENCES } from '#durable/rules/users/preferences.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'

function aBrowser() {
  const kept = new Map<string, string>()
  const saved: Partial<Preferences>[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => void kept.set(key, to),
  }
  const save = (changes: Partial<Preferences>) => Promise.resolve(saved.push(changes))
  return { open: () => new PlayerSettings({ storage, save }), kept, saved }
}

it('applies a change at once, keeps it for the next start, and sends many changes to the park once', () => {
  const browser = aBrowser()
  const settings = browser.open()
  for (const textPercent of [110, 120, 133]) settings.change({ textPercent })
  expect(settings.now.textPercent).toBe(130)
  expect(browser.open().now).toEqual({ ...FIRST_PREFERENCES, textPercent: 130 })
  settings.saveNow()
  settings.saveNow()
  expect(browser.saved).toEqual([{ textPercent: 130 }])
})

it("replaces this browser's values by those of the park, except those that were changed meanwhile", () => {
  const settings = aBrowser().open()
  settings.change({ sound: false })
  settings.take({ ...FIRST_PREFERENCES, light: false, knowsPark: true })
  expect(settings.now).toEqual({ ...FIRST_PREFERENCES, light: false, knowsPark: true, sound: false })
})

it('saves nothing but what was changed on this page, so that the values of another browser stay', () => {
  const { open, saved } = aBrowser()
  const settings = open()
  settings.change({ zoomPercent: 150 })
  settings.saveNow()
  settings.take({ ...FIRST_PREFERENCES, light: false })
  settings.change({ sound: false })
  settings.saveNow()
  expect(saved).toEqual([{ zoomPercent: 150 }, { sound: false }])
})

it('sends a change that could not be saved together with the next one, which wins where both are about the same', async () => {
  const save = vi.fn<(changes: Partial<Preferences>) => Promise<void>>(() => Promise.resolve())
  const settings = new PlayerSettings({ storage: null, save })
  save.mockRejectedValueOnce(new Error('away'))
  settings.change({ sound: false, textPercent: 120 })
  settings.saveNow()
  await expect(save.mock.results[0]?.value).rejects.toThrow('away')
  settings.change({ sound: true })
  settings.saveNow()
  expect(save).toHaveBeenLastCalledWith({ sound: true, textPercent: 120 })
})

it("has settings whatever the browser's storage contains, or without one", () => {
  const browser = aBrowser()
  for (const litter of ['', '{', '[]', '7', '{"textPercent":"big"}']) {
    browser.kept.set('voffpark.preferences', litter)
    expect(browser.open().now).toEqual(FIRST_PREFERENCES)
  }
  expect(new PlayerSettings({ storage: null, save: () => Promise.reject(new Error('away')) }).now).toEqual(
    FIRST_PREFERENCES,
  )
})

it('learns only from the park who is new, and keeps a player known who resets the options', () => {
  const settings = aBrowser().open()
  expect(settings.isNew.getState()).toBe(false)
  settings.take({ ...FIRST_PREFERENCES, knowsPark: true })
  expect(settings.isNew.getState()).toBe(false)
  settings.change({ lessonsDone: ['walk'] })
  settings.reset()
  expect(settings.now).toMatchObject({ knowsPark: true, lessonsDone: ['walk'] })
  const fresh = aBrowser().open()
  fresh.take(FIRST_PREFERENCES)
  expect(fresh.isNew.getState()).toBe(true)
  // It stays true until the last step is shown.
  fresh.change({ knowsPark: true })
  expect(fresh.isNew.getState()).toBe(true)
})

it('[S13] knows that a player was never told how one talks here, and stores at once that they were', () => {
  const save = vi.fn(() => Promise.resolve())
  const settings = new PlayerSettings({ storage: null, save })
  expect(settings.isUntold.getState()).toBe(false)
  settings.take(FIRST_PREFERENCES)
  expect(settings.isUntold.getState()).toBe(true)
  settings.learnManners()
  settings.learnManners()
  settings.reset()
  settings.take(FIRST_PREFERENCES)
  expect([settings.isUntold.getState(), settings.now.knowsChat]).toEqual([false, true])
  expect(save.mock.calls).toEqual([[{ knowsChat: true }]])
})
