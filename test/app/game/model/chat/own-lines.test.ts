import { expect, it } from 'vitest'
import { NO_LINES, isRecalled, newer, older, recalled, remembered } from '#app/game/model/chat/own-lines.ts'

const said = ['one', 'two', 'two', 'three'].reduce(remembered, NO_LINES)

it('goes back from line to line and stays at the first; the same twice is one', () => {
  const back = [1, 2, 3, 4].reduce<string[]>((seen, times) => {
    const own = Array.from({ length: times }).reduce<typeof said>((at) => older(at, recalled(at)), said)
    return [...seen, recalled(own)]
  }, [])
  expect(back).toEqual(['three', 'two', 'one', 'one'])
})

it('comes forward to what was being written, and no further', () => {
  const twoBack = older(older(said, 'half a li'), 'three')
  const oneBack = newer(twoBack, 'two')
  expect(recalled(oneBack)).toBe('three')
  expect(recalled(newer(oneBack, 'three'))).toBe('half a li')
  expect(newer(said, '')).toBe(said)
})

it('knows a recalled line from one that is being written', () => {
  const back = older(said, 'half a li')
  expect([isRecalled(back, 'three'), isRecalled(back, 'threes'), isRecalled(said, 'three')]).toEqual([
    true,
    false,
    false,
  ])
})

it('keeps a recalled line that was changed as what is being written', () => {
  const changed = older(older(older(said, 'half a li'), 'three'), 'two more')
  expect(recalled(changed)).toBe('three')
  expect(recalled(newer(changed, 'three'))).toBe('two more')
})

it('stays where it is when a changed line is left downwards', () => {
  const back = older(said, 'half a li')
  expect(newer(back, 'three more')).toBe(back)
})

it('where nothing was said there is nothing to go back to', () => {
  expect(older(NO_LINES, 'draft')).toBe(NO_LINES)
})

it('keeps fifty lines', () => {
  const many = Array.from({ length: 60 }, (_, index) => `line ${index}`).reduce(remembered, NO_LINES)
  expect([many.lines.length, many.lines[0]]).toEqual([50, 'line 10'])
})
