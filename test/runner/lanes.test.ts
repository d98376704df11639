import { expect, it } from 'vitest'
import { lanesOn } from './lanes.ts'
import { allParts } from './parts.ts'

it.each([
  [1, { all: 2, browser: 1, large: 1 }],
  [2, { all: 3, browser: 2, large: 1 }],
  [8, { all: 9, browser: 6, large: 2 }],
  [16, { all: 17, browser: 12, large: 4 }],
])('on %i cores runs as many test processes as keep them busy', (cores, lanes) => {
  expect(lanesOn(cores)).toEqual(lanes)
})

it('lets the browser take as many lanes as its processes are', () => {
  const lanes = Object.fromEntries(allParts(lanesOn(8)).map(({ name, lanes: taken }) => [name, taken]))
  expect(lanes).toMatchObject({ browser: 6, workerd: 2, core: 2, unit: 1, fuzz: 1 })
})
