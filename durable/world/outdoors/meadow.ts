import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { drift, flowers, grove, woodedRim } from '#durable/world/paint/wilds.ts'

/** The Meadow: open grass under a lone oak, a brook of flowers, soil to dig and a ball to push. */
export const MEADOW = paintRoom(
  {
    key: 'meadow',
    name: { dk: 'Engen', en: 'The Meadow', no: 'Enga', se: 'Ängen' },
    width: 48,
    height: 32,
    base: 'g',
    entries: [
      // From where the oak is whole in view.
      { id: 'plaza', x: 23, y: 7 },
      { id: 'harbour', x: 4, y: 24 },
    ],
    areas: [
      { id: 'view-oak', kind: 'camera', x: 22, y: 10, w: 6, h: 7 },
      { id: 'view-kennel', kind: 'camera', x: 4, y: 20, w: 3, h: 3 },
      { id: 'view-hurdles', kind: 'camera', x: 10, y: 19, w: 4, h: 4 },
    ],
    doors: [
      { id: 'meadow-plaza', x: 23, y: 1, w: 2, to: { room: 'plaza', entry: 'gate' } },
      { id: 'meadow-harbour', x: 1, y: 24, h: 2, to: { room: 'harbour', entry: 'meadow' } },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.3, 21)
      .oval('s', [38, 9], [3.4, 2.2], 5)
      .oval('s', [9, 14], [2.6, 1.8], 6)
      .stroke(
        'w',
        [
          [48, 13],
          [44, 15],
          [43, 19],
          [41, 23],
        ],
        1,
      )
      .oval('w', [40, 24.5], [5, 3.2], 7)
      .oval('d', [40, 24.5], [2.8, 1.6], 7)
      .stroke(
        'p',
        [
          [24, 0],
          [24, 8],
          [21, 13],
        ],
        2,
      )
      .stroke(
        'p',
        [
          [21, 13],
          [17, 18],
          [9, 25],
          [0, 25],
        ],
        2,
      )
      .stroke(
        'p',
        [
          [17, 18],
          [25, 23],
          [35, 22.6],
        ],
        1.2,
      )
    room.put('oak-with-swing', 25, 15.4, 'oak-with-swing').put('bench', 22.6, 16.8).put('bench', 27.8, 16.8)
    room.put('mound', 38, 9.4).put('ball', 15, 12.4).put('ball', 31, 11.6)
    room.put('blanket', 30, 26.6).put('basket', 31.4, 26.4).put('bench', 34.4, 21.4).put('signpost', 21.2, 6.6)
    room.each('hurdle-red', [12, 19.4], [14.4, 22.4]).each('hurdle-blue', [10, 21], [7.4, 18.6])
    room.each('lamp', [26, 6], [7, 27.4]).each('lupins', [35.2, 20.4], [36.2, 20], [44.6, 21.4], [34.4, 27])
    room
      .each('log', [33.4, 27.4])
      .put('blanket', 19, 27.2)
      .put('basket', 17.6, 27)
      .put('bowl-water', 20.6, 17.2)
      .each('stone-wet', [43.4, 17.6], [44.6, 15.6])
      .each('mushrooms', [20.4, 9], [41, 13.4])
      .put('kennel-red', 5.4, 22.2)
    drift(room, {
      flower: 'lupins',
      along: [
        [26.4, 19.4],
        [28.6, 18.6],
        [30.8, 18.4],
        [33, 18.8],
        [35, 19.6],
      ],
      seed: 36,
    })
    drift(room, {
      flower: 'buttercups',
      along: [
        [27.6, 6],
        [29.4, 7.2],
        [31.2, 8.8],
        [32.6, 10.6],
      ],
      seed: 46,
    })
    drift(room, {
      flower: 'daisies',
      along: [
        [14.6, 11],
        [16.2, 13.2],
        [14.8, 15.4],
        [12.4, 16.4],
      ],
      seed: 56,
    })
    drift(room, {
      flower: 'buttercups',
      along: [
        [20, 24],
        [22.6, 25.4],
        [25.4, 26],
        [28, 25.4],
      ],
      seed: 66,
    })
    room.each('reeds-high', [36.2, 23.6], [44.2, 26]).each('reeds-low', [36.8, 24.2], [43.6, 26.6])
    room.each('lily-flower', [38.4, 23.4], [42.6, 25.4]).put('hen-left', 40, 25).put('drake-right', 41.6, 24.2)
    room.strew({
      prefabs: ['birch-round', 'birch-wide', 'bush-rose'],
      from: [30, 13],
      to: [45, 19],
      count: 7,
      gap: 2.6,
      seed: 31,
    })
    grove(room, { wood: 'birch', from: [3, 5], to: [18, 10], count: 9, seed: 32, gap: 2.3 })
    woodedRim(room, 'mixed', 33)
    room.strew({
      prefabs: ['stone', 'cobble', 'bush-low', 'stump'],
      from: [3, 5],
      to: [45, 30],
      count: 14,
      gap: 2.5,
      seed: 34,
    })
    flowers(room, 7, 35)
    room.put('smell-post', 31.5, 21.75, 'post-hurdles').put('smell-post', 11.5, 28.75, 'post-path')
  },
)
