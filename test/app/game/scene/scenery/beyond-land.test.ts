import fc from 'fast-check'
import { expect, it } from 'vitest'
import prefabs from '#app/art/built/park-prefabs.json' with { type: 'json' }
import { beyondFor, cameraOver, zoomOf } from '#app/game/scene/camera/camera.ts'
import { BEYOND_TILES, distanceTo, tilesBeyond, treesBeyond } from '#app/game/scene/scenery/beyond-land.ts'
import { BEACH } from '#durable/world/outdoors/beach.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { isOutdoors } from '#durable/world/sky.ts'

const OUTDOORS = ROOM_DOCS.filter(isOutdoors)

it.each(OUTDOORS)('has ground on every tile beyond the edges of $key, and on none within', (doc) => {
  const laid = new Set(tilesBeyond(doc).map(({ x, y }) => `${x},${y}`))
  const missing: string[] = []
  for (let y = -BEYOND_TILES; y < doc.height + BEYOND_TILES; y++)
    for (let x = -BEYOND_TILES; x < doc.width + BEYOND_TILES; x++) {
      const isWithin = x >= 0 && y >= 0 && x < doc.width && y < doc.height
      if (laid.has(`${x},${y}`) === isWithin) missing.push(`${x},${y}`)
    }
  expect(missing).toEqual([])
})

it('lets paths end beyond the edge, and water go on', () => {
  const frames = (far: number) =>
    tilesBeyond(PLAZA).flatMap(({ x, y, frame }) => (x === PLAZA.width + far && y === 15 ? [frame] : []))
  expect(frames(0).some((frame) => frame.startsWith('path/'))).toBe(true)
  expect(frames(4).some((frame) => frame.startsWith('path/'))).toBe(false)
  const sea = tilesBeyond(BEACH).filter(({ frame }) => /^(water|deep)\//.test(frame))
  expect(sea.some(({ x, y }) => distanceTo(BEACH, { x, y }) > 10)).toBe(true)
})

it('plants only trees of the room, and none whose crown could hide a dog in it', () => {
  for (const doc of OUTDOORS) {
    const own = new Set(doc.things.map(({ prefab }) => prefab))
    for (const { prefab, x, y } of treesBeyond(doc)) {
      expect(own).toContain(prefab)
      const isBelow = x > 0 && x < doc.width * TILE_PX && y > doc.height * TILE_PX
      if (isBelow) expect(y - doc.height * TILE_PX).toBeGreaterThanOrEqual(heightOf(prefab) ?? 0)
      expect(distanceTo(doc, { x: x / TILE_PX, y: y / TILE_PX })).toBeGreaterThan(0)
    }
  }
  expect(treesBeyond(PLAZA).length).toBeGreaterThan(100)
})

/** How high a prefab is drawn, px. */
const heightOf = (name: string) => Object.entries(prefabs).find(([key]) => key === name)?.[1].size.h

const VIEWS = [
  { width: 1440, height: 900, ratio: 1, zoomPercent: 100 },
  { width: 390, height: 844, ratio: 2, zoomPercent: 100 },
  { width: 2560, height: 1440, ratio: 1, zoomPercent: 100 },
] as const

it('reaches further than any camera shows, with windows open at any side', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...OUTDOORS),
      fc.constantFrom(...VIEWS),
      fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) }),
      fc.record({
        left: fc.double({ min: 0, max: 0.45, noNaN: true }),
        right: fc.double({ min: 0, max: 0.45, noNaN: true }),
        foot: fc.double({ min: 0, max: 0.5, noNaN: true }),
      }),
      (doc, view, at, taken) => {
        const room = { width: doc.width * TILE_PX, height: doc.height * TILE_PX }
        const foot = { x: at.x * room.width, y: at.y * room.height }
        const free = {
          left: taken.left * view.width,
          top: 56,
          width: view.width * (1 - taken.left - taken.right),
          height: view.height * (1 - taken.foot) - 56,
        }
        const { left, top } = cameraOver(foot, room, view, free, beyondFor(foot, room, view, free))
        const zoom = zoomOf(view)
        const most = BEYOND_TILES * TILE_PX
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-most)
        expect(left + view.width / zoom).toBeLessThanOrEqual(room.width + most)
        expect(top + view.height / zoom).toBeLessThanOrEqual(room.height + most)
      },
    ),
    { numRuns: 1000 },
  )
})
