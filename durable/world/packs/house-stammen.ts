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
    // They eat on the left of the fire, and sleep on fleeces on its right.
    room
      .each('long-table', [4.6, 7.8], [4.6, 11.2])
      .each('barrel', [2.4, 4.6], [2.4, 5.6], [3.2, 5])
      .put('basket', 5, 4.6)
      .each('candelabra', [7.4, 6.2], [2.4, 13.2])
    room
      .each('fleece', [17.6, 7.2], [16.2, 9.4], [18, 11.4])
      .put('bookcase', 19.2, 5.8)
      .put('candles-2', 19.6, 9.2)
      .put('candelabra', 19.5, 14)
    room
      .each('log', [9.2, 11.6], [13.6, 11.4])
      .each('stump', [8, 6.4], [14.4, 6.2])
      .put('rug-green', 11, 5.1)
      .put('hearth', 11, 9, 'hearth')
      .put('board-stammen', 11, 3.5, 'pack-board')
      .put('bowl-food', 12.6, 9.6)
  },
)
