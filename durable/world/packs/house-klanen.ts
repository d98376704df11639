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
    entries: [{ id: 'lane', x: 10, y: 9 }],
    areas: [
      { id: 'view-wall', kind: 'camera', x: 8, y: 1, w: 6, h: 3 },
      { id: 'sight-hearth', kind: 'sight', x: 9, y: 3, w: 4, h: 3 },
    ],
    doors: [{ id: 'klanen-lane', x: 10, y: 14, w: 2, to: { room: 'pack-lane', entry: 'klanen' } }],
    access: ONLY.klanen,
  },
  (room) => {
    hall(room, [10], { panelling: 'stone' })
    room
      .each('sconce', [2.4, WALL_FOOT], [8.6, WALL_FOOT], [13.4, WALL_FOOT], [19.6, WALL_FOOT])
      .put('candle-niche', 5.4, WALL_FOOT)
      .put('poster-heart', 18.2, WALL_FOOT)
    room
      .put('shield-red', 3.8, 3.4)
      .put('shield-blue', 7, 3.4)
      .put('shield-gold', 18.2, 3.4)
      .put('shield-green', 19.7, 4.4)
    // The feast stands along the left wall; the old ones sit at the fire.
    room
      .each('long-table', [4.6, 7.4], [4.6, 10.2], [4.6, 13])
      .each('candelabra', [7.2, 6], [7.2, 12.4], [2.2, 5])
      .put('candles-2', 8, 13.6)
    room.put('rug-red', 11, 6.6).each('armchair-red', [8.8, 6.2], [13.2, 6], [14.8, 7.4]).put('bowl-food', 13, 4.2)
    room
      .each('barrel', [19.5, 9.4], [18.7, 9.8], [19.5, 10.4])
      .each('fleece', [17, 12.4], [14.6, 10.8])
      .put('candelabra', 19.4, 12.6)
    room.put('chimney', 11, 3.4).put('fireplace', 11, 3.44, 'hearth').put('board-klanen', 15.6, 3.5, 'pack-board')
  },
)
