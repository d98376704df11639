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
      { id: 'view-screen', kind: 'camera', x: 8, y: 1, w: 10, h: 4 },
      { id: 'seats', kind: 'quiet', x: 3, y: 7, w: 20, h: 7 },
    ],
  },
  (room) => {
    hall(room, [12], { panelling: 'damask' })
    for (let y = WALL_FOOT; y < 16; y += 2) room.put('carpet-stars', 1.5, y)
    room
      .put('poster-cat', 2.5, WALL_FOOT)
      .put('poster-bone', 23.5, WALL_FOOT)
      .each('exit-sign', [4, WALL_FOOT], [22, WALL_FOOT])
    room.each('carpet', [13, 8.9], [13, 11.7], [13, 14.5], [13, 15.6])
    for (let y = 6.5; y < 15.5; y += 0.75) room.each('aisle-light', [11.7, y], [14.3, y])
    room
      .put('screen', 13, 6, 'screen')
      .each('potted-plant', [3.6, 6], [22.4, 6], [2.4, 10], [23.6, 10], [2.4, 13.6], [23.6, 13.6])
    for (const y of [8, 9.75, 11.5, 13.25]) room.each('velvet-seats', [5.6, y], [9, y], [17, y], [20.4, y])
    room
      .put('popcorn-cart', 4, 15.9)
      .put('popcorn-cart', 22, 15.9)
      .each('stool', [6, 15.9], [20, 15.9])
      .put('bowl-food', 8, 15.6)
  },
)
