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
    entries: [{ id: 'lane', x: 10, y: 12 }],
    areas: [
      { id: 'view-wall', kind: 'camera', x: 8, y: 1, w: 6, h: 3 },
      { id: 'sight-hearth', kind: 'sight', x: 9, y: 7, w: 4, h: 3 },
    ],
    doors: [{ id: 'banden-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'banden' } }],
    access: ONLY.banden,
  },
  (room) => {
    hall(room, [10], { panelling: 'boards', posts: [3, 19] })
    room.land.rect('r', [9, 8], [13, 10])
    room
      .each('tool-board', [4.6, WALL_FOOT], [17.4, WALL_FOOT])
      .each('window-garden', [8, WALL_FOOT], [14, WALL_FOOT])
      .each('poster-bone', [9.6, WALL_FOOT], [12.4, WALL_FOOT])
      .put('painting-dog', 6.4, WALL_FOOT)
      .put('painting-sea', 15.8, WALL_FOOT)
      .put('sconce', 1.9, WALL_FOOT)
      .put('sconce', 20.1, WALL_FOOT)
    room
      .each('workbench', [4.8, 4.2], [17.2, 4.2])
      .each('crate-oranges', [2.6, 7.2], [2.6, 8])
      .put('crate-pears', 3.5, 8)
      .each('barrel', [19.4, 7], [18.6, 7.3], [2.4, 13.4])
    room
      .each('armchair-blue', [7.4, 9.2], [14.6, 9.2])
      .each('stool', [8.6, 11.4], [13.4, 11.4])
      .put('kennel-red', 4, 12)
      .put('fleece', 5.4, 13)
      .put('hurdle-red', 17.6, 11.2)
      .put('sewing-table', 17.4, 13.2)
      .put('side-window', 1.5, 11)
      .each('pendant', [4.8, 5.2], [17.2, 5.2])
      .put('ball', 15.4, 12.6)
      .put('floor-lamp', 19.4, 4)
    room
      .put('rug-blue', 11, 6.1)
      .put('hearth', 11, 9, 'hearth')
      .put('board-banden', 11, 3.7, 'pack-board')
      .put('bowl-food', 12.6, 9.6)
  },
)
