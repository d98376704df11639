import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readChoice, withNeeds } from './choose.ts'
import { lanesOn } from './lanes.ts'
import { allParts, isTests } from './parts.ts'

const ALL_PARTS = allParts(lanesOn(2))

it('reads projects, files, rounds and loops', () => {
  const args = ['--project', 'browser', '--project', 'races', '--again', '10', '--beside', '2', 'doors']
  expect(readChoice(args)).toEqual({
    isStatic: false,
    projects: ['browser', 'races'],
    files: ['doors'],
    rounds: 10,
    loops: 2,
  })
})

it('chooses everything, once and undisturbed, by default', () => {
  expect(readChoice([])).toEqual({ isStatic: false, projects: [], files: [], rounds: 1, loops: 0 })
})

it('refuses an invalid number of rounds', () => {
  expect(() => readChoice(['--again', 'often'])).toThrow('--again takes a whole number from 1 on.')
  expect(() => readChoice(['--again', '0'])).toThrow('--again takes a whole number from 1 on.')
})

it('chooses what a part needs, in the order of all parts', () => {
  const names = withNeeds(['browser'], ALL_PARTS).map(({ name }) => name)
  expect(names).toEqual(['build', 'Chromium', 'databases', 'bundle', 'browser'])
})

it('lists the parts if an unknown one is named', () => {
  expect(() => withNeeds(['browsers'], ALL_PARTS)).toThrow(/There is no browsers; there are build, .*races/)
})

it('needs only existing parts', () => {
  const names = ALL_PARTS.map(({ name }) => name)
  expect(ALL_PARTS.flatMap(({ needs }) => needs).filter((need) => !names.includes(need))).toEqual([])
})

it('runs every project of vitest', () => {
  const config = readFileSync('vitest.config.ts', 'utf8')
  const projects = [...config.matchAll(/\bname: '(\w+)'/g)].map(([, name]) => name)
  expect(
    ALL_PARTS.filter(isTests)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(projects.toSorted())
})
