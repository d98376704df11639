import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FirstWalk } from '#app/game/hud/first-walk/first-walk.tsx'
import { SettingsContext } from '#app/game/hud/settings/use-settings.ts'
import { PlayerSettings } from '#app/game/model/settings/settings.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { openedInPark } from '#test/app/game/opened-window.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** The hint for a newcomer who is to wear something next, with the dog in a room. */
function hintIn(room: string, language: Language) {
  const settings = new PlayerSettings({ storage: null, save: () => Promise.resolve() })
  settings.change({ lessonsDone: ['walk', 'say', 'dig'] })
  const walk = { x: 9, y: 10, dirs: '', startedAt: 0 }
  const nothing = { hat: null, mouth: null, back: null, ass: null }
  const me = { ...({} as SeenDog), id: 7, name: 'Luna', walk, pose: 'stand', wear: nothing, away: false } as const
  const { game, getByRole, unmount } = openedInPark(
    (shown) => (
      <SettingsContext value={settings}>
        <FirstWalk game={shown} early={{ from: { room, goal: walk }, done: new Set() }} />
      </SettingsContext>
    ),
    { language },
  )
  act(() => game.state.setState({ world: { ...EMPTY_WORLD, me: 7, room, dogs: new Map([[7, me]]) } }))
  act(() => void vi.advanceTimersByTime(2000))
  const hint = getByRole('status').textContent
  unmount()
  return hint
}

it.each(LANGUAGES)('says in %s how to come to a hat: on the way, and in the shop itself', (language) => {
  const { wear } = TEXTS[language].late.firstWalk
  const inShop = wear.inShop.replace('{{open}}', TEXTS[language].game.life.shop.open)
  expect(hintIn('plaza', language)).toContain(wear.mouse)
  expect(hintIn('hat-shop', language)).toContain(inShop)
})
