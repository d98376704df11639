import { expect, it } from 'vitest'
import { petalMarks, wispMarks } from '#app/game/scene/nose/trail-marks.ts'
import { TILE_PX } from '#durable/rules/tiles.ts'

const FOOT = { x: 100, y: 100 }

it('[SC1] draws the longest petal where the trail smells strongest, the longer the stronger it smells', () => {
  const reach = (strength: 'faint' | 'intense') => {
    const marks = petalMarks({ what: 'stronger', direction: 2, strength }, FOOT)
    const east = Math.max(...marks.map(({ x }) => x - FOOT.x))
    return { east, west: Math.max(...marks.map(({ x }) => FOOT.x - x)) }
  }
  expect(reach('faint').east).toBeGreaterThan(reach('faint').west)
  expect(reach('intense').east).toBeGreaterThan(reach('faint').east)
  expect(reach('intense').west).toBe(reach('faint').west)
})

it('[SC1] draws eight petals of one length where the trail ends', () => {
  const here = petalMarks({ what: 'here' }, FOOT).length
  expect(here % 8).toBe(0)
  expect(here).toBeGreaterThan(petalMarks({ what: 'out', direction: 0, to: 'forest' }, FOOT).length)
})

it('[SC3] shows wisps near the dog alone, and more of them near the end of the trail', () => {
  const tiles = Array.from({ length: 20 }, (_, x) => ({ x, y: 3 }))
  const shown = (fresh: number) => wispMarks(tiles, { x: 0, y: 3 }, { now: 0, freshOf: () => fresh })
  expect(shown(1)).toHaveLength(3 * shown(0).length)
  expect(Math.max(...shown(1).map(({ x }) => x))).toBeLessThan(6 * TILE_PX)
})
