import { expect, it } from 'vitest'
import { NO_LINES, newer, older, recalled, remembered } from '#app/game/model/chat/own-lines.ts'

const said = ['one', 'two', 'two', 'three'].reduce(remembered, NO_LINES)

it('goes back from line to line and stays at the first; the same twice is one', () => {
  const back = [1, 2, 3, 4].reduce<string[]>((seen, times) => {
    const own = Array.from({ length: times }).reduce<typeof said>((at) => older(at, 'draft'), said)
    return [...seen, recalled(own)]
  }, [])
  expect(back).toEqual(['three', 'two', 'one', 'one'])
})

it('comes forward to what was being written, and no further', () => {
  const twoBack = older(older(said, 'half a li'), 'three')
  expect(recalled(newer(twoBack))).toBe('three')
  expect(recalled(newer(newer(twoBack)))).toBe('half a li')
  expect(newer(said)).toBe(said)
})

it('where nothing was said there is nothing to go back to', () => {
  expect(older(NO_LINES, 'draft')).toBe(NO_LINES)
})

it('keeps fifty lines', () => {
  const many = Array.from({ length: 60 }, (_, index) => `line ${index}`).reduce(remembered, NO_LINES)
  expect([many.lines.length, many.lines[0]]).toEqual([50, 'line 10'])
})
