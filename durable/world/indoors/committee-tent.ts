import { ONLY } from '#durable/world/only.ts'
import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The Committee Tent: streamers, the wheel and the roulette. */
export const COMMITTEE_TENT = paintRoom(
  {
    key: 'committee-tent',
    name: { dk: 'Festteltet', en: 'The Committee Tent', no: 'Festteltet', se: 'Festtältet' },
    width: 18,
    height: 14,
    base: 'g',
    entries: [{ id: 'lawn', x: 8, y: 10 }],
    areas: [{ id: 'view-table', kind: 'camera', x: 6, y: 5, w: 4, h: 4 }],
    doors: [{ id: 'tent-lawn', x: 8, y: 12, w: 2, to: { room: 'party-lawn', entry: 'tent' } }],
    access: ONLY.committee,
  },
  (room) => {
    hall(room, [8], { floor: 'g', panelling: 'canvas' })
    room.land.patches('l', 0.4, 221).rect('f', [5, 5], [13, 9])
    room
      .each('streamers', [5.2, 3.3], [12.8, 3.3])
      .put('spinning-wheel', 5, 5, 'spinning-wheel')
      .put('colour-roulette', 13, 5, 'colour-roulette')
      .put('pin-board', 9, 3.8)
    room
      .put('rug-red', 9, 7.3)
      .each('armchair-red', [4, 8.2])
      .each('armchair-blue', [14, 8.2])
      .each('potted-plant', [3.4, 11.4], [14.6, 11.4])
      .each('cushion', [4.4, 9.8], [13.4, 9.8])
      .each('floor-lamp', [2.4, 5], [15.6, 5])
    room
      .each('crate-apples', [2.6, 10])
      .put('crate-oranges', 15.4, 9.6)
      .put('barrel', 15.5, 10.6)
      .put('bowl-food', 9.2, 6.4)
  },
)
