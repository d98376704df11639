import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { backdrop, flowers } from '#durable/world/paint/wilds.ts'

/** The Beach: the sea along the whole south, huts in colours, castles of sand. */
export const BEACH = paintRoom(
  {
    key: 'beach',
    name: { dk: 'Stranden', en: 'The Beach', no: 'Stranda', se: 'Stranden' },
    width: 52,
    height: 24,
    base: 'n',
    entries: [
      { id: 'lake', x: 10, y: 6 },
      { id: 'harbour', x: 48, y: 7 },
    ],
    areas: [
      { id: 'view-huts', kind: 'camera', x: 22, y: 3, w: 4, h: 3 },
      { id: 'view-sea-west', kind: 'camera', x: 9, y: 13, w: 4, h: 3 },
      { id: 'view-sea-east', kind: 'camera', x: 43, y: 13, w: 4, h: 4 },
    ],
    doors: [
      { id: 'beach-lake', x: 10, y: 1, w: 2, to: { room: 'lake', entry: 'beach' } },
      { id: 'beach-harbour', x: 50, y: 7, h: 2, to: { room: 'harbour', entry: 'beach' } },
    ],
  },
  (room) => {
    room.land
      .rect('g', [0, 0], [52, 3])
      .oval('g', [16, 3], [10, 2], 81)
      .oval('g', [38, 3], [11, 2], 82)
      .patches('l', 0.5, 83)
      .rect('w', [0, 13], [17, 24])
      .rect('w', [16, 14], [37, 24])
      .rect('w', [35, 13], [52, 24])
      .oval('d', [6, 22.4], [11, 4.4], 84)
      .oval('d', [26, 23.4], [15, 4], 85)
      .oval('d', [46, 22.8], [12, 4.6], 86)
      .rect('p', [10, 0], [12, 3])
      .rect('f', [10, 3], [12, 8])
      .rect('f', [10, 7], [52, 8])
    room.ground('dig', [20, 9], [5, 3]).ground('dig', [33, 9], [5, 3])
    // No two neighbours of the same drawing.
    const SURF = ['surf-4', 'surf-4c', 'surf-4b', 'surf-4d'] as const
    for (const [index, x] of [0, 4, 8, 12, 36, 40, 44, 48].entries())
      room.put(SURF[(index * 3 + 1) % 4] ?? SURF[0], x, 12.5)
    for (const [index, x] of [20, 24, 28].entries()) room.put(SURF[(index * 3 + 2) % 4] ?? SURF[0], x, 13.5)
    room.put('surf-in', 16, 12.5).put('surf-out', 32, 12.5)
    for (const x of [13.6, 21.4, 27, 36.2, 42.4, 47.6]) room.put('sand-drift', x, 6.5)
    room.put('sand-drift', 30.6, 6.5)
    room
      .put('beach-hut-red', 16, 5.8, 'hut-red')
      .put('beach-hut-blue', 20, 5.8, 'hut-blue')
      .put('beach-hut-gold', 24, 5.8, 'hut-gold')
      .put('beach-hut-green', 28, 5.8, 'hut-green')
    room.put('sand-castle', 10.5, 11.4, 'sand-castle').put('mound', 22, 9.9).put('mound', 35, 10.4)
    room
      .each('parasol', [7, 10.4], [15.6, 11.2], [40.6, 10.4], [46, 11.4])
      .each('towel', [8.6, 10.4], [17.2, 11], [42, 10.5], [44.6, 11])
      .each('blanket', [12.4, 9.9], [38.4, 9.6])
      .put('basket', 13.8, 9.7)
      .put('ball', 26, 10.6)
      .put('bowl-water', 39.8, 9.2)
    room
      .each('shells-a', [5, 11.6], [24, 12.4], [38.6, 11.4], [49, 11.4])
      .each('shells-b', [13, 11.6], [33.4, 12.2], [20, 12.4], [43, 11.8])
    room.each('bench', [33.4, 6.2], [44, 6.2]).each('lamp', [8.6, 6], [30.8, 6.2], [47.4, 6.2])
    room
      .each('log', [4, 9.2], [48.6, 9.8])
      .each('boulder', [2.2, 11.4], [50, 11.4])
      .each('boulder-wet', [16.6, 13.6], [36.8, 13.6], [4, 16], [34.6, 16.4], [48, 15.6])
    room
      .each('stone-wet', [17.6, 14.4], [25, 16.4], [40, 15.4])
      .put('sailboat', 43, 19.2, 'sailboat')
      .put('boat-red', 13.4, 17, 'rowing-boat')
    room.strew({
      prefabs: ['marram', 'marram', 'marram', 'cobble'],
      from: [1, 3],
      to: [51, 6.6],
      count: 30,
      gap: 0.9,
      seed: 91,
      on: 'n',
    })
    room.strew({
      prefabs: ['cobble', 'marram', 'stone'],
      from: [1, 9],
      to: [51, 12],
      count: 10,
      gap: 2.2,
      seed: 97,
      on: 'n',
    })
    backdrop(room, 93)
    room.row(['pine-left', 'pine-right', 'birch-leaning'], [0.8, 1.4], [52, 1.4], { step: 2, seed: 93 })
    room.row(['bush-round', 'pine-left', 'bush-rose', 'fern'], [1, 2.4], [51, 2.4], { step: 1.9, seed: 94 })
    room.strew({
      prefabs: ['bush-rose', 'bush-rose', 'bush-low', 'lupins', 'fern'],
      from: [2, 2.6],
      to: [50, 5],
      count: 22,
      gap: 1.3,
      seed: 92,
    })
    flowers(room, 3, 95)
    room.put('smell-post', 21.5, 5.75, 'post-huts').put('smell-post', 29.5, 10.75, 'post-sand')
  },
)
