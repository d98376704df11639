import { ONLY } from '#durable/world/only.ts'
import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The house of the Gang: a workshop, with a hearth that the pack shares. */
export const HOUSE_BANDEN = paintRoom(
  {
    key: 'house-banden',
    name: { dk: 'Bandens værksted', en: 'The Workshop of the Gang', no: 'Bandens verksted', se: 'Ligans verkstad' },
    width: 22,
    height: 16,
    base: 'f',
    entries: [{ id: 'lane', x: 10, y: 9 }],
    areas: [
      { id: 'view-wall', kind: 'camera', x: 8, y: 1, w: 6, h: 3 },
      { id: 'sight-hearth', kind: 'sight', x: 9, y: 3, w: 4, h: 3 },
    ],
    doors: [{ id: 'banden-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'banden' } }],
    access: ONLY.banden,
  },
  (room) => {
    hall(room, [10], { panelling: 'boards', posts: [3, 19] })
    room
      .each('tool-board', [4.4, WALL_FOOT], [7, WALL_FOOT])
      .put('window-garden', 13.6, WALL_FOOT)
      .put('poster-bone', 8.9, WALL_FOOT)
      .put('painting-sea', 18, WALL_FOOT)
      .put('sconce', 1.9, WALL_FOOT)
      .put('sconce', 20.1, WALL_FOOT)
    // The workshop fills the left half; before the fire and on the right they rest.
    room
      .put('workbench', 5, 4.2)
      .put('workbench', 3.8, 7.6)
      .put('sewing-table', 4, 10.6)
      .put('side-window', 1.5, 11)
      .put('pendant', 5, 5.2)
      .put('kennel-red', 7.2, 9.4)
      .put('hurdle-red', 7, 12.6)
      .each('crate-oranges', [2.6, 12.6], [2.6, 13.4])
      .put('crate-pears', 3.5, 13.4)
    room
      .put('rug-blue', 12, 6.4)
      .each('armchair-blue', [9.4, 6.4], [14.4, 6.2])
      .put('stool', 12.6, 7.8)
      .put('bowl-food', 12.9, 4.2)
    room
      .each('barrel', [19.4, 7], [18.6, 7.3], [19.5, 8.1])
      .put('fleece', 17.2, 11.6)
      .put('ball', 14.8, 12.4)
      .put('floor-lamp', 19.4, 11.2)
    room.put('chimney', 11, 3.4).put('fireplace', 11, 3.44, 'hearth').put('board-banden', 16.2, 3.7, 'pack-board')
  },
)
