import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { flowers, grove } from '#durable/world/paint/wilds.ts'

/** The Beach: the sea along the whole south, huts in colours, castles of sand. */
export const BEACH = paintRoom(
  {
    key: 'beach',
    name: { dk: 'Stranden', en: 'The Beach', no: 'Stranda', se: 'Stranden' },
    width: 52,
    height: 28,
    base: 'n',
    entries: [
      { id: 'lake', x: 10, y: 4 },
      { id: 'harbour', x: 48, y: 10 },
    ],
    doors: [
      { id: 'beach-lake', x: 10, y: 1, w: 2, to: { room: 'lake', entry: 'beach' } },
      { id: 'beach-harbour', x: 50, y: 10, h: 2, to: { room: 'harbour', entry: 'beach' } },
    ],
  },
  (room) => {
    room.land
      .rect('g', [0, 0], [52, 6])
      .oval('g', [14, 6], [9, 2.4], 81)
      .oval('g', [38, 6], [11, 2], 82)
      .patches('l', 0.5, 83)
      .rect('w', [0, 20], [52, 28])
      .oval('w', [12, 20], [9, 2], 84)
      .oval('n', [29, 20], [6, 2.4], 85)
      .oval('w', [44, 20], [8, 1.6], 86)
      .rect('d', [0, 24], [52, 28])
      .stroke(
        'p',
        [
          [11, 0],
          [11, 7],
          [18, 10.5],
          [34, 11],
          [52, 11],
        ],
        1.6,
      )
    room.ground('dig', [20, 13], [5, 3]).ground('dig', [33, 15], [5, 3])
    room
      .put('beach-hut-red', 16, 8.4, 'hut-red')
      .put('beach-hut-blue', 20, 8.2, 'hut-blue')
      .put('beach-hut-gold', 24, 8, 'hut-gold')
      .put('beach-hut-green', 28, 8.2, 'hut-green')
    room.put('sand-castle', 30, 17, 'sand-castle').put('mound', 22, 13.8).put('mound', 35, 16.2)
    room
      .each('blanket', [14, 14.6], [40.6, 14.4])
      .put('basket', 15.6, 14.4)
      .put('ball', 26, 16)
      .put('bowl-water', 41.8, 13.8)
    room.each('bench', [33.4, 9.8], [44, 9.4]).each('lamp', [8.6, 6], [46.6, 9.2])
    room
      .each('log', [6, 16.4], [46, 16.6])
      .each('boulder', [2.6, 17.4], [49.4, 18])
      .each('boulder-wet', [4, 22], [34.6, 22.6], [48, 22])
    room.each('stone-wet', [18.4, 22.4], [25, 23], [40, 22]).put('drake-left', 20, 24.6).put('hen-left', 22, 25.2)
    room.strew({
      prefabs: ['cobble', 'cobble', 'stone'],
      from: [2, 12],
      to: [50, 19],
      count: 16,
      gap: 1.6,
      seed: 91,
      on: 'n',
    })
    room.strew({
      prefabs: ['bush-rose', 'bush-rose', 'bush-low', 'lupins'],
      from: [2, 5],
      to: [50, 8],
      count: 22,
      gap: 1.4,
      seed: 92,
    })
    room.row(['pine-left', 'pine-right', 'birch-leaning'], [0.5, 1.9], [52, 1.9], { step: 2, seed: 93 })
    room.row(['pine-right', 'bush-round', 'pine-left', 'bush-rose'], [1, 4], [51, 4], { step: 2.3, seed: 94 })
    flowers(room, 3, 95)
    grove(room, { wood: 'birch', from: [2, 5], to: [9, 8], count: 3, seed: 96 })
  },
)
