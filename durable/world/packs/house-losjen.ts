import { ONLY } from '#durable/world/only.ts'
import { hall } from '#durable/world/paint/hall.ts'
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
    doors: [{ id: 'losjen-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'losjen' } }],
    access: ONLY.losjen,
  },
  (room) => {
    hall(room, [10])
    room.land.rect('g', [3, 8], [7, 11]).rect('g', [15, 8], [19, 11])
    room
      .each('spruce-young', [4.4, 9.6], [17.6, 9.6])
      .each('flowerbed-gold', [4.4, 4.4], [17.6, 4.4])
      .each('log', [8, 7], [14, 7])
    room.each('bench', [8, 10.4], [14, 10.4]).each('barrel', [2.6, 12.6], [19.4, 12.6])
    room
      .put('rug-violet', 11, 6.1)
      .put('hearth', 11, 9, 'hearth')
      .put('board-losjen', 11, 4.2, 'pack-board')
      .each('lamp', [9, 4], [13, 4])
      .put('bowl-food', 12.6, 9.6)
  },
)
