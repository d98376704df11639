import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accessText } from '#durable/protocol/access-texts.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { endOf } from '#durable/rules/walks.ts'
import { ME, enteredPark } from './entered-park.tsx'
import type { EnteredPark } from './entered-park.tsx'

/** A lawn of the plaza, around a tile to which one can walk. */
const GOAL = { x: 20, y: 20 }
const GATE = { id: 'lawn', x: 18, y: 18, w: 5, h: 5, access: { owns: 'crown' } } as const

async function opened(language: Language) {
  const park = await enteredPark({ gates: [GATE], language })
  const tap = async () => {
    const picture = park.getByRole('application')
    await park.user.pointer([
      { keys: '[MouseLeft>]', target: picture, coords: { x: GOAL.x * 32 + 16, y: GOAL.y * 32 + 16 } },
      { keys: '[/MouseLeft]' },
    ])
    await park.passes(300)
  }
  return { ...park, tap }
}

function whereIs({ park }: EnteredPark) {
  return endOf(park.room.snapshot(park.now).dogs.find(({ visitor }) => visitor.dog === ME)!.walk)
}

it.each(LANGUAGES)('[G5] says why a gate is shut to who taps behind it: %s', async (language) => {
  const page = await opened(language)
  act(() => page.park.readPasser(ME, {}))
  await page.passes(11_000)
  await page.tap()
  act(() => page.park.readPasser(ME, {}))
  await page.findByText(accessText(language, { reason: 'not-owned', item: 'crown' })!)
  expect(whereIs(page)).not.toEqual(GOAL)
})

it('[G6] lets who has the thing in, by the way that the page has drawn already', async () => {
  const page = await opened('en')
  act(() => page.park.readPasser(ME, { owned: ['crown'] }))
  await page.passes(300)
  await page.tap()
  expect(whereIs(page)).toEqual(GOAL)
})
