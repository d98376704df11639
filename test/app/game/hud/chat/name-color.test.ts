import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PALETTE } from '#app/art/palette.ts'
import { LIGHTEST_GROUND, nameColor } from '#app/game/hud/chat/name-color.ts'
import { contrastRatio, formatColor, parseColor } from '#durable/rules/colours.ts'

/** Every third value of each channel would take seconds; these have both ends. */
const CHANNELS = Array.from({ length: 18 }, (_, step) => step * 15)

it('is readable in every line of the log, whatever the coat', () => {
  for (const r of CHANNELS) {
    for (const g of CHANNELS) {
      for (const b of CHANNELS) {
        const name = nameColor(formatColor({ r, g, b }))
        for (const ground of grounds()) expect(contrastRatio(name, ground)).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})

it('leaves the colour of a light coat as it is', () => {
  expect(nameColor('#e9b877')).toBe('#e9b877')
})

let found: readonly string[] | undefined

/** The grounds that the styles of the log give to its lines, over the dark pane. */
function grounds(): readonly string[] {
  found ??= [PALETTE.ink, LIGHTEST_GROUND, ...tints()]
  return found
}

function tints(): string[] {
  const styles = readFileSync('app/game/hud/chat/log-line.module.css', 'utf8')
  const pane = parseColor(PALETTE.ink) ?? { r: 0, g: 0, b: 0 }
  const all = [...styles.matchAll(/background: rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g)]
  expect(all.length).toBeGreaterThan(0)
  return all.map(([, r, g, b, share]) => {
    const over = (below: number, above: string | undefined) => below + (Number(above) - below) * Number(share)
    return formatColor({ r: over(pane.r, r), g: over(pane.g, g), b: over(pane.b, b) })
  })
}
