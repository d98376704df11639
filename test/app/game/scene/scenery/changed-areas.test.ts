import { expect, it } from 'vitest'
import { changedAreas } from '#app/game/scene/scenery/changed-areas.ts'
import { paintedLayer, rectangleCells } from '#durable/world/drafts/strokes.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { Thing } from '#durable/world/room-doc.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const ROOM = ROOMS.meadow
const [THING] = ROOM.things
/** Each thing casts a shadow of two tiles by one on the tile of its foot. */
const boxesOf = ({ x, y }: Thing) => [{ left: x - TILE_PX, top: y - 8, width: 2 * TILE_PX, height: 16 }]

it('paints round terrain that was painted, and nothing where none was', () => {
  const cells = rectangleCells({ x: 20, y: 10 }, { x: 24, y: 12 })
  const after = { ...ROOM, terrain: paintedLayer(ROOM.terrain, cells, 'w') }
  expect(changedAreas(ROOM, after, boxesOf)).toEqual([{ left: 17, top: 7, right: 27, bottom: 15 }])
  expect(changedAreas(ROOM, { ...ROOM, ground: [] }, boxesOf)).toEqual([])
})

it('paints where a thing was and where it is', () => {
  if (!THING) throw new Error('the meadow is empty')
  const moved = { ...THING, x: 320, y: 336 }
  const after = { ...ROOM, things: ROOM.things.map((thing) => (thing === THING ? moved : { ...thing })) }
  const areas = changedAreas(ROOM, after, boxesOf)
  expect(areas).toHaveLength(2)
  expect(areas?.at(-1)).toEqual({ left: 9, top: 10, right: 11, bottom: 11 })
})

it('paints all of another room, of one of another size, and of one that gets a roof', () => {
  const roofed = ROOM.terrain.map((line, y) => (y === ROOM.height ? `x${line.slice(1)}` : line))
  for (const after of [ROOMS.plaza, { ...ROOM, width: 47 }, { ...ROOM, terrain: roofed }, { ...ROOM, things: [] }])
    expect(changedAreas(ROOM, after, boxesOf)).toBeNull()
})
