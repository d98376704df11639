import { ONLY } from '#durable/world/only.ts'
import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
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
    areas: [
      { id: 'view-wall', kind: 'camera', x: 8, y: 1, w: 6, h: 3 },
      { id: 'sight-plan', kind: 'sight', x: 9, y: 6, w: 4, h: 3 },
    ],
    doors: [{ id: 'selskapet-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'selskapet' } }],
    access: ONLY.selskapet,
  },
  (room) => {
    hall(room, [10], { panelling: 'plaster' })
    room.each('glass-wall', [6.2, WALL_FOOT], [10.2, WALL_FOOT], [14.2, WALL_FOOT], [18.2, WALL_FOOT])
    // They plan in the middle, work on the right and wait on the left.
    room
      .put('rug-blue', 11, 7.2)
      .put('plan-table', 11, 7.6)
      .each('stool', [9.2, 8.8], [11.2, 8.9], [13, 8.8])
      .put('floor-lamp', 14.3, 6)
    room
      .each('desk', [17.6, 6.6], [17.6, 9.8])
      .each('potted-plant', [19.8, 4], [15.4, 10.4])
      .put('water-cooler', 19.7, 12.2)
      .put('bowl-food', 18.7, 12.5)
      .put('bookcase', 16.4, 13.4)
    room
      .put('rug-green', 4.8, 10.4)
      .each('armchair-blue', [3.4, 9.4], [5.9, 9.4])
      .put('coffee-table', 4.7, 11.2)
      .put('floor-lamp', 2.3, 8.2)
      .put('cushion', 5.6, 13.2)
      .put('potted-plant', 2.4, 13.4)
    room.put('stove', 2.8, 3.8, 'hearth').put('board-selskapet', 14.6, 3.7, 'pack-board')
  },
)
