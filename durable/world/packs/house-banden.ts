import { ONLY } from '#durable/world/only.ts'
import { hall } from '#durable/world/paint/hall.ts'
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
    doors: [{ id: 'banden-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'banden' } }],
    access: ONLY.banden,
  },
  (room) => {
    hall(room, [10])
    room
      .each('barrel', [3, 4.2], [3.9, 4.2], [3, 12.6])
      .each('crate-oranges', [6, 4.3], [7, 4.3])
      .put('crate-pears', 6.5, 5)
    room
      .each('log', [4.4, 7.6], [17.4, 8])
      .each('stump', [6.4, 9], [15.6, 9.4])
      .put('ball', 14, 11)
      .put('hurdle-red', 17.4, 11.8)
    room
      .put('rug-blue', 11, 6.1)
      .put('hearth', 11, 9, 'hearth')
      .put('board-banden', 11, 4.2, 'pack-board')
      .each('lamp', [9, 4], [13, 4])
      .put('bowl-food', 12.6, 9.6)
  },
)
