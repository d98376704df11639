import { ONLY } from '#durable/world/only.ts'
import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The middle of the sun on the floor, in tiles. */
const SUN = [11, 8.8] as const

/** Places on an oval round the sun, the first one below it. */
function ring(count: number, [across, down]: readonly [number, number]): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2
    return [SUN[0] + Math.sin(turn) * across, SUN[1] + Math.cos(turn) * down]
  })
}

/** The house of the Sect: a candle cellar round a painted sun, with a hearth that the pack shares. */
export const HOUSE_SEKTEN = paintRoom(
  {
    key: 'house-sekten',
    name: { dk: 'Sektens kælder', en: 'The Cellar of the Sect', no: 'Sektens kjeller', se: 'Sektens källare' },
    width: 22,
    height: 16,
    base: 'r',
    entries: [{ id: 'lane', x: 10, y: 12 }],
    areas: [
      { id: 'view-wall', kind: 'camera', x: 8, y: 1, w: 6, h: 3 },
      { id: 'sight-sun', kind: 'sight', x: 7, y: 6, w: 8, h: 5 },
    ],
    doors: [{ id: 'sekten-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'sekten' } }],
    access: ONLY.sekten,
  },
  (room) => {
    hall(room, [10], { panelling: 'stone' })
    room.each('candle-niche', [2.6, WALL_FOOT], [5, WALL_FOOT], [7.4, WALL_FOOT], [14.2, WALL_FOOT], [19.8, WALL_FOOT])
    room.put('painted-sun', ...SUN)
    room.each('candle', ...ring(10, [2.5, 1.2]), ...ring(14, [4.4, 2.25]))
    room.each('cushion', [5, 7.4], [6.2, 12], [15.8, 12], [17, 8]).put('bowl-food', 18.9, 4.3)
    // The books are in one corner, and the barrels of the cellar in the other.
    room
      .each('bookcase', [3, 4.2], [5.2, 4.2])
      .put('stool', 2.8, 6)
      .put('candles-3', 6.9, 4.4)
      .each('barrel', [19.6, 11.4], [18.8, 12], [19.6, 12.8], [18.8, 13.4])
      .each('candelabra', [5.5, 6], [16.5, 6], [5.5, 10.9], [16.5, 10.9])
      .put('candles-2', 3.4, 13)
    room.put('chimney', 17, 3.4).put('fireplace', 17, 3.44, 'hearth').put('board-sekten', 11, 3.5, 'pack-board')
  },
)
