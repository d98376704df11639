import { ONLY } from '#durable/world/only.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { flowers, grove, woodedRim } from '#durable/world/paint/wilds.ts'

/** The Party Lawn: a stage, benches before it and lamps all round. */
export const PARTY_LAWN = paintRoom(
  {
    key: 'party-lawn',
    name: { dk: 'Festpladsen', en: 'The Party Lawn', no: 'Festplassen', se: 'Festplatsen' },
    width: 44,
    height: 30,
    base: 'g',
    entries: [
      { id: 'lane', x: 22, y: 26 },
      { id: 'tent', x: 40, y: 17 },
    ],
    doors: [
      { id: 'lawn-lane', x: 22, y: 28, w: 2, to: { room: 'pack-lane', entry: 'lawn' } },
      {
        id: 'lawn-tent',
        x: 42,
        y: 17,
        h: 2,
        to: { room: 'committee-tent', entry: 'lawn' },
        access: ONLY.committee,
      },
    ],
    areas: [
      { id: 'view-maypole', kind: 'camera', x: 21, y: 15, w: 4, h: 4 },
      { id: 'view-stage', kind: 'camera', x: 20, y: 6, w: 4, h: 4 },
      { id: 'view-tent', kind: 'camera', x: 37, y: 13, w: 4, h: 4 },
      { id: 'stage', kind: 'stage', x: 16, y: 6, w: 12, h: 4 },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.25, 171)
      .rect('p', [14, 5], [30, 11])
      .rect('f', [16, 6], [28, 10])
      .stroke(
        'p',
        [
          [23, 30],
          [23, 12],
        ],
        2,
      )
      .oval('p', [23, 17], [8, 4])
      .oval('g', [23, 17], [5, 2.4])
      .stroke(
        'p',
        [
          [30, 18],
          [44, 18],
        ],
        1.6,
      )
      .oval('s', [8, 22], [2.6, 1.6], 172)
    room
      .put('stage', 22, 6.4, 'stage')
      .each('string-lights', [17.4, 12.2], [28.6, 12.2], [17.4, 20.4], [28.6, 20.4])
      .each('barrel', [16.6, 7], [27.6, 7])
      .each('flowerbed-gold', [17.4, 11.4], [28.6, 11.4])
    room.each('flowerbed-red', [20, 17.6], [26, 17.6]).put('maypole', 23, 17.4, 'maypole')
    room.each('bench', [16, 13.4], [19, 13.4], [27, 13.4], [30, 13.4], [17.4, 21.6], [28.6, 21.6])
    room.each(
      'lamp',
      [13.6, 6],
      [30.4, 6],
      [13.6, 12.4],
      [32.4, 12.4],
      [14, 20.6],
      [32, 20.6],
      [21, 26.4],
      [25.4, 26.4],
      [38, 16],
    )
    room
      .each('blanket', [9, 14], [36, 23])
      .each('basket', [10.4, 13.8], [37.4, 22.8])
      .put('mound', 8, 22.3)
      .put('ball', 33, 24.6)
    room
      .put('crate-apples', 31, 9)
      .put('crate-oranges', 32, 9.2)
      .put('barrel', 33, 8.8)
      .put('bowl-food', 31.6, 10)
      .put('tent', 41.2, 16.4, 'tent')
      .put('tent-sign', 38.6, 20, 'tent-sign')
    grove(room, { wood: 'birch', from: [2, 5], to: [12, 27], count: 12, seed: 181, gap: 2.7 })
    grove(room, { wood: 'mixed', from: [33, 5], to: [42, 14], count: 8, seed: 182, gap: 2.4 })
    woodedRim(room, 'mixed', 183)
    flowers(room, 6, 184)
  },
)
