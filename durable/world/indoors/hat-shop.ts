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
    areas: [{ id: 'view-counter', kind: 'camera', x: 8, y: 3, w: 4, h: 3 }],
    doors: [{ id: 'hats-street', x: 9, y: 12, w: 2, to: { room: 'market-street', entry: 'hats' } }],
  },
  (room) => {
    hall(room, [9], { panelling: 'stripes', posts: [4.5, 15.5] })
    room
      .each('window-garden', [6, WALL_FOOT], [14, WALL_FOOT])
      .each('sconce', [7.05, WALL_FOOT], [12.95, WALL_FOOT], [17, WALL_FOOT])
      .put('hat-shelf', 10, WALL_FOOT)
      .put('poster-heart', 17.9, WALL_FOOT)
      .put('side-window', 1.5, 7.6)
    room.put('rug-red', 10, 8.2).put('fleece', 4.2, 6.2).put('cushion', 13.6, 10.8)
    room
      .put('hat-counter', 10, 4.4, 'counter')
      .each('mirror', [16, 3.7])
      .each('hat-stand', [14.6, 4.3], [5.4, 4.3], [17.6, 6.4])
      .put('stove', 3.4, 3.8)
      .put('tall-clock', 2.05, 3.4)
      .each('pendant', [8.4, 5.2], [11.6, 5.2])
    room
      .each('armchair-green', [5.4, 7])
      .each('stool', [6.6, 7.6], [5, 11.4])
      .put('floor-lamp', 2.4, 8.4)
      .put('sewing-table', 3.6, 11.3)
      .put('cloth-rolls', 2.2, 9.9)
      .each('hat-boxes-tall', [17.6, 4.8], [6.2, 12.2])
      .each('hat-boxes-low', [16.6, 5.6], [15, 12.2])
      .put('mannequin-wreath', 17.4, 8.6)
      .put('mannequin-rain', 17.6, 10)
      .put('mannequin-chef', 16.2, 9.6)
      .each('potted-plant', [17.5, 12.2], [2.4, 12.3])
  },
)
