import { afterEach, expect, it, vi } from 'vitest'
import NewsWindow from '#app/game/hud/news/news-window.tsx'
import { NEWS_WINDOW } from '#app/game/hud/news/window.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { openedWindow } from '#test/app/game/opened-window.tsx'
import { aServer } from '#test/app/kennel/account/a-server.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const ITEM = { message: [], date: '2026-11-18T12:00:00.000Z', image: null, imageAlt: null, type: 0 }

it.each(LANGUAGES)('has the news in the language of the page, the newest open: %s', async (language) => {
  const titles = ['Newest', 'Older'].map((title) => `${title} ${language}`)
  aServer({
    LatestNews: ({ language: asked }) => ({
      data: {
        trailFinders: 14,
        latestAnnouncements: titles.map((title, id) => ({ ...ITEM, id, title: title.replace(/\w+$/, `${asked}`) })),
      },
    }),
    MyReactions: () => ({ data: { reactions: [], myReactions: [] } }),
  })
  const { findByRole, getByRole } = openedWindow(NEWS_WINDOW, NewsWindow, { language })
  const newest = await findByRole('button', { name: new RegExp(titles[0] ?? '') })
  expect(newest.getAttribute('aria-expanded')).toBe('true')
  expect(getByRole('button', { name: new RegExp(titles[1] ?? '') }).getAttribute('aria-expanded')).toBe('false')
})

it.each(LANGUAGES)('[CA5] announces a hunt a week ahead, with its day and hour: %s', async (language) => {
  vi.setSystemTime(Date.parse('2026-11-30T10:00:00Z'))
  aServer({ LatestNews: () => ({ data: { trailFinders: 1, latestAnnouncements: [] } }) })
  const { findByText } = openedWindow(NEWS_WINDOW, NewsWindow, { language })
  const row = (await findByText(TEXTS[language].late.calendar.rows['friday-hunt'].name)).closest('li')
  expect(row?.textContent).toMatch(/4.*(19|20)[:.]00–(19|20)[:.]30/)
  vi.useRealTimers()
})
