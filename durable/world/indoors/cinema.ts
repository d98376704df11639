import { hall, WALL_FOOT } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The Cinema: rows of velvet before a curtain. */
export const CINEMA = paintRoom(
  {
    key: 'cinema',
    name: { dk: 'Biografen', en: 'The Cinema', no: 'Kinoen', se: 'Biografen' },
    width: 26,
    height: 18,
    base: 'f',
    // In the aisle, from where the screen is in view.
    entries: [{ id: 'street', x: 12, y: 8 }],
    doors: [{ id: 'cinema-street', x: 12, y: 16, w: 2, to: { room: 'market-street', entry: 'cinema' } }],
    areas: [
      { id: 'view-screen', kind: 'camera', x: 10, y: 2, w: 6, h: 2 },
      { id: 'seats', kind: 'quiet', x: 3, y: 5, w: 20, h: 9 },
    ],
  },
  (room) => {
    hall(room, [12], { panelling: 'damask' })
    for (let y = WALL_FOOT; y < 16; y += 2) room.put('carpet-stars', 1.5, y)
    room
      .each('poster-cat', [2.6, WALL_FOOT], [22, WALL_FOOT])
      .each('poster-bone', [4.2, WALL_FOOT], [23.6, WALL_FOOT])
      .each('exit-sign', [5.8, WALL_FOOT], [20.4, WALL_FOOT])
    room.each('carpet', [13, 6.9], [13, 9.7], [13, 12.5], [13, 15.3])
    for (let y = 5; y < 15.5; y += 0.75) room.each('aisle-light', [11.7, y], [14.3, y])
    room
      .put('screen', 13, 4.2, 'screen')
      .each('potted-plant', [2.6, 4], [23.4, 4], [2.4, 9], [23.6, 9], [2.4, 13.6], [23.6, 13.6])
    for (const y of [7, 9, 11, 13]) room.each('velvet-seats', [5.6, y], [9, y], [17, y], [20.4, y])
    room
      .put('popcorn-cart', 4, 15.9)
      .put('popcorn-cart', 22, 15.9)
      .each('stool', [6, 15.9], [20, 15.9])
      .put('bowl-food', 8, 15.6)
  },
)
