import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawBubbles } from '#app/art/site/kit/bubbles.ts'
import { drawControls } from '#app/art/site/kit/controls.ts'
import { drawFrames } from '#app/art/site/kit/frames.ts'

const SHEETS = globSync('app/**/*.css').filter((file) => !file.startsWith('app/art/built/'))

it('has a drawing for every frame that a style sheet names', () => {
  const drawn = new Set(['spinner', ...Object.keys({ ...drawFrames(), ...drawControls(), ...drawBubbles() })])
  const missing = SHEETS.flatMap((file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/art\/built\/ui\/([\w-]+)\.png/g)]
    return named
      .map(([, name = '']) => name)
      .filter((name) => !drawn.has(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

it('uses no shadow, blur or rounded corner of the browser on frames', () => {
  const soft = SHEETS.filter((file) => file.startsWith('app/ui/')).flatMap((file) => {
    const rules = readFileSync(file, 'utf8').match(/^\s*(border-radius: [^0]|filter:|backdrop-filter:).*$/gm) ?? []
    return rules.map((rule) => `${file}: ${rule.trim()}`)
  })
  expect(soft).toEqual([])
})
