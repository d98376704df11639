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
      { id: 'sight-hearth', kind: 'sight', x: 9, y: 7, w: 4, h: 3 },
    ],
    doors: [{ id: 'selskapet-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'selskapet' } }],
    access: ONLY.selskapet,
  },
  (room) => {
    hall(room, [10], { panelling: 'plaster', posts: [9.8, 12.2] })
    room.land.rect('r', [9, 8], [13, 10])
    room
      .each('window-town', [3, WALL_FOOT], [6.2, WALL_FOOT], [15.8, WALL_FOOT], [19, WALL_FOOT])
      .put('painting-sea', 8.4, WALL_FOOT)
      .put('painting-bone', 13.6, WALL_FOOT)
    room
      .each('desk', [4.6, 5.4], [17.4, 5.4])
      .each('bookcase', [2.9, 9], [19.1, 9])
      .each('armchair-blue', [5.6, 9], [16.4, 9], [5.6, 12.2], [16.4, 12.2])
      .each('potted-plant', [8, 3.7], [14, 3.7], [2.4, 13.6], [19.6, 13.6])
      .each('floor-lamp', [7.4, 8.6], [14.6, 8.6])
      .put('coffee-table', 8.2, 12.4)
      .each('pendant', [8.6, 5.2], [13.4, 5.2])
      .put('cushion', 13.6, 12.6)
    room
      .put('rug-blue', 11, 6.1)
      .put('rug-green', 5.2, 11.3)
      .put('rug-green', 16.8, 11.3)
      .put('hearth', 11, 9, 'hearth')
      .put('board-selskapet', 11, 3.7, 'pack-board')
      .put('bowl-food', 12.6, 9.6)
  },
)
