import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { backdrop, flowers } from '#durable/world/paint/wilds.ts'

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
    areas: [
      { id: 'view-huts', kind: 'camera', x: 16, y: 6, w: 4, h: 4 },
      { id: 'view-sea-west', kind: 'camera', x: 9, y: 16, w: 4, h: 4 },
      { id: 'view-sea-east', kind: 'camera', x: 41, y: 16, w: 4, h: 4 },
    ],
    doors: [
      { id: 'beach-lake', x: 10, y: 1, w: 2, to: { room: 'lake', entry: 'beach' } },
      { id: 'beach-harbour', x: 50, y: 10, h: 2, to: { room: 'harbour', entry: 'beach' } },
    ],
  },
  (room) => {
    room.land
      .rect('g', [0, 0], [52, 6])
      .oval('g', [16, 6], [10, 2], 81)
      .oval('g', [38, 6], [11, 2], 82)
      .patches('l', 0.5, 83)
      .rect('w', [0, 20], [17, 28])
      .rect('w', [16, 21], [37, 28])
      .rect('w', [36, 20], [52, 28])
      .oval('d', [6, 27.4], [11, 3.4], 84)
      .oval('d', [26, 28], [15, 3], 85)
      .oval('d', [46, 27.6], [12, 3.6], 86)
      .rect('p', [10, 0], [12, 6])
      .rect('f', [10, 6], [12, 11])
      .rect('f', [10, 10], [52, 11])
    room.ground('dig', [20, 13], [5, 3]).ground('dig', [33, 15], [5, 3])
    for (const x of [0, 0.5, 4.5, 8.5, 12.5, 36.5, 40.5, 44.5, 48.5]) room.put('surf-4', x, 19.5)
    for (const x of [20.5, 24.5, 28.5]) room.put('surf-4', x, 20.5)
    room.put('surf-in', 16.5, 19.5).put('surf-out', 32.5, 19.5)
    room
      .put('beach-hut-red', 16, 8.8, 'hut-red')
      .put('beach-hut-blue', 20, 8.8, 'hut-blue')
      .put('beach-hut-gold', 24, 8.8, 'hut-gold')
      .put('beach-hut-green', 28, 8.8, 'hut-green')
    room.put('sand-castle', 29, 17, 'sand-castle').put('mound', 22, 13.8).put('mound', 35, 16.2)
    room
      .each('parasol', [7, 15], [15.6, 16.4], [40.6, 15.2], [46, 17])
      .each('towel', [8.4, 15.8], [17, 17.2], [42, 16], [44.6, 17.6])
      .each('blanket', [13, 13.8], [38.6, 13.6])
      .put('basket', 14.4, 13.6)
      .put('ball', 26, 15)
      .put('bowl-water', 39.8, 13)
    room
      .each('shells-a', [5, 18.6], [24, 19.4], [38.6, 18.4], [49, 18.4])
      .each('shells-b', [11, 18.4], [33.4, 19.2], [20, 19], [43, 18.8])
    room.each('bench', [33.4, 9.2], [44, 9.2]).each('lamp', [8.6, 9], [30.8, 9.2], [47.4, 9.2])
    room
      .each('log', [5, 13], [47.6, 13.6])
      .each('boulder', [2.2, 16.6], [50, 16.4])
      .each('boulder-wet', [16.6, 20.6], [36.8, 20.6], [4, 23], [34.6, 23.4], [48, 22.6])
    room
      .each('stone-wet', [17.6, 21.4], [25, 23.4], [40, 22.4])
      .put('sailboat', 43, 26.2, 'sailboat')
      .put('boat-red', 12, 24.6, 'rowing-boat')
    room.strew({
      prefabs: ['marram', 'marram', 'marram', 'cobble'],
      from: [1, 6],
      to: [51, 9.6],
      count: 30,
      gap: 0.9,
      seed: 91,
      on: 'n',
    })
    room.strew({
      prefabs: ['cobble', 'marram', 'stone'],
      from: [1, 12.6],
      to: [51, 18],
      count: 14,
      gap: 2.2,
      seed: 97,
      on: 'n',
    })
    backdrop(room, 93)
    room.row(['pine-left', 'pine-right', 'birch-leaning'], [0.8, 3.2], [52, 3.2], { step: 2, seed: 93 })
    room.row(['bush-round', 'pine-left', 'bush-rose', 'fern'], [1, 4.6], [51, 4.6], { step: 1.9, seed: 94 })
    room.strew({
      prefabs: ['bush-rose', 'bush-rose', 'bush-low', 'lupins', 'fern'],
      from: [2, 5],
      to: [50, 8],
      count: 26,
      gap: 1.3,
      seed: 92,
    })
    flowers(room, 3, 95)
  },
)
