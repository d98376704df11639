import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shelve } from '#app/game/scene/atlas/shelve.ts'
import { PICTURE_LIMITS } from '#durable/rules/pictures/picture-name.ts'
import { ROOM_PICTURES, STRIP, pixelsInStrip } from '#durable/rules/pictures/strip.ts'

const side = fc.integer({ min: 1, max: PICTURE_LIMITS.side })
const sizes = fc.array(fc.record({ width: side, height: side }), { maxLength: ROOM_PICTURES.most })

it('[SP4] all pictures that a room may name fit into the strip', () => {
  fc.assert(
    fc.property(sizes, (all) => {
      const px = (some: typeof all) => some.reduce((sum, size) => sum + pixelsInStrip(size), 0)
      const named = all.filter((_, at) => px(all.slice(0, at + 1)) <= ROOM_PICTURES.px)
      expect(shelve(named, STRIP.width).height).toBeLessThanOrEqual(STRIP.height)
    }),
    { numRuns: 1000 },
  )
})
