import { expect, it } from 'vitest'
import { DESK_TEXTS, isDeskText } from '#durable/rules/staff/desk-texts.ts'

it('knows the texts of the staff by their names, and no others', () => {
  expect(Object.keys(DESK_TEXTS).filter(isDeskText)).toEqual(Object.keys(DESK_TEXTS))
  expect(['', 'toString', null, 5].filter(isDeskText)).toEqual([])
})

it('lets no text be longer than it may be, or shorter than nothing', () => {
  const wrong = Object.entries(DESK_TEXTS).filter(([, { min, max }]) => min < 0 || max < min)
  expect(wrong).toEqual([])
})
