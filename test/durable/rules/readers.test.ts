import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { reads } from './readers.ts'

const HELP = /^app\/site\/help\//

it.each([
  ['a comment', '/** As many as MOST. */ const most = 5'],
  ['a line of comment', '// MOST'],
  ['an import', "import { MOST } from './rule.ts'"],
  ['an export of another file', "export { MOST } from './rule.ts'"],
  ['its own declaration', 'export const MOST = 5'],
  ['a type', 'type Most = typeof MOST'],
  ['a field of the same name', 'const most = rules.MOST; const other = { MOST: 5 }'],
  ['a text', "const most = 'MOST'"],
])('%s reads no constant', (_name, source) => {
  expect(reads(source, 'MOST')).toBe(false)
})

it.each([
  ['a comparison', 'const isFull = count >= MOST'],
  ['another number', 'export const MOST = 5; export const TWICE = 2 * MOST'],
  ['a field that is set', 'const limits = { most: MOST }'],
  ['an attribute', 'const field = <input maxLength={MOST} />'],
])('%s reads a constant', (_name, source) => {
  expect(reads(source, 'MOST')).toBe(true)
})

it('counts a field of a table as read by its name, and all fields when the table is taken whole', () => {
  expect(reads('const letters = PRINT.letters', 'PRINT', 'letters')).toBe(true)
  expect(reads('const letters = PRINT.letters', 'PRINT', 'days')).toBe(false)
  expect(reads('const { letters, days } = PRINT', 'PRINT', 'days')).toBe(true)
})

type Constant = { name: string; field?: string }

/** The exported numbers of a rule, and the numbers in its exported tables. */
async function numbersOf(file: string): Promise<Constant[]> {
  const rule: object = await import(/* @vite-ignore */ resolve(file))
  return Object.entries(rule).flatMap(([name, value]): Constant[] => {
    if (typeof value === 'number') return [{ name }]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return Object.entries(value).flatMap(([field, one]) => (typeof one === 'number' ? [{ name, field }] : []))
  })
}

it('each number of the rules has code that decides by it, besides the help', async () => {
  const rules = globSync('durable/rules/**/*.ts')
  const numbers = (await Promise.all(rules.map(numbersOf))).flat()
  const sources = globSync('{app,worker,durable}/**/*.{ts,tsx}')
    .filter((file) => !HELP.test(file) && !file.startsWith('worker/local/'))
    .map((file) => readFileSync(file, 'utf8'))
  expect(numbers.length).toBeGreaterThan(60)
  const unread = numbers.filter(({ name, field }) => !sources.some((source) => reads(source, name, field)))
  expect(unread).toEqual([])
})
