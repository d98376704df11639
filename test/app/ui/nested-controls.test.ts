import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nestedControls } from './nested-controls.ts'

const COMPONENTS = new Map(globSync('app/**/*.tsx').map((path) => [path, readFileSync(path, 'utf8')]))

it('puts no control into another one', () => {
  expect(COMPONENTS.size).toBeGreaterThan(200)
  expect(nestedControls(COMPONENTS)).toEqual([])
})

it.each([
  ['a link in a summary', '<summary><b><Link to="/" /></b></summary>', ['<summary> <Link>']],
  ['a component that renders a button', '<a href="/"><Row /></a>', ['<a> <Row>']],
  ['a button in a label', '<label><button /></label>', ['<label> <button>']],
  ['a link by a condition', '<summary>{isOn && <a href="/" />}</summary>', ['<summary> <a>']],
  ['a field in its label', '<label>{name}<input /></label>', []],
  ['a button beside a summary', '<details><summary>{name}</summary><button /></details>', []],
])('judges %s', (_what, jsx, nested) => {
  const source = `function Row() { return <div><button /></div> }\nfunction Page() { return ${jsx} }`
  expect(nestedControls(new Map([['page.tsx', source]]))).toEqual(nested.map((pair) => `page.tsx: ${pair}`))
})
