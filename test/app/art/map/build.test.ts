import { expect, it } from 'vitest'
import { drawMap } from '#app/art/map/build.ts'
import { drawIsland } from '#app/art/map/island.ts'
import { MAP_SIZE, MAP_SPOT_PX, mapPosition } from '#durable/world/map-positions.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'

it('has a landmark for every room on the island, in its own spot', () => {
  const [island, map] = [drawIsland(), drawMap()]
  expect([map.width, map.height]).toEqual([MAP_SIZE.width, MAP_SIZE.height])
  const bare = ROOM_KEYS.filter((key) => {
    const { x, y } = mapPosition(key)!
    const [left, top] = [x - MAP_SPOT_PX / 2, y - MAP_SPOT_PX / 2]
    const [before, after] = [island, map].map((picture) => picture.crop(left, top, MAP_SPOT_PX, MAP_SPOT_PX).data)
    const changed = after!.filter((value, at) => value !== before![at]).length
    return changed < 300
  })
  expect(bare).toEqual([])
})
