import { ONLY } from '#durable/world/only.ts'
import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The house of the Sect: a candle cellar, with a hearth that the pack shares. */
export const HOUSE_SEKTEN = paintRoom(
  {
    key: 'house-sekten',
    name: { dk: 'Sektens kælder', en: 'The Cellar of the Sect', no: 'Sektens kjeller', se: 'Sektens källare' },
    width: 22,
    height: 16,
    base: 'f',
    entries: [{ id: 'lane', x: 10, y: 12 }],
    doors: [{ id: 'sekten-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'sekten' } }],
    access: ONLY.sekten,
  },
  (room) => {
    hall(room, [10])
    room.land.rect('n', [7, 6], [15, 12])
    room
      .each(
        'grave-candle',
        [3, 6],
        [3.6, 6.3],
        [18.6, 6],
        [19, 6.4],
        [3, 9],
        [3.5, 8.8],
        [18.8, 9],
        [8, 12.4],
        [14.4, 12.4],
      )
      .each('grave-candle', [9, 6.6], [10.3, 6.3], [11.7, 6.3], [13, 6.6], [8.4, 11.4], [13.8, 11.4])
      .each('stone', [8, 7.4], [14, 7.4], [7.6, 10], [14.4, 10])
    room.each('barrel', [2.6, 4.2], [19.4, 4.2], [3.5, 4.2]).put('mushrooms', 5, 12).put('boulder', 17.4, 12)
    room
      .put('hearth', 11, 9, 'hearth')
      .put('board-sekten', 11, 4.2, 'pack-board')
      .each('lamp', [9, 4], [13, 4])
      .put('bowl-food', 12.6, 9.6)
  },
)
