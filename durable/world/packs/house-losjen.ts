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
    entries: [{ id: 'lane', x: 10, y: 9 }],
    areas: [
      { id: 'view-wall', kind: 'camera', x: 8, y: 1, w: 6, h: 3 },
      { id: 'sight-hearth', kind: 'sight', x: 9, y: 3, w: 4, h: 3 },
    ],
    doors: [{ id: 'losjen-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'losjen' } }],
    access: ONLY.losjen,
  },
  (room) => {
    hall(room, [10], { panelling: 'logs', posts: [5.4, 14.2] })
    room
      .each('window-mountains', [4, WALL_FOOT], [18.6, WALL_FOOT])
      .each('skis', [6.6, WALL_FOOT], [13.1, WALL_FOOT])
      .put('sconce', 9.1, WALL_FOOT)
    // One reads on the left, eats on the right and warms the paws in the middle.
    room
      .each('bookcase', [2.9, 6.4], [2.9, 9.2])
      .put('fleece', 5.6, 8.6)
      .each('armchair-green', [5, 7.4], [6.6, 9.8])
      .put('floor-lamp', 7.9, 9.2)
      .put('tall-clock', 7.8, 3.5)
      .put('potted-plant', 2.4, 4)
      .put('basket', 3.4, 12.6)
    room.put('rug-violet', 11, 6.6).put('armchair-green', 13.4, 6.2).put('cushion', 9.6, 6.8).put('bowl-food', 13, 4.2)
    room.put('long-table', 16.6, 10).put('side-window', 1.5, 8.6).put('potted-plant', 19.6, 6.6).put('sled', 17.6, 13.6)
    room.put('chimney', 11, 3.4).put('fireplace', 11, 3.44, 'hearth').put('board-losjen', 16, 3.7, 'pack-board')
  },
)
