import { ONLY } from '#durable/world/only.ts'
import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The house of the Sect: a candle cellar, with a hearth that the pack shares. */
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
      { id: 'sight-hearth', kind: 'sight', x: 9, y: 7, w: 4, h: 3 },
    ],
    doors: [{ id: 'sekten-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'sekten' } }],
    access: ONLY.sekten,
  },
  (room) => {
    hall(room, [10], { panelling: 'stone' })
    room.each(
      'candle-niche',
      [2.6, WALL_FOOT],
      [5, WALL_FOOT],
      [7.4, WALL_FOOT],
      [14.6, WALL_FOOT],
      [17, WALL_FOOT],
      [19.4, WALL_FOOT],
    )
    room
      .each('candelabra', [7, 7], [15, 7], [6, 10.4], [16, 10.4], [8, 12.8], [14, 12.8])
      .each('grave-candle', [9, 6.6], [13, 6.6], [7.6, 9], [14.4, 9], [9, 11.8], [13, 11.8])
      .each('bookcase', [3, 4.2], [19, 4.2])
      .each('barrel', [2.4, 7.4], [3.2, 7.7], [19.6, 7.4], [18.8, 7.7], [2.4, 13.8], [19.6, 13.8])
      .each('stool', [4, 10.4], [18, 10.4])
      .each('candles-3', [4.4, 13.4], [17.6, 13.6])
      .each('candles-2', [5, 5], [16.8, 5], [3.4, 11.6])
      .each('cushion', [9, 13.6], [13, 13.6])
    room.put('rug-violet', 11, 6.2)
    room.put('hearth', 11, 9, 'hearth').put('board-sekten', 11, 3.5, 'pack-board').put('bowl-food', 12.6, 9.6)
  },
)
