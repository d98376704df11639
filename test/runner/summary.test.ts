import { expect, it } from 'vitest'
import { partsTable, tallyLines } from './summary.ts'

it('says how long each part took', () => {
  const ended = ['build', 'lint'].map((name, at) => ({
    part: { name, lanes: 1 as const, needs: [], work: { kind: 'chromium' as const } },
    score: { passed: 1, failures: [] },
    seconds: 61.25 * (at + 1),
  }))
  expect(partsTable(ended, 122.5)).toEqual([
    'build                 61.3 s  1 passed, 0 failed',
    'lint                 122.5 s  1 passed, 0 failed',
    'from first to last   122.5 s',
  ])
})

it('says how often each test failed, the most frequent first, with its first lines', () => {
  const rare = { title: 'doors.test.ts: opens', lines: ['  expected: 1'] }
  const often = { title: 'chat.test.ts: speaks', lines: Array.from({ length: 9 }, (_, at) => `line ${at}`) }
  expect(tallyLines([rare, often, often], 10)).toEqual([
    '✗ 2 of 10: chat.test.ts: speaks',
    ...['line 0', 'line 1', 'line 2', 'line 3', 'line 4', 'line 5'],
    '✗ 1 of 10: doors.test.ts: opens',
    '  expected: 1',
  ])
})
