import { expect, it } from 'vitest'
import { sectionInView } from '#app/site/help/use-section-in-view.ts'

it('no section is in view above the first one', () => {
  expect(sectionInView([500, 900], 1000, false)).toBe(-1)
})

it('the section in view is the last that begins in the upper part of the window', () => {
  expect(sectionInView([-600, -100, 250, 900], 1000, false)).toBe(2)
  expect(sectionInView([-600, -100, 350, 900], 1000, false)).toBe(1)
})

it('at the end of the page it is the last one, however low it begins', () => {
  expect(sectionInView([-600, -100, 350, 900], 1000, true)).toBe(3)
})
