import { expect, it } from 'vitest'
import { cameraAt, keptOver, pointAt, showing, zoomed } from '#app/editor/map-desk/map-camera.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

const VIEW = { width: 800, height: 600 }
const ROOM = { width: 40, height: 30 }

it('keeps the point under the pointer where it is while the map grows and shrinks', () => {
  const camera = { left: 100, top: 50, zoom: 2 }
  const at = { x: 300, y: 200 }
  const point = pointAt(camera, at)
  expect(pointAt(zoomed(camera, 1, at), at)).toEqual(point)
  expect(pointAt(zoomed(camera, -1, at), at)).toEqual(point)
  expect(zoomed({ ...camera, zoom: 3 }, 1, at).zoom).toBe(3)
})

it('shows a small room in the middle, and a large one never further than its surroundings', () => {
  const small = keptOver(cameraAt({ x: 0, y: 0 }, 1, VIEW), { width: 10, height: 8 }, VIEW)
  expect(pointAt(small, { x: 400, y: 300 })).toEqual({ x: 5 * TILE_PX, y: 4 * TILE_PX })
  const far = keptOver({ left: 1e6, top: -1e6, zoom: 1 }, ROOM, VIEW)
  expect(far.left).toBe(40 * TILE_PX + 120 - VIEW.width)
  expect(far.top).toBe(-120)
})

it('moves no further than it must to show a tile', () => {
  const camera = { left: 0, top: 0, zoom: 1 }
  expect(showing(camera, { x: 5, y: 5 }, VIEW)).toEqual(camera)
  expect(showing(camera, { x: 30, y: 5 }, VIEW)).toEqual({ left: 32 * TILE_PX - VIEW.width, top: 0, zoom: 1 })
})
