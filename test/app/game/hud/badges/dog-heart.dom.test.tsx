import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FIRST_PREFERENCES } from '#durable/rules/users/preferences.ts'
import { enteredPark } from '#test/app/game/entered-park.tsx'

it('[SU2] says by form and word in the list and in the log who supports the park, until that ends', async () => {
  const { meets, find, isGone, log, park, texts, says } = await enteredPark({ visitor: { heart: 'Silver' } })
  const { heart } = texts.game
  await find('img', heart.Silver)
  const other = meets(2, 'Guld', { heart: 'Gold' })
  await find('img', heart.Gold)
  act(() => void other.send({ type: 'say', text: 'woof' }))
  await says('me too')
  expect(log().textContent).toContain('woof')
  const inLog = () => [...log().querySelectorAll('[role=img]')].map((sign) => sign.getAttribute('aria-label'))
  expect(inLog()).toEqual([heart.Gold, heart.Silver])
  act(() => park.learn([{ type: 'marked', dog: 2, heart: null }]))
  await isGone('img', heart.Gold)
  expect(inLog()).toEqual([heart.Silver])
})

it('[SU2] hides the hearts of others, not the own one, from a player who wants none', async () => {
  const { meets, find, isGone, texts } = await enteredPark({
    visitor: { heart: 'Silver' },
    fields: { preferences: { ...FIRST_PREFERENCES, knowsPark: true, sound: false, hearts: false } },
  })
  meets(2, 'Guld', { heart: 'Gold' })
  await find('img', texts.game.heart.Silver)
  await isGone('img', texts.game.heart.Gold)
})
