import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { enteredPark } from '#test/app/game/entered-park.tsx'
import { NO_STORAGE, refuseStorage } from '#test/app/refused-storage.ts'

afterEach(() => vi.restoreAllMocks())

it('makes the bar of the phone client small, keeps the draft, and hides for the app around it', async () => {
  const { texts, user, field, press, find, isGone } = await enteredPark({ isPhone: true, isMobile: true })
  const { bar, talk } = texts.game
  await user.click(field())
  await user.paste('half a line')
  await user.keyboard('{Escape}')
  await press(bar.menu)
  await press(talk.bar.shrink, 'menuitem')
  await isGone('navigation', bar.label)
  await press(talk.bar.grow)
  await find('navigation', bar.label)
  expect(field().value).toBe('half a line')

  const says = (data: string) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin })))
  says('loading')
  await isGone('navigation', bar.label)
  says(JSON.stringify({ type: 'loaded' }))
  await find('navigation', bar.label)
})

it('has no small bar on a desktop', async () => {
  const { texts, press, find, queryByRole } = await enteredPark()
  await press(texts.game.bar.menu)
  await find('menu', texts.game.bar.menu)
  expect(queryByRole('menuitem', { name: texts.game.talk.bar.shrink })).toBeNull()
})

it.each(NO_STORAGE)('says a line in %s', async (name) => {
  refuseStorage(name)
  const { says, meets, field } = await enteredPark()
  const other = meets(2, 'Hører')
  await says('fuld af ord')
  expect(other.of('said').map(({ text }) => text)).toEqual(['fuld af ord'])
  expect(field().value).toBe('')
})
