import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { copses, undergrowth, woodedRim } from '#durable/world/paint/wilds.ts'

/** The Forest: spruces and birches, a stream with one way over, and a clearing that one has to look for. */
export const FOREST = paintRoom(
  {
    key: 'forest',
    name: { dk: 'Skoven', en: 'The Forest', no: 'Skogen', se: 'Skogen' },
    width: 56,
    height: 40,
    base: 'l',
    entries: [
      { id: 'plaza', x: 51, y: 18 },
      { id: 'grove', x: 13, y: 4 },
      { id: 'lake', x: 18, y: 35 },
    ],
    areas: [
      { id: 'view-trunk-bridge', kind: 'camera', x: 44, y: 16, w: 4, h: 4 },
      { id: 'view-waterfall', kind: 'camera', x: 17, y: 31, w: 3, h: 3 },
      { id: 'view-spruces', kind: 'camera', x: 15, y: 6, w: 4, h: 3 },
    ],
    doors: [
      { id: 'forest-plaza', x: 54, y: 18, h: 2, to: { room: 'plaza', entry: 'west' } },
      { id: 'forest-grove', x: 13, y: 1, w: 2, to: { room: 'memorial-grove', entry: 'forest' } },
      { id: 'forest-lake', x: 18, y: 38, w: 2, to: { room: 'lake', entry: 'forest' } },
    ],
  },
  (room) => {
    room.land
      .patches('g', 0.3, 41, 'l')
      .oval('g', [42, 12], [5.4, 3.6], 42)
      .oval('g', [26, 27], [6, 4], 43)
      .oval('s', [25, 28.4], [2.4, 1.8], 48)
      .oval('s', [45.4, 29.4], [2.6, 2], 49)
      .stroke(
        'w',
        [
          [28, 0],
          [29, 7],
          [33, 13],
          [34, 20],
          [37, 27],
          [36, 34],
          [38, 40],
        ],
        3,
      )
      .stroke(
        'p',
        [
          [58, 19],
          [44, 18],
          [38, 19],
          [30, 19],
          [24, 21],
          [19, 27],
          [19, 42],
        ],
        1.6,
        62,
      )
      .stroke(
        'p',
        [
          [24, 21],
          [16, 14],
          [14, 7],
          [14, -2],
        ],
        1.6,
        64,
      )
      .stroke(
        'w',
        [
          [33.5, 15],
          [34.5, 23],
        ],
        3,
      )
      .oval('g', [7, 30], [3.4, 2.6], 46)
      .oval('w', [28.5, 4], [2.6, 1.8], 47)
      .rect('x', [20, 0], [37, 2])
    room.put('trunk-bridge', 34.5, 19.1, 'fallen-trunk')
    room.ground('normal', [32, 18], [5, 1]).ground('forbidden', [32, 17], [5, 1]).ground('forbidden', [32, 19], [5, 1])
    room
      .each('crag-4', [20, 2.5], [24, 2.5], [28, 2.5], [32, 2.5])
      .each('crag-1', [19.5, 2.5], [36, 2.5], [36.5, 2.5])
      .row(['spruce-great', 'spruce-tall', 'spruce-young'], [20, 1.1], [26, 1.1], { step: 1.2, seed: 59, on: 'x' })
      .row(['spruce-tall', 'spruce-great', 'spruce-young'], [31, 1.1], [37, 1.1], { step: 1.2, seed: 60, on: 'x' })
    room.put('waterfall', 28.6, 4, 'waterfall').put('signpost', 22.6, 19.6)
    room
      .put('mound', 25, 28.8)
      .put('bench', 28.6, 25.4)
      .put('bench', 41, 10.4)
      .put('stump', 43.4, 12.2)
      .put('stump', 38.6, 12.6)
    room
      .each('log', [47, 21.4], [11, 18], [30, 31])
      .each('mushrooms', [46, 22], [12.6, 18.4], [29, 31.6], [7.4, 29], [6, 31])
    room.put('basket', 7, 30.6, 'hidden-find').put('lamp', 50, 16.8).put('lamp', 16.4, 35.4)
    room.each('boulder', [31, 9], [37.2, 30], [33.6, 35.4]).each('boulder-wet', [29.2, 6.2], [35, 24.4], [37, 36.2])
    room.each('stone-wet', [28.4, 2.8], [33.4, 12], [36.6, 32])
    // Dense groups, and three open glades between them.
    copses(
      room,
      { wood: 'spruce', size: 'large', seed: 51 },
      [5, 9],
      [9.4, 14],
      [4.6, 19],
      [10, 23.6],
      [4.4, 25.6],
      [13.4, 32.6],
      [5, 36],
    )
    copses(room, { wood: 'spruce', size: 'small', seed: 70 }, [10, 8], [14.4, 20], [14.6, 27.6], [10.4, 37])
    copses(
      room,
      { wood: 'mixed', size: 'large', seed: 52 },
      [20.6, 7],
      [24.6, 12.6],
      [37.6, 7.4],
      [48, 6.4],
      [51.6, 12.6],
    )
    copses(room, { wood: 'mixed', size: 'small', seed: 82 }, [20, 12], [28, 14], [37.4, 14.8], [45, 15.2], [30.4, 24.6])
    copses(
      room,
      { wood: 'spruce', size: 'large', seed: 54 },
      [43.4, 24],
      [51, 24],
      [50.6, 31.4],
      [42.4, 35.6],
      [48.6, 36.6],
    )
    copses(room, { wood: 'birch', size: 'small', seed: 55 }, [23, 34], [28.6, 33], [32.4, 36.6], [31.4, 29])
    woodedRim(room, 'spruce', 56)
    undergrowth(room, 3, 61)
    room.strew({ prefabs: ['mushrooms', 'stump', 'cobble'], from: [3, 5], to: [53, 37], count: 18, gap: 1.1, seed: 57 })
    for (const [x, y, seed] of [
      [42, 12, 63],
      [26.4, 26, 67],
      [7, 30, 71],
    ] as const)
      room.strew({
        prefabs: ['daisies', 'lupins', 'buttercups'],
        from: [x - 5, y - 3],
        to: [x + 5, y + 3],
        count: 16,
        gap: 0.7,
        seed,
      })
    room.put('smell-post', 19.5, 22.75, 'post-clearing').put('smell-post', 41.5, 16.75, 'post-trees')
  },
)
