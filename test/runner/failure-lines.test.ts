import { expect, it } from 'vitest'
import { failureLines } from './failure-lines.ts'

it('begins with what was expected and what was seen', () => {
  const lines = failureLines({ message: 'expected 3 to be 4', expected: 4, actual: 3, stack: 'at test/a.test.ts:3:1' })
  expect(lines).toEqual(['  expected: 4', '  seen:     3', 'expected 3 to be 4', 'at test/a.test.ts:3:1'])
})

it('names every page that the test had open', () => {
  const stack = 'no such button\npage http://localhost:1/help\ntroubles: none\npage http://localhost:1/'
  expect(failureLines({ message: 'no such button', stack }).slice(0, 2)).toEqual([
    '  page:     http://localhost:1/help',
    '  page:     http://localhost:1/',
  ])
})

it.each(['SEED=12 STEP=3 a dog was lost', 'Property failed after 1 tests\n{ seed: 12, path: "0" }', 'seed 12: lost'])(
  'names the seed of %s',
  (message) => {
    expect(failureLines({ message })[0]).toBe('  seed:     12')
  },
)

it('shortens a long value and a long failure', () => {
  const lines = failureLines({
    message: Array.from({ length: 90 }, (_, at) => `line ${at}`).join('\n'),
    actual: 'x'.repeat(999),
  })
  expect(lines).toHaveLength(40)
  expect(lines[1]).toBe(`  seen:     ${'x'.repeat(300)}…`)
})

it('removes the colours of a terminal', () => {
  expect(failureLines({ message: `${String.fromCodePoint(27)}[31mred${String.fromCodePoint(27)}[39m` })).toEqual([
    'red',
  ])
})
