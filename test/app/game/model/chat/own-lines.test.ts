import { expect, it } from 'vitest'
import { NO_LINES, isRecalled, newer, older, recalled, remembered } from '#app/game/model/chat/own-lines.ts'

const said = ['one', 'two', 'two', 'three'].reduce(remembered, NO_LINES)

it('goes back from line to line and stays at the first; equal lines in a row count as one', () => {
  const back = [1, 2, 3, 4].reduce<string[]>((seen, times) => {
    const own = Array.from({ length: times }).reduce<typeof said>((at) => older(at, recalled(at)), said)
    return [...seen, recalled(own)]
  }, [])
  expect(back).toEqual(['three', 'two', 'one', 'one'])
})

it('goes forward to the present draft, and no further', () => {
  const twoBack = older(older(said, 'half a li'), 'three')
  const oneBack = newer(twoBack, 'two')
  expect(recalled(oneBack)).toBe('three')
  expect(recalled(newer(oneBack, 'three'))).toBe('half a li')
  expect(newer(said, '')).toBe(said)
})

it('knows a recalled line from a new draft', () => {
  const back = older(said, 'half a li')
  expect([isRecalled(back, 'three'), isRecalled(back, 'threes'), isRecalled(said, 'three')]).toEqual([
    true,
    false,
    false,
  ])
})

it('keeps a changed recalled line as the draft', () => {
  const changed = older(older(older(said, 'half a li'), 'three'), 'two more')
  expect(recalled(changed)).toBe('three')
  expect(recalled(newer(changed, 'three'))).toBe('two more')
})

it('stays where it is when a changed line is left downwards', () => {
  const back = older(said, 'half a li')
  expect(newer(back, 'three more')).toBe(back)
})

it('has nothing to go back to before the first line', () => {
  expect(older(NO_LINES, 'draft')).toBe(NO_LINES)
})

it('keeps fifty lines', () => {
  const many = Array.from({ length: 60 }, (_, index) => `line ${index}`).reduce(remembered, NO_LINES)
  expect([many.lines.length, many.lines[0]]).toEqual([50, 'line 10'])
})
