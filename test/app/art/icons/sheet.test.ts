import { expect, it } from 'vitest'
import { drawBadge, drawMiniBadge } from '#app/art/icons/badges.ts'
import { drawFlag } from '#app/art/icons/flags.ts'
import { ICON_KEY } from '#app/art/icons/key.ts'
import { ICON_MAPS } from '#app/art/icons/maps.ts'
import { drawPennant } from '#app/art/icons/pennants.ts'
import { ICON_PX, iconSheet, iconStyles } from '#app/art/icons/sheet.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { STAFF_BADGES } from '#durable/rules/roles.ts'

const NAMES = Object.keys(ICON_MAPS)

it('gives every icon a drawn cell of its own, and a class that leads to it', () => {
  const { canvas, places } = iconSheet()
  expect(Object.keys(places)).toEqual(NAMES)
  expect(new Set(Object.values(places).map(({ x, y }) => `${x},${y}`)).size).toBe(NAMES.length)
  for (const [name, { x, y }] of Object.entries(places)) {
    const cell = canvas.crop(x, y, ICON_PX, ICON_PX)
    expect(cell.data.filter((_, at) => at % 4 === 3 && cell.data[at] === 255).length, name).toBeGreaterThan(20)
    expect(iconStyles(places)).toContain(`.${name} {`)
  }
})

it('draws icons 14 by 14 at most, so that the ink outline fits, and in palette letters only', () => {
  for (const [name, map] of Object.entries(ICON_MAPS)) {
    const rows = map.trimStart().split('\n')
    expect(rows.length, name).toBeLessThanOrEqual(14)
    expect(Math.max(...rows.map((row) => row.length)), name).toBeLessThanOrEqual(14)
    expect(
      [...rows.join('')].filter((letter) => letter !== '.' && !(letter in ICON_KEY)),
      name,
    ).toEqual([])
  }
})

it('draws the same sheet twice', () => {
  expect(Buffer.from(iconSheet().canvas.data).equals(Buffer.from(iconSheet().canvas.data))).toBe(true)
})

it('tells staff roles apart by shape alone, large and small', () => {
  for (const draw of [drawBadge, drawMiniBadge]) {
    const shapes = STAFF_BADGES.map((role) => {
      const { data } = draw(role)
      return data.filter((_, at) => at % 4 === 3).join()
    })
    expect(new Set(shapes).size).toBe(STAFF_BADGES.length)
  }
})

it('has a pennant for each pack and a flag for each language, no two alike', () => {
  const pictures = [...PACKS.map(drawPennant), ...LANGUAGES.map(drawFlag)].map(({ data }) => data.join())
  expect(new Set(pictures).size).toBe(PACKS.length + LANGUAGES.length)
})
