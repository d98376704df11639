import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The Cinema: rows of velvet before a curtain. */
export const CINEMA = paintRoom(
  {
    key: 'cinema',
    name: { dk: 'Biografen', en: 'The Cinema', no: 'Kinoen', se: 'Biografen' },
    width: 26,
    height: 18,
    base: 'f',
    entries: [{ id: 'street', x: 12, y: 14 }],
    doors: [{ id: 'cinema-street', x: 12, y: 16, w: 2, to: { room: 'market-street', entry: 'cinema' } }],
    areas: [{ id: 'seats', kind: 'quiet', x: 3, y: 5, w: 20, h: 9 }],
  },
  (room) => {
    hall(room, [12])
    room.each('carpet', [13, 7.7], [13, 10.5], [13, 13.3], [13, 16.1])
    room.put('screen', 13, 4.4, 'screen').each('lamp', [3, 4], [23, 4], [3, 14.6], [23, 14.6])
    for (const y of [7, 9, 11, 13]) room.each('velvet-seats', [5.6, y], [9, y], [17, y], [20.4, y])
    room.each('barrel', [2.6, 16], [23.4, 16]).put('crate-apples', 5, 15.9).put('bowl-food', 6.4, 15.6)
  },
)
