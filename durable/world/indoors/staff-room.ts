import { ONLY } from '#durable/world/only.ts'
import { hall } from '#durable/world/paint/hall.ts'
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
    doors: [{ id: 'staff-lane', x: 9, y: 12, w: 2, to: { room: 'pack-lane', entry: 'staff' } }],
    access: ONLY.staff,
  },
  (room) => {
    hall(room, [9])
    room.each('rug-green', [10, 7.9])
    room.put('park-map', 10, 4.4, 'map-of-the-park').each('notice-board', [5, 4.2], [15, 4.2])
    room.each('bench', [7.6, 7], [12.4, 7], [7.6, 9.4], [12.4, 9.4]).put('coffee-table', 10, 8.3, 'coffee-table')
    room
      .each('barrel', [2.6, 4.2], [3.5, 4.2])
      .put('crate-pears', 17, 4.3)
      .each('lamp', [2.4, 10.8], [17.6, 10.8])
      .put('bowl-water', 17, 6)
  },
)
