import { ONLY } from '#durable/world/only.ts'
import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The house of the Tribe: a longhouse, with a hearth that the pack shares. */
export const HOUSE_STAMMEN = paintRoom(
  {
    key: 'house-stammen',
    name: { dk: 'Stammens langhus', en: 'The Longhouse of the Tribe', no: 'Stammens langhus', se: 'Stammens långhus' },
    width: 22,
    height: 16,
    base: 'f',
    entries: [{ id: 'lane', x: 10, y: 12 }],
    areas: [
      { id: 'view-wall', kind: 'camera', x: 8, y: 1, w: 6, h: 3 },
      { id: 'sight-hearth', kind: 'sight', x: 9, y: 7, w: 4, h: 3 },
    ],
    doors: [{ id: 'stammen-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'stammen' } }],
    access: ONLY.stammen,
  },
  (room) => {
    hall(room, [10], { panelling: 'logs', posts: [10, 12] })
    room.land.rect('s', [8, 7], [14, 10])
    room
      .put('shield-green', 4, 3.4)
      .put('shield-gold', 18, 3.4)
      .each('sconce', [2.4, WALL_FOOT], [8.4, WALL_FOOT], [13.6, WALL_FOOT], [19.6, WALL_FOOT])
      .each('window-garden', [6.2, WALL_FOOT], [15.8, WALL_FOOT])
      .put('painting-dog', 4.2, WALL_FOOT)
      .put('painting-bone', 17.8, WALL_FOOT)
      .each('tool-board', [11, WALL_FOOT])
    room
      .each('long-table', [4.6, 7.4], [17.4, 7.4])
      .each('fleece', [5, 10.4], [17, 10.4])
      .each('log', [7, 11.4], [15, 11.4])
      .each('stump', [6.4, 5.2], [15.6, 5.2])
      .each('barrel', [2.4, 4.6], [2.4, 5.6], [19.6, 4.6], [19.6, 5.6])
      .each('candelabra', [2.6, 9.6], [19.4, 9.6])
      .each('bookcase', [3, 13.4], [19, 13.4])
      .each('candles-2', [6.4, 13.6], [15.6, 13.6])
      .put('basket', 4.4, 4.6)
    room
      .put('rug-green', 11, 5.1)
      .put('hearth', 11, 9, 'hearth')
      .put('board-stammen', 11, 3.5, 'pack-board')
      .put('bowl-food', 12.6, 9.6)
  },
)
