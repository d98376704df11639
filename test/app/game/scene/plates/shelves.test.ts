import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Shelves } from '#app/game/scene/plates/shelves.ts'

const SHEET = { width: 100, height: 40 }
const sizes = fc.array(fc.record({ width: fc.integer({ min: 1, max: 100 }), height: fc.integer({ min: 1, max: 20 }) }))

it('places pictures within the sheet, none of which touches another', () => {
  fc.assert(
    fc.property(sizes, (all) => {
      const shelves = new Shelves(SHEET)
      const boxes = all.flatMap((size) => {
        const spot = shelves.roomFor(size)
        return spot ? [{ ...spot, ...size }] : []
      })
      for (const [index, one] of boxes.entries()) {
        expect(one.x + one.width).toBeLessThanOrEqual(SHEET.width)
        expect(one.y + one.height).toBeLessThanOrEqual(SHEET.height)
        for (const other of boxes.slice(index + 1)) {
          const isBeside = other.x > one.x + one.width || other.x + other.width < one.x
          expect(isBeside || other.y > one.y + one.height || other.y + other.height < one.y).toBe(true)
        }
      }
    }),
  )
})

it('is full when its last row is', () => {
  const shelves = new Shelves(SHEET)
  const spots = Array.from({ length: 10 }, () => shelves.roomFor({ width: 49, height: 12 }))
  expect(spots.filter((spot) => spot !== null)).toEqual([
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 0, y: 13 },
    { x: 50, y: 13 },
    { x: 0, y: 26 },
    { x: 50, y: 26 },
  ])
  expect(shelves.roomFor({ width: 101, height: 1 })).toBe(null)
})
