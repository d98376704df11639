import { ONLY } from '#durable/world/only.ts'
import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The house of the Clan: a hall of shields, with a hearth that the pack shares. */
export const HOUSE_KLANEN = paintRoom(
  {
    key: 'house-klanen',
    name: {
      dk: 'Klanens skjoldhal',
      en: 'The Shield Hall of the Clan',
      no: 'Klanens skjoldhall',
      se: 'Klanens sköldsal',
    },
    width: 22,
    height: 16,
    base: 'f',
    entries: [{ id: 'lane', x: 10, y: 12 }],
    doors: [{ id: 'klanen-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'klanen' } }],
    access: ONLY.klanen,
  },
  (room) => {
    hall(room, [10])
    room.put('shield-red', 4, 4).put('shield-blue', 7, 4).put('shield-gold', 15, 4).put('shield-green', 18, 4)
    room
      .each('bench', [6, 8], [6, 10.4], [16, 8], [16, 10.4])
      .each('barrel', [2.6, 12.6], [19.4, 12.6])
      .put('log', 11, 11.6)
    room
      .put('rug-red', 11, 6.1)
      .put('hearth', 11, 9, 'hearth')
      .put('board-klanen', 11, 4.2, 'pack-board')
      .each('lamp', [9, 4], [13, 4])
      .put('bowl-food', 12.6, 9.6)
  },
)
