import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOUNTAIN_WINDOW } from '#app/game/hud/mountain/feature.ts'
import MountainWindow from '#app/game/hud/mountain/mountain-window.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { openedWindow } from '#test/app/game/opened-window.tsx'
import { aServer } from '#test/app/kennel/account/a-server.ts'

beforeEach(() => void aServer({ Riddle: () => ({ data: { riddle: null } }) }))
afterEach(() => vi.unstubAllGlobals())

const ANSWERED: Readonly<Record<Language, string>> = {
  dk: 'Det rigtige svar er: Engen',
  en: 'The right answer is: Engen',
  no: 'Det riktige svaret er: Engen',
  se: 'Det rätta svaret är: Engen',
}

async function answered(language: Language, isRight: boolean) {
  const options = ['Engen', 'Skoven', 'Stranden', 'Havnen']
  const question = { id: 'q', text: 'Hvor?', options, worth: 3, until: new Date(Date.now() + 60_000).toISOString() }
  const opened = openedWindow(MOUNTAIN_WINDOW, MountainWindow, { account: { question }, language })
  vi.spyOn(opened.account, 'answerQuestion').mockImplementation(async () => {
    opened.account.putQuestionAside()
    return { done: { isRight, right: 'Engen', levelPoints: 3, points: isRight ? 3 : 0, risenTo: null } }
  })
  expect(opened.queryByText(ANSWERED[language])).toBeNull()
  await opened.user.click(opened.getByRole('button', { name: /Skoven/ }))
  return opened.getByRole('dialog').textContent
}

it.each(LANGUAGES)('[Q3] says in %s which answer is right after a wrong one', async (language) => {
  expect(await answered(language, false)).toContain(ANSWERED[language])
})

it('[Q3] does not repeat a right answer', async () => {
  expect(await answered('en', true)).not.toContain('Engen')
})

it.each(LANGUAGES)('[Q4] says in %s how many level points a right answer has brought', async (language) => {
  expect(await answered(language, true)).toMatch(/ 3 /)
})

const WRONG: Readonly<Record<Language, RegExp>> = {
  dk: /Det rigtige svar er: 6\. I morgen er der en ny\./,
  en: /The right answer is: 6\. There is a new one tomorrow\./,
  no: /Det riktige svaret er: 6\. I morgen er det en ny\./,
  se: /Det rätta svaret är: 6\. I morgon finns en ny\./,
}

it.each(LANGUAGES)('[Q5] says in %s what was right after a wrong answer', async (language) => {
  aServer({
    Riddle: () => ({ data: { riddle: { text: '?', options: ['4', '6', '8', '9'], worth: 3, points: 0, right: '6' } } }),
  })
  const { findByText, queryByRole } = openedWindow(MOUNTAIN_WINDOW, MountainWindow, { language })
  await findByText(WRONG[language])
  expect(queryByRole('button', { name: /^. 4/ })).toBeNull()
})
