import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { flowers, grove } from '#durable/world/paint/wilds.ts'

/** North Point: wind, cairns and few trees; the mouth of the cave in the north, the rock beyond the water. */
export const NORTH_POINT = paintRoom(
  {
    key: 'north-point',
    name: { dk: 'Nordpynten', en: 'North Point', no: 'Nordpynten', se: 'Norrudden' },
    width: 40,
    height: 28,
    base: 'g',
    entries: [
      { id: 'plaza', x: 17, y: 23 },
      { id: 'cave', x: 13, y: 6 },
      { id: 'lighthouse', x: 36, y: 12 },
    ],
    doors: [
      { id: 'point-plaza', x: 17, y: 26, w: 2, to: { room: 'plaza', entry: 'north' } },
      { id: 'point-cave', x: 13, y: 3, w: 2, to: { room: 'wisdom-cave', entry: 'mouth' } },
      { id: 'point-lighthouse', x: 38, y: 12, h: 2, to: { room: 'lighthouse-rock', entry: 'north-point' } },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.3, 131)
      .rect('x', [0, 0], [26, 2])
      .rect('x', [0, 0], [4, 4])
      .rect('x', [20, 0], [26, 3])
      .oval('n', [22, 13], [6, 3.6], 132)
      .oval('w', [37, 4], [8, 5], 133)
      .oval('w', [38, 22], [6, 6], 134)
      .oval('d', [39, 3], [5, 3], 135)
      .oval('d', [40, 22], [4, 4], 136)
      .stroke(
        'p',
        [
          [18, 28],
          [18, 19],
          [14, 12],
          [14, 2],
        ],
        1.6,
      )
      .stroke(
        'p',
        [
          [16, 15],
          [26, 14],
          [34, 13],
          [40, 13],
        ],
        1.4,
      )
    room
      .put('cave-mouth', 14, 4, 'cave-mouth')
      .put('great-cairn', 23, 12.6, 'great-cairn')
      .put('sled', 6.4, 12.8, 'sledging-slope')
      .each('cairn', [10.6, 13], [28, 11.8], [22.8, 20.2])
    room
      .each('boulder', [21.6, 13], [24.4, 13.2], [16.4, 4.4], [27, 5], [6, 6])
      .each('stone', [22.4, 13.6], [23.8, 13.8], [10.4, 9], [30, 17])
    room
      .each('cobble', [25, 12.4], [21, 12.2], [9.6, 8.4])
      .each('bench', [20, 17.6], [30.6, 10.6])
      .put('signpost', 19.8, 20.6)
    room.each('lamp', [16, 22], [12, 9], [33, 11.4]).put('log', 8, 21).put('stump', 10.6, 21.6).put('mound', 27, 20)
    room.each('boulder-wet', [33.6, 7], [34.6, 20], [36, 25]).each('stone-wet', [32.6, 5], [36.4, 9.2], [34, 23])
    room.strew({
      prefabs: ['boulder', 'stone', 'cobble', 'stone', 'bush-low'],
      from: [2, 5],
      to: [34, 25],
      count: 26,
      gap: 1.9,
      seed: 141,
    })
    grove(room, { wood: 'spruce', from: [2, 16], to: [13, 25], count: 10, seed: 142 })
    room.row(['spruce-young', 'boulder', 'spruce-broad', 'stone'], [0.6, 6], [0.6, 26], { step: 2, seed: 143 })
    room.row(['bush-low', 'stone', 'bush-berry', 'boulder'], [1, 27.5], [39, 27.5], { step: 1.5, seed: 144 })
    room.row(['pine-left', 'spruce-tall', 'pine-right'], [27.5, 2], [31, 2], { step: 1.7, seed: 145 })
    flowers(room, 3, 146)
  },
)
