import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The Hat Shop: mirrors, hats on their stands and a counter. */
export const HAT_SHOP = paintRoom(
  {
    key: 'hat-shop',
    name: { dk: 'Hattebutikken', en: 'The Hat Shop', no: 'Hattebutikken', se: 'Hattbutiken' },
    width: 20,
    height: 14,
    base: 'f',
    entries: [{ id: 'street', x: 9, y: 10 }],
    doors: [{ id: 'hats-street', x: 9, y: 12, w: 2, to: { room: 'market-street', entry: 'hats' } }],
  },
  (room) => {
    hall(room, [9])
    room.put('rug-red', 10, 8)
    room.put('hat-counter', 10, 4.6, 'counter').each('mirror', [4, 4.2], [16, 4.2]).each('barrel', [6.4, 4], [13.8, 4])
    room.each('stool', [3.6, 7], [3.6, 9.6], [16.6, 7], [16.6, 9.6]).each('bench', [6, 10.8], [14.4, 10.8])
    room.each('lamp', [2.4, 6.4], [17.6, 6.4], [2.4, 11.4], [17.6, 11.4]).put('flowerbed-red', 10, 8.3)
  },
)
