import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** Lighthouse Rock: bare stone in the sea, and the lighthouse on top of it. */
export const LIGHTHOUSE_ROCK = paintRoom(
  {
    key: 'lighthouse-rock',
    name: { dk: 'Fyrskæret', en: 'Lighthouse Rock', no: 'Fyrskjæret', se: 'Fyrskäret' },
    width: 28,
    height: 20,
    base: 'd',
    // On the grass, from where a phone sees the lighthouse.
    entries: [{ id: 'north-point', x: 12, y: 10 }],
    areas: [
      { id: 'view-lighthouse', kind: 'camera', x: 14, y: 4, w: 4, h: 6 },
      { id: 'sight-jetty', kind: 'sight', x: 4, y: 9, w: 5, h: 3 },
    ],
    doors: [{ id: 'lighthouse-point', x: 1, y: 9, h: 2, to: { room: 'north-point', entry: 'lighthouse' } }],
  },
  (room) => {
    room.land
      .oval('w', [14, 10], [12, 8.6], 121)
      .oval('r', [14.5, 10], [9, 6.2], 122)
      .oval('n', [13, 13.4], [5, 2.2], 127)
      .oval('g', [15.5, 9], [5.4, 3.4], 123)
      .patches('l', 0.4, 124)
      .oval('r', [22.6, 4.4], [1.6, 1.2])
      .oval('r', [5, 15], [1.4, 1.2])
      .rect('f', [0, 9], [7, 11])
    room
      .put('lighthouse', 15.6, 8.9, 'lighthouse')
      .put('bench', 12, 12.6)
      .put('bench', 18.6, 11.6)
      .put('lamp', 8.6, 8.6)
    room
      .each('boulder', [10.4, 7], [19.6, 7.4], [21, 11], [13, 14.4])
      .each('stone', [17.6, 13.6], [11, 6.6], [20.4, 12.6])
    room.each('boulder-wet', [6, 6.4], [23.4, 7], [24, 13], [8, 15.6], [17, 16.8], [12, 3.6], [4, 14])
    room.each('stone-wet', [9, 4.6], [20, 4.4], [22.6, 15], [5, 12.6], [15, 17.8])
    room.each('pile', [2.4, 12], [5, 12], [7.4, 12]).put('sailboat', 23, 17, 'sailboat')
    room
      .each('marram', [9.4, 12.6], [16.4, 14.4], [19, 13.8])
      .put('barrel', 17.6, 8)
      .put('crate-pears', 18.4, 8.6)
      .put('log', 10, 13.4)
      .put('bowl-water', 14, 10)
    room.strew({
      prefabs: ['bush-rose', 'bush-low', 'daisies', 'lupins'],
      from: [10, 5],
      to: [21, 13],
      count: 12,
      gap: 1.3,
      seed: 125,
    })
    room.strew({
      prefabs: ['cobble', 'stone', 'cobble'],
      from: [6, 5],
      to: [23, 16],
      count: 10,
      gap: 1.5,
      seed: 126,
      on: 'nr',
    })
    room.put('smell-post', 8.5, 13.75, 'post-landing')
  },
)
