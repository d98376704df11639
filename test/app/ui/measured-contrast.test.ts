import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Light words. On the paper of a page they would not be readable. */
const LIGHT = /(^|\s)color: var\(--(cream|gold3|text-on-dark|text-mute-on-dark|text-gold)\)/
const PICTURED = /border-image:[^;]*\bfill\b/
const COLOURED = /(^|\s)background(-color)?: var\(--/
/** Their pictures have gaps, or let the scene show through. */
const NEVER_WHOLE = ['glass.png', 'plate.png', 'plank-right.png']

const SHEETS = globSync('app/{ui,site,kennel,manage}/**/*.css').map((path) => ({
  path,
  sheet: readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\//g, ''),
}))

// What measures contrast (axe, Lighthouse) sees no pictures.
it('has a colour under each picture that light words stand on', () => {
  const bare = SHEETS.flatMap(({ path, sheet }) =>
    [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rules = '']) => LIGHT.test(rules) && PICTURED.test(rules) && !COLOURED.test(rules))
      .filter(([, , rules = '']) => !NEVER_WHOLE.some((picture) => rules.includes(picture)))
      .map(([, selector = '']) => `${path} ${selector.trim()}`),
  )
  expect(SHEETS.length).toBeGreaterThan(30)
  expect(bare.filter((place) => !place.startsWith('app/ui/styles/hud.module.css'))).toEqual([])
})

it.each([
  ['button', 'gravel3'],
  ['primary', 'grass1'],
  ['gold', 'gold2'],
  ['danger', 'falu1'],
])('has the colour of its face under the picture of a button: %s', (kind, colour) => {
  const sheet = readFileSync('app/ui/styles/button.module.css', 'utf8')
  const [, rules = ''] = new RegExp(`\\.${kind} \\{([^}]*)\\}`).exec(sheet) ?? []
  expect(rules).toContain(`--ground: var(--${colour});`)
  expect(sheet).toMatch(/\.button \{[^}]*background: var\(--ground\) padding-box;/)
})
