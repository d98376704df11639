import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
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
    hall(room, [9], { panelling: 'stripes' })
    room
      .each('window-garden', [6.6, WALL_FOOT], [13.4, WALL_FOOT])
      .each('painting-dog', [2.4, WALL_FOOT], [17.6, WALL_FOOT])
      .each('sconce', [8.6, WALL_FOOT], [11.4, WALL_FOOT])
    room.put('rug-red', 10, 8.2)
    room
      .put('hat-counter', 10, 4.4, 'counter')
      .each('mirror', [4, 3.7], [16, 3.7])
      .each('hat-stand', [2.4, 6.4], [17.6, 6.4], [5.4, 4.3], [14.6, 4.3])
    room
      .each('armchair-red', [3.2, 9.6], [16.8, 9.6])
      .each('stool', [5, 9.8], [15, 9.8])
      .each('potted-plant', [2.4, 12], [17.6, 12], [6.6, 12.2], [13.6, 12.2])
      .each('floor-lamp', [2.4, 8.4], [17.6, 8.4])
      .put('flowerbed-red', 10, 8.5)
  },
)
