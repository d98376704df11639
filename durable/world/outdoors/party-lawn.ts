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
      { id: 'lane', x: 22, y: 24 },
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
      { id: 'view-maypole', kind: 'camera', x: 21, y: 5, w: 4, h: 4 },
      { id: 'view-stage', kind: 'camera', x: 17, y: 15, w: 10, h: 4 },
      { id: 'view-tent', kind: 'camera', x: 37, y: 13, w: 4, h: 4 },
      { id: 'stage', kind: 'stage', x: 16, y: 17, w: 12, h: 4 },
      { id: 'festive-lawn', kind: 'festive', x: 6, y: 4, w: 31, h: 22 },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.25, 171)
      .oval('p', [23, 8], [8, 3.8])
      .oval('g', [23, 8], [5, 2.4])
      .stroke(
        'p',
        [
          [16, 9],
          [13.4, 13],
          [13.4, 18],
          [17, 22],
        ],
        1.4,
      )
      .stroke(
        'p',
        [
          [30, 9],
          [31.6, 13],
          [31.6, 18],
          [28, 22],
        ],
        1.4,
      )
      .rect('p', [14, 16], [30, 22])
      .rect('f', [16, 17], [28, 21])
      .stroke(
        'p',
        [
          [23, 30],
          [23, 23],
        ],
        2,
      )
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
      .put('stage', 22, 17.4, 'stage')
      .each('string-lights', [17.4, 23.2], [28.6, 23.2], [17.4, 12.2], [28.6, 12.2])
      .each('barrel', [16.6, 18], [27.6, 18])
      .each('flowerbed-gold', [17.4, 22.4], [28.6, 22.4])
    room
      .put('spinning-wheel', 23.4, 20.6, 'spinning-wheel')
      .put('colour-roulette', 19.2, 20.6, 'colour-roulette')
      .put('bowl-water', 15.2, 21.4)
    room.each('flowerbed-red', [20, 8.6], [26, 8.6]).put('maypole', 23, 8.4, 'maypole')
    room.each('bench', [17.4, 5.4], [28.6, 5.4])
    // Before the stage, so that their guests look at it.
    room.each('bench-back', [16, 24.4], [19, 24.4], [27, 24.4], [30, 24.4])
    room.each(
      'lamp',
      [13.6, 17],
      [30.4, 17],
      [13.6, 24.4],
      [32.4, 24.4],
      [14.6, 6],
      [31.4, 6],
      [21, 27.4],
      [25.4, 27.4],
      [38, 16],
    )
    room
      .each('blanket', [9, 14], [36, 23])
      .each('basket', [10.4, 13.8], [37.4, 22.8])
      .put('mound', 8, 22.3)
      .put('ball', 33, 24.6)
    room
      .put('crate-apples', 32.6, 20)
      .put('crate-oranges', 33.6, 20.2)
      .put('barrel', 34.4, 19.8)
      .put('bowl-food', 33, 21)
      .put('tent', 41.2, 16.4, 'tent')
      .put('tent-sign', 38.6, 20, 'tent-sign')
    grove(room, { wood: 'birch', from: [2, 5], to: [12, 27], count: 12, seed: 181, gap: 2.7 })
    grove(room, { wood: 'mixed', from: [33, 5], to: [42, 14], count: 8, seed: 182, gap: 2.4 })
    woodedRim(room, 'mixed', 183)
    flowers(room, 6, 184)
    room.put('smell-post', 24.5, 12.75, 'post-maypole')
  },
)
