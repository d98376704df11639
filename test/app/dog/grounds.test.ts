import { expect, it } from 'vitest'
import { GOOD_COATS, GROUNDS, groundsLike } from '#app/dog/grounds.ts'

it.each(GROUNDS)('[F4] warns about a coat in the very colour of $name', ({ name, color }) => {
  expect(groundsLike(color)).toContain(name)
})

it('[F4] does not warn about a coat that stands out everywhere', () => {
  expect(groundsLike('#20182b')).toEqual([])
})

it.each(GOOD_COATS)('recommends $name, which stands out on at least three of four grounds', ({ color }) => {
  expect(groundsLike(color).length).toBeLessThanOrEqual(1)
})
