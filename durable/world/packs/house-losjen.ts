import { ONLY } from '#durable/world/only.ts'
import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The house of the Lodge: an alpine lodge, with a hearth that the pack shares. */
export const HOUSE_LOSJEN = paintRoom(
  {
    key: 'house-losjen',
    name: { dk: 'Logens fjeldhytte', en: 'The Cabin of the Lodge', no: 'Losjens fjellhytte', se: 'Logens fjällstuga' },
    width: 22,
    height: 16,
    base: 'f',
    entries: [{ id: 'lane', x: 10, y: 12 }],
    areas: [
      { id: 'view-wall', kind: 'camera', x: 8, y: 1, w: 6, h: 3 },
      { id: 'sight-hearth', kind: 'sight', x: 9, y: 7, w: 4, h: 3 },
    ],
    doors: [{ id: 'losjen-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'losjen' } }],
    access: ONLY.losjen,
  },
  (room) => {
    hall(room, [10], { panelling: 'logs', posts: [10, 12] })
    room.land.rect('r', [9, 8], [13, 10])
    room
      .each('window-mountains', [4, WALL_FOOT], [18, WALL_FOOT])
      .each('skis', [6.6, WALL_FOOT], [15.4, WALL_FOOT])
      .each('sconce', [8.4, WALL_FOOT], [13.6, WALL_FOOT])
    room
      .each('fleece', [6.4, 10], [15.6, 10])
      .each('armchair-green', [6.4, 9.2], [15.6, 9.2])
      .each('bookcase', [2.9, 4], [19.2, 4])
      .each('potted-plant', [4.8, 3.8], [17.2, 3.8], [2.4, 13.6], [19.6, 13.6])
      .each('floor-lamp', [4.4, 8.6], [17.6, 8.6])
      .put('stove', 14, 3.8)
      .put('tall-clock', 8, 3.5)
      .put('bookcase', 19.2, 11.4)
      .put('basket', 3.4, 11.6)
      .put('cushion', 8, 12.2)
      .put('side-window', 1.5, 8.6)
      .put('sled', 6, 13.4)
      .put('long-table', 16, 13.2)
    room
      .put('rug-violet', 11, 6.1)
      .put('hearth', 11, 9, 'hearth')
      .put('board-losjen', 11, 3.7, 'pack-board')
      .put('bowl-food', 12.6, 9.6)
  },
)
