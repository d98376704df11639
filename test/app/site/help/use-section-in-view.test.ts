import { expect, it } from 'vitest'
import { sectionInView } from '#app/site/help/use-section-in-view.ts'

it('has no section in view above the first one', () => {
  expect(sectionInView([500, 900], 1000, false)).toBe(-1)
})

it('has the last section in view that begins in the upper part of the window', () => {
  expect(sectionInView([-600, -100, 250, 900], 1000, false)).toBe(2)
  expect(sectionInView([-600, -100, 350, 900], 1000, false)).toBe(1)
})

it('has the last section in view at the end of the page, however low it begins', () => {
  expect(sectionInView([-600, -100, 350, 900], 1000, true)).toBe(3)
})
