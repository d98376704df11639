import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { flowers, grove, woodedRim } from '#durable/world/paint/wilds.ts'

/** The Tarn: dark water among reeds, a jetty, and an islet that one swims to. */
export const LAKE = paintRoom(
  {
    key: 'lake',
    name: { dk: 'Skovsøen', en: 'The Tarn', no: 'Tjernet', se: 'Tjärnen' },
    width: 40,
    height: 28,
    base: 'g',
    entries: [
      { id: 'forest', x: 11, y: 4 },
      { id: 'beach', x: 5, y: 22 },
    ],
    areas: [
      { id: 'view-tarn', kind: 'camera', x: 14, y: 9, w: 6, h: 4 },
      { id: 'view-reeds', kind: 'camera', x: 10, y: 19, w: 4, h: 4 },
      { id: 'sight-bench', kind: 'sight', x: 5, y: 16, w: 4, h: 3 },
    ],
    doors: [
      { id: 'lake-forest', x: 11, y: 1, w: 2, to: { room: 'forest', entry: 'lake' } },
      { id: 'lake-beach', x: 5, y: 26, w: 2, to: { room: 'beach', entry: 'lake' } },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.5, 61)
      .oval('w', [23, 15], [13, 8.4], 62)
      .oval('d', [24, 14.6], [10, 5.8], 63)
      .oval('n', [12.6, 20], [2.6, 2.4], 64)
      .oval('w', [26, 13.4], [4.4, 3.4])
      .oval('g', [26, 13.4], [2.6, 1.8])
      .stroke(
        'p',
        [
          [12, 0],
          [12, 6],
          [8, 10],
          [6, 17],
          [6, 28],
        ],
        1.6,
      )
      .oval('w', [23, 7], [6, 1.6], 65)
      .oval('w', [34, 19], [5, 3.4], 66)
      .rect('f', [8, 13], [14, 15])
    room.ground('normal', [8, 13], [7, 2])
    room
      .put('bell', 26.4, 13.2, 'bell')
      .put('mooring-post', 8.4, 12.8, 'jetty')
      .put('bench', 8, 17)
      .put('lamp', 8.6, 8.4)
      .put('lamp', 4.6, 19.4)
    room
      .each('boulder', [27.8, 14.2], [35.4, 20])
      .each('boulder-wet', [14, 9.4], [34, 11], [29.4, 21.4])
      .each('stone-wet', [17.4, 8], [33, 18.6])
    room
      .each('pile', [10.4, 16], [14.8, 16], [14.8, 12.6])
      .put('birch-leaning', 24.8, 13)
      .each('fern', [24, 14], [27.6, 12.4])
      .put('boat-blue', 17.4, 14.2, 'rowing-boat')
    room
      .each('reeds-high', [13.4, 17.6], [36, 14.4], [20.4, 23.2], [30, 22.6])
      .each('reeds-bent', [15.4, 9.4], [36.6, 19])
      .each('lily-pair', [18.4, 21.4], [33.4, 20.6], [14.6, 17])
      .each('lily-pads', [31, 8.6], [28, 21.6])
    room
      .each('reeds-high', [12.2, 11], [18, 22.4], [31.6, 9], [34.6, 16])
      .each('reeds-low', [12, 16.6], [22, 23], [28, 7.6])
    room.each('reeds-bent', [13, 10.4], [26, 22.8], [34.4, 14]).each('lily-flower', [16, 19.4], [29, 19.6], [20, 10])
    room.each('lily-pads', [15, 18.2], [30.6, 18.4], [21.4, 9.4]).each('lily-pair', [17.6, 20.6], [32, 15])
    room.put('drake-right', 18, 16.6).put('hen-left', 19.6, 17.4).put('hen-right', 30, 12.4).put('drake-left', 28.4, 18)
    grove(room, { wood: 'spruce', from: [13, 4], to: [38, 6.4], count: 14, seed: 71, gap: 1.8 })
    grove(room, { wood: 'birch', from: [10, 22.6], to: [37, 26], count: 12, seed: 72, gap: 2.2 })
    woodedRim(room, 'spruce', 73)
    room.strew({
      prefabs: ['mushrooms', 'stump', 'cobble', 'bush-low'],
      from: [2, 5],
      to: [38, 26],
      count: 14,
      gap: 1.6,
      seed: 74,
    })
    flowers(room, 4, 75)
    room.put('smell-post', 4.5, 15.75, 'post-shore')
  },
)
