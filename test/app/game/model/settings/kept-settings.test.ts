import { afterEach, expect, it, vi } from 'vitest'
import { createSettings } from '#app/game/model/settings/kept-settings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends a change so that a page that is left at once does not lose it', () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    sent.push(init)
    return Promise.resolve(Response.json({ data: { saveSettings: true } }))
  })
  const localStorage = { getItem: () => null, setItem: () => {} }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage })

  const settings = createSettings()
  settings.change({ lessonsDone: ['dig'] })
  settings.saveNow()

  expect(sent).toMatchObject([{ keepalive: true }])
  expect(JSON.parse(String(sent[0]?.body)).variables).toEqual({ settings: { lessonsDone: ['dig'] } })
})
