import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shelve } from '#app/game/scene/atlas/shelve.ts'

const aSize = fc.record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) })

it('places pictures beside each other in rows, within the whole', () => {
  fc.assert(
    fc.property(fc.array(aSize, { minLength: 1, maxLength: 12 }), (sizes) => {
      const { spots, width, height } = shelve(sizes, 64)
      const boxes = sizes.map((size, index) => ({ ...size, ...spots[index]! }))
      for (const [index, box] of boxes.entries()) {
        expect(box.x + box.width).toBeLessThanOrEqual(Math.min(width, 64))
        expect(box.y + box.height).toBeLessThanOrEqual(height)
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            box.x + box.width < other.x + 1 ||
            other.x + other.width < box.x + 1 ||
            box.y + box.height < other.y + 1 ||
            other.y + other.height < box.y + 1
          expect(isApart).toBe(true)
        }
      }
    }),
  )
})
