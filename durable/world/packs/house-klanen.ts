import { ONLY } from '#durable/world/only.ts'
import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
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
    base: 'r',
    entries: [{ id: 'lane', x: 10, y: 12 }],
    areas: [
      { id: 'view-wall', kind: 'camera', x: 8, y: 1, w: 6, h: 3 },
      { id: 'sight-hearth', kind: 'sight', x: 9, y: 7, w: 4, h: 3 },
    ],
    doors: [{ id: 'klanen-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'klanen' } }],
    access: ONLY.klanen,
  },
  (room) => {
    hall(room, [10], { panelling: 'stone' })
    room.each('sconce', [2.4, WALL_FOOT], [8.4, WALL_FOOT], [13.6, WALL_FOOT], [19.6, WALL_FOOT])
    room
      .each('candle-niche', [5.3, WALL_FOOT], [16.7, WALL_FOOT])
      .each('poster-heart', [7.3, WALL_FOOT], [14.7, WALL_FOOT])
    room
      .put('shield-red', 4, 3.4)
      .put('shield-blue', 6.6, 3.4)
      .put('shield-gold', 15.4, 3.4)
      .put('shield-green', 18, 3.4)
    room
      .each('long-table', [5.4, 8.4], [16.6, 8.4], [5.4, 12], [16.6, 12])
      .each('candelabra', [2.4, 6], [19.6, 6], [8.4, 13.6], [13.6, 13.6])
      .each('armchair-red', [9.4, 4.2], [12.6, 4.2])
      .each('barrel', [2.4, 14], [19.6, 14])
      .each('fleece', [5.4, 10], [16.6, 10])
      .each('candles-2', [4.6, 4], [17.4, 4])
    room
      .put('rug-red', 11, 6.3)
      .put('rug-red', 11, 11.8)
      .put('hearth', 11, 9, 'hearth')
      .put('board-klanen', 11, 3.5, 'pack-board')
      .put('bowl-food', 12.6, 9.6)
  },
)
