import { afterEach, expect, it, vi } from 'vitest'
import { PACK_WINDOW } from '#app/game/hud/pack/feature.ts'
import PackWindow from '#app/game/hud/pack/pack-window.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { PACK_GOAL } from '#durable/rules/life/pack-goal.ts'
import { openedWindow } from '#test/app/game/opened-window.tsx'
import { aServer } from '#test/app/kennel/account/a-server.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

afterEach(() => vi.unstubAllGlobals())

function opensBoard(goal: { marks: number; own: number; isReached: boolean }, language: Language = 'en') {
  aServer({ PackGoalNow: () => ({ data: { packGoal: { ...goal, target: 10 } } }) })
  return { ...openedWindow(PACK_WINDOW, PackWindow, { language }), words: TEXTS[language].late.packGoal }
}

it.each(LANGUAGES)('[PG1] says how far the goal is, what is own, and what it brings: %s', async (language) => {
  const { findByText, getByRole, getByText, words } = opensBoard({ marks: 4, own: 3, isReached: false }, language)
  const most = `${PACK_GOAL.marksMost}`
  expect(await findByText(words.own.replace('{{own}}', '3').replace('{{most}}', most))).toBeTruthy()
  expect(getByText(words.then.replace('{{bones}}', `${PACK_GOAL.bones}`))).toBeTruthy()
  const bar = getByRole('meter', { name: words.week })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['4', '10'])
})

it('[PG2] says that the banner hangs once the goal is reached, and fills the bar no further', async () => {
  const { findByText, getByRole, queryByText, words } = opensBoard({ marks: 12, own: 0, isReached: true })
  expect(await findByText(words.reached)).toBeTruthy()
  expect(queryByText(words.then.replace('{{bones}}', `${PACK_GOAL.bones}`))).toBeNull()
  expect(getByRole('meter').getAttribute('value')).toBe('10')
})
