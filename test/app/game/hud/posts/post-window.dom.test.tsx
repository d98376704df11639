import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { POST_WINDOW } from '#app/game/hud/posts/feature.ts'
import PostWindow from '#app/game/hud/posts/post-window.tsx'
import { REPORT_WINDOW } from '#app/game/hud/report/feature.ts'
import { posts } from '#app/locales/texts/late/posts.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { ToldMark } from '#durable/rules/smells/marks.ts'
import { openedWindow } from '#test/app/game/opened-window.tsx'

const ME = 1
const LUNA: ToldMark = { dog: 7, name: 'Luna', age: 'fresh' }
const ODIN: ToldMark = { dog: 8, name: 'Odin', age: 'old' }

function opened({ marks, language = 'en' }: { marks: readonly ToldMark[]; language?: Language }) {
  const shown = openedWindow(POST_WINDOW, PostWindow, { language })
  const { state } = shown.game
  const world = { ...state.getState().world, me: ME }
  act(() => state.setState({ world, postRead: { type: 'postRead', post: 'post-gate', marks } }))
  const usePost = vi.spyOn(shown.game.acts, 'usePost').mockReturnValue()
  return { ...shown, usePost }
}

it.each(LANGUAGES)('[TH12] tells in %s who has left a mark, under a word of age', (language) => {
  const told = opened({ marks: [LUNA, ODIN], language }).getByRole('status').textContent
  const { fresh, old } = posts.age
  expect(told).toMatch(new RegExp(`${fresh[language]}.*Luna.*${old[language]}.*Odin`))
})

it('says that nobody has left a mark', () => {
  expect(opened({ marks: [] }).getByText(posts.nobody.en)).toBeTruthy()
})

it('[TH12] leaves the own mark, or takes it away where there is one', async () => {
  const without = opened({ marks: [LUNA] })
  await without.user.click(without.getByRole('button', { name: posts.mark.en }))
  expect(without.usePost.mock.calls).toEqual([['post-gate', 'mark']])
  without.unmount()
  const own: ToldMark = { dog: ME, name: 'Bella', age: 'today' }
  const withOwn = opened({ marks: [own] })
  await withOwn.user.click(withOwn.getByRole('button', { name: posts.wipe.en }))
  expect(withOwn.usePost.mock.calls).toEqual([['post-gate', 'wipe']])
})

it('[TH12] opens the report about a dog that is named', async () => {
  const { game, user, windows, getByRole } = opened({ marks: [LUNA] })
  await user.click(getByRole('button', { name: posts.reportOf.en.replace('{{name}}', 'Luna') }))
  expect(game.state.getState().reporting).toMatchObject({ dog: 7, name: 'Luna', line: null })
  expect(windows.isOpen(REPORT_WINDOW)).toBe(true)
})
