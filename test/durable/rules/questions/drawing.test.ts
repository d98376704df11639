import { expect, it } from 'vitest'
import { alike, filled, nearby, one, posed } from '#durable/rules/questions/drawing.ts'
import { seeded } from '#test/support/random.ts'

it('[Q2] makes no question with too few wrong answers', () => {
  const asked = { text: alike('?'), right: alike(1), wrong: [alike(2), alike(3), alike(3), alike(1)] }
  expect(posed(asked, seeded(1))).toBeNull()
  expect(posed({ ...asked, wrong: [alike(2), alike(3), alike(4)] }, seeded(1))?.options).toHaveLength(4)
})

it.each([1, 3, 15, 400])('[Q2] draws wrong numbers near %i, never itself or below one', (right) => {
  const random = seeded(right)
  const numbers = nearby(right, random).map(({ en }) => Number(en))
  expect(numbers.length).toBeGreaterThanOrEqual(3)
  expect(numbers.every((number) => number > 0 && number !== right)).toBe(true)
})

it('fills a text per language, and throws when there is nothing to draw from', () => {
  const name = { dk: 'Engen', en: 'The Meadow', no: 'Enga', se: 'Ängen' }
  expect(filled(alike('{}?'), name)).toEqual({ dk: 'Engen?', en: 'The Meadow?', no: 'Enga?', se: 'Ängen?' })
  expect(() => one([], () => 0)).toThrow(RangeError)
})
