import { expect, it } from 'vitest'
import { castStyles, drawCastSheet } from '#app/art/dog/cast-sheet.ts'
import { CAST } from '#app/art/dog/cast.ts'
import { PICTURE } from '#app/dog/picture-box.ts'

it('draws each dog of the pages in a row of its own', () => {
  const sheet = drawCastSheet()
  const isDrawn = (row: number) => {
    for (let y = row * PICTURE.height; y < (row + 1) * PICTURE.height; y++) if (sheet.alphaAt(26, y)) return true
    return false
  }
  expect(sheet.height).toBe(Object.keys(CAST).length * PICTURE.height)
  expect(Object.keys(CAST).filter((_, row) => !isDrawn(row))).toEqual([])
})

it('moves each dog in the beats of its pose', () => {
  const styles = castStyles()
  for (const [name, { pose }] of Object.entries(CAST)) {
    expect(styles).toMatch(new RegExp(`\\.${name} \\{ --row: \\d+ \\}\n\\.${name}::before \\{ animation: ${pose} `))
    expect(styles).toContain(`@keyframes ${pose} {`)
  }
  expect(styles).toContain('75% { transform: translateX(calc(-3 * var(--cell))) }')
})
