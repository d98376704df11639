import { ONLY } from '#durable/world/only.ts'
import { hall } from '#durable/world/paint/hall.ts'
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
    doors: [{ id: 'stammen-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'stammen' } }],
    access: ONLY.stammen,
  },
  (room) => {
    hall(room, [10])
    room.land.rect('s', [8, 7], [14, 10])
    room
      .each('log', [7, 6.4], [15, 6.4], [7, 10.8], [15, 10.8])
      .each('barrel', [2.6, 5], [2.6, 6.2], [19.4, 5], [19.4, 6.2])
    room.each('stump', [5, 8.8], [17, 8.8]).each('boulder', [3, 12.4], [19, 12.4]).put('basket', 4.6, 5)
    room
      .put('rug-green', 11, 5.4)
      .put('hearth', 11, 9, 'hearth')
      .put('board-stammen', 11, 4.2, 'pack-board')
      .each('lamp', [9, 4], [13, 4])
      .put('bowl-food', 12.6, 9.6)
  },
)
