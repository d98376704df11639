import { FOOTPRINTS } from '#durable/world/prefabs.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import type { TiledPictures } from '#durable/world/tiled/tile-sets.ts'

/** All prefabs that stand somewhere in the world. */
export const PREFABS: ReadonlySet<string> = new Set([
  ...Object.keys(FOOTPRINTS),
  ...ROOM_DOCS.flatMap(({ things }) => things.map(({ prefab }) => prefab)),
])

/** Pictures of all prefabs, each of a different size, with feet that are not in the middle. */
export const PICTURES: TiledPictures = {
  terrain: { image: 'terrain.png', width: 4608, height: 4608 },
  ground: { image: 'ground.png', width: 96, height: 32 },
  things: {
    image: 'things.png',
    width: 2048,
    height: 1024,
    frames: [...PREFABS].map((prefab, index) => ({
      prefab,
      isFlat: index % 5 === 0,
      x: index,
      y: 2 * index,
      w: 20 + index,
      h: 31 + index,
      foot: { x: 9, y: 30 + index },
    })),
  },
}
