import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The Arcade: three cabinets, and the boards on the wall. */
export const ARCADE = paintRoom(
  {
    key: 'arcade',
    name: { dk: 'Spillehallen', en: 'The Arcade', no: 'Spillehallen', se: 'Spelhallen' },
    width: 26,
    height: 16,
    base: 'f',
    entries: [{ id: 'street', x: 12, y: 9 }],
    areas: [{ id: 'view-machines', kind: 'camera', x: 11, y: 1, w: 5, h: 4 }],
    doors: [{ id: 'arcade-street', x: 12, y: 14, w: 2, to: { room: 'market-street', entry: 'arcade' } }],
  },
  (room) => {
    hall(room, [12], { panelling: 'night' })
    for (let y = WALL_FOOT; y < 14; y += 2) room.put('carpet-stars', 1.5, y)
    room
      .each('neon-star', [4.6, WALL_FOOT], [22.6, WALL_FOOT])
      .each('neon-paw', [10, WALL_FOOT], [17, WALL_FOOT])
      .each('poster-cat', [2.6, WALL_FOOT], [18.4, WALL_FOOT])
      .each('poster-bone', [24.2, WALL_FOOT], [12, WALL_FOOT])
      .each('poster-heart', [15, WALL_FOOT], [8, WALL_FOOT])
    room.put('rug-red', 6.6, 5.7).put('rug-blue', 13.4, 5.7).put('rug-violet', 20.6, 5.7)
    room
      .put('cabinet-knogleknas', 6.6, 4.2, 'knogleknas')
      .put('cabinet-jumping-dog', 13.4, 4.2, 'jumping-dog')
      .put('cabinet-cats-free', 20.6, 4.2, 'cats-free')
    room
      .each('stool', [6.6, 6.2], [13.4, 6.2], [20.6, 6.2])
      .each('pin-board', [3.4, 4.1], [10, 4.1], [17, 4.1])
      .put('popcorn-cart', 23.4, 7.6)
    room
      .each('rug-violet', [6, 9.4], [20, 9.4])
      .each('coffee-table', [6, 9.8], [20, 9.8])
      .each('armchair-red', [3.9, 10], [22.1, 10])
      .each('armchair-blue', [8.1, 10], [17.9, 10])
      .each('floor-lamp', [2.4, 9], [10, 11.8], [16, 11.8])
      .each('potted-plant', [2.6, 13.6], [23.4, 13.6], [2.6, 6.6])
      .each('cushion', [13.4, 9], [4.6, 12.6], [21.4, 12.4])
      .put('ball', 12, 8)
      .put('bowl-water', 9, 12.6)
  },
)
