import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The Arcade: three cabinets, and the boards on the wall. */
export const ARCADE = paintRoom(
  {
    key: 'arcade',
    name: { dk: 'Spillehallen', en: 'The Arcade', no: 'Spillehallen', se: 'Spelhallen' },
    width: 26,
    height: 18,
    base: 'f',
    entries: [{ id: 'street', x: 12, y: 14 }],
    doors: [{ id: 'arcade-street', x: 12, y: 16, w: 2, to: { room: 'market-street', entry: 'arcade' } }],
  },
  (room) => {
    hall(room, [12])
    room.put('rug-red', 6.6, 6.8).put('rug-blue', 13.4, 6.8).put('rug-violet', 20.6, 6.8)
    room
      .put('cabinet-knogleknas', 6.6, 5, 'knogleknas')
      .put('cabinet-jumping-dog', 13.4, 5, 'jumping-dog')
      .put('cabinet-cats-free', 20.6, 5, 'cats-free')
    room.each('stool', [6.6, 7.4], [13.4, 7.4], [20.6, 7.4]).each('notice-board', [3.4, 4.2], [10, 4.2], [17, 4.2])
    room
      .each('bench', [6, 11], [20, 11], [6, 14], [20, 14])
      .each('lamp', [2.6, 9], [23.4, 9], [9.4, 15.8], [16.6, 15.8])
    room.each('barrel', [2.6, 15.6], [23.4, 15.6]).put('ball', 10.4, 11.2).put('bowl-water', 22.4, 14)
  },
)
