import { ONLY } from '#durable/world/only.ts'
import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** The Committee Tent: streamers, the wheel and the roulette. The committee has no role yet: staff only until it has. */
export const COMMITTEE_TENT = paintRoom(
  {
    key: 'committee-tent',
    name: { dk: 'Festteltet', en: 'The Committee Tent', no: 'Festteltet', se: 'Festtältet' },
    width: 18,
    height: 14,
    base: 'g',
    entries: [{ id: 'lawn', x: 8, y: 10 }],
    doors: [{ id: 'tent-lawn', x: 8, y: 12, w: 2, to: { room: 'party-lawn', entry: 'tent' } }],
    access: ONLY.staff,
  },
  (room) => {
    hall(room, [8], 'g')
    room.land.patches('l', 0.4, 221).rect('p', [6, 5], [12, 8])
    room
      .each('streamers', [5.2, 3.3], [12.8, 3.3])
      .put('spinning-wheel', 5, 5.4, 'spinning-wheel')
      .put('colour-roulette', 13, 5.4, 'colour-roulette')
      .put('notice-board', 9, 4.2)
    room
      .each('bench', [5, 8.4], [13.4, 8.4])
      .each('flowerbed-gold', [3.4, 11.4], [14.6, 11.4])
      .each('lamp', [2.4, 5], [15.6, 5])
    room.each('crate-apples', [2.6, 8]).put('crate-oranges', 15.4, 8).put('barrel', 15.5, 9).put('bowl-food', 9.2, 6.4)
  },
)
