import { ONLY } from '#durable/world/only.ts'
import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The Staff Room: coffee, and a map of the park on the wall. */
export const STAFF_ROOM = paintRoom(
  {
    key: 'staff-room',
    name: { dk: 'Personalestuen', en: 'The Staff Room', no: 'Personalrommet', se: 'Personalrummet' },
    width: 20,
    height: 14,
    base: 'f',
    entries: [{ id: 'lane', x: 9, y: 10 }],
    areas: [{ id: 'view-table', kind: 'camera', x: 8, y: 4, w: 4, h: 4 }],
    doors: [{ id: 'staff-lane', x: 9, y: 12, w: 2, to: { room: 'pack-lane', entry: 'staff' } }],
    access: ONLY.staff,
  },
  (room) => {
    hall(room, [9], { panelling: 'plaster', posts: [6, 14] })
    room
      .each('window-garden', [3, WALL_FOOT], [17, WALL_FOOT])
      .each('painting-dog', [7.2, WALL_FOOT])
      .each('painting-bone', [12.8, WALL_FOOT])
      .each('sconce', [4.8, WALL_FOOT], [15.2, WALL_FOOT])
      .put('side-window', 1.5, 9.6)
    room.each('rug-green', [10, 7.9])
    room.put('park-map', 10, 3.8, 'map-of-the-park').each('pin-board', [5, 3.8], [15, 3.8])
    room
      .each('armchair-green', [7.2, 7], [12.8, 7])
      .each('armchair-blue', [7.2, 9.4], [12.8, 9.4])
      .put('coffee-table', 10, 8.3, 'coffee-table')
    room
      .put('desk', 4, 11.4)
      .put('bookcase', 17, 6.2)
      .put('stove', 2.8, 3.8)
      .put('tall-clock', 17.6, 3.5)
      .put('cushion', 15.6, 9.6)
      .each('floor-lamp', [2.4, 7.6], [17.6, 11.8])
      .each('potted-plant', [2.4, 6], [15.8, 12])
      .put('bowl-water', 17, 8)
  },
)
