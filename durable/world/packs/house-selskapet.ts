import { ONLY } from '#durable/world/only.ts'
import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The house of the Company: an office with a view, with a hearth that the pack shares. */
export const HOUSE_SELSKAPET = paintRoom(
  {
    key: 'house-selskapet',
    name: {
      dk: 'Selskabets kontor',
      en: 'The Office of the Company',
      no: 'Selskapets kontor',
      se: 'Sällskapets kontor',
    },
    width: 22,
    height: 16,
    base: 'f',
    entries: [{ id: 'lane', x: 10, y: 12 }],
    doors: [{ id: 'selskapet-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'selskapet' } }],
    access: ONLY.selskapet,
  },
  (room) => {
    hall(room, [10])
    room.land.rect('p', [3, 6], [8, 11]).rect('p', [14, 6], [19, 11])
    room.each('notice-board', [5, 4.2], [17, 4.2]).each('bench', [5.6, 7.4], [5.6, 10], [16.4, 7.4], [16.4, 10])
    room.each('flowerbed-red', [8.6, 4.4], [13.4, 4.4]).each('bush-round', [2.6, 12.8], [19.4, 12.8])
    room
      .put('rug-blue', 11, 6.1)
      .put('hearth', 11, 9, 'hearth')
      .put('board-selskapet', 11, 4.2, 'pack-board')
      .each('lamp', [9, 4], [13, 4])
      .put('bowl-food', 12.6, 9.6)
  },
)
