import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { flowers } from '#durable/world/paint/wilds.ts'

/** North Point: wind, cairns and snow that stays all the year; the mouth of the cave in the north, the rock beyond the water. */
export const NORTH_POINT = paintRoom(
  {
    key: 'north-point',
    name: { dk: 'Nordpynten', en: 'North Point', no: 'Nordpynten', se: 'Norrudden' },
    width: 40,
    height: 28,
    base: 'i',
    entries: [
      // From where the cairn is whole in view.
      { id: 'plaza', x: 21, y: 16 },
      { id: 'cave', x: 13, y: 6 },
      { id: 'lighthouse', x: 36, y: 12 },
    ],
    areas: [
      { id: 'view-cairn', kind: 'camera', x: 21, y: 9, w: 4, h: 5 },
      { id: 'view-cave', kind: 'camera', x: 12, y: 3, w: 4, h: 3 },
      { id: 'sight-signpost', kind: 'sight', x: 18, y: 16, w: 4, h: 5 },
      { id: 'sight-shore', kind: 'sight', x: 32, y: 7, w: 4, h: 4 },
    ],
    doors: [
      { id: 'point-plaza', x: 17, y: 26, w: 2, to: { room: 'plaza', entry: 'north' } },
      { id: 'point-cave', x: 13, y: 3, w: 2, to: { room: 'wisdom-cave', entry: 'mouth' } },
      { id: 'point-lighthouse', x: 38, y: 12, h: 2, to: { room: 'lighthouse-rock', entry: 'north-point' } },
    ],
  },
  (room) => {
    room.land
      .oval('g', [30, 18], [6, 3.4], 131)
      .oval('g', [9, 21], [5, 3], 130)
      .patches('l', 0.3, 131)
      .oval('r', [22, 13], [6, 3.2], 132)
      .oval('r', [33, 6], [5, 2.6], 137)
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
          [26, 15],
          [34, 13],
          [40, 13],
        ],
        1.4,
      )
      .rect('x', [0, 0], [27, 2])
    room
      .each('crag-snowy-4', [0, 2.5], [4, 2.5], [8, 2.5], [12, 2.5], [16, 2.5], [20, 2.5])
      .each('crag-snowy-1', [24, 2.5], [25, 2.5], [26, 2.5], [26.5, 2.5])
      .put('cave-mouth', 14, 4, 'cave-mouth')
      .put('great-cairn', 23, 13, 'great-cairn')
      .put('sled', 6.4, 12.8, 'sledging-slope')
      .each('cairn', [10.6, 13], [28, 11.8], [22.8, 20.2])
    room
      .each('boulder-snowy', [21.4, 13.4], [24.6, 13.6], [17.2, 4.4], [27.4, 4.4], [10.4, 4.4], [3, 4.6])
      .each('stone-snowy', [22.4, 14], [10.4, 9], [30, 17])
      .each('bench', [20, 17.6], [30.6, 10.6])
      .put('signpost', 19.8, 20.6)
    room.each('lamp', [16, 22], [12, 9], [33, 11.4]).put('log', 8, 21).put('stump', 10.6, 21.6).put('mound', 27, 20)
    room.each('boulder-wet', [33.6, 7.6], [34.6, 20], [36, 25]).each('stone-wet', [32.6, 5], [36.4, 9.2], [34, 23])
    room.row(['spruce-snowy-great', 'spruce-snowy-tall', 'spruce-snowy-young'], [0.6, 1], [27, 1], {
      step: 1.5,
      seed: 145,
      on: 'x',
    })
    room.row(
      ['spruce-snowy-tall', 'spruce-snowy-young', 'spruce-snowy-great', 'boulder-snowy'],
      [0.6, 4.4],
      [0.6, 26],
      {
        step: 1.7,
        seed: 143,
        on: 'ig',
      },
    )
    room.strew({
      prefabs: ['spruce-snowy-great', 'spruce-snowy-tall', 'spruce-snowy-young', 'spruce-snowy-young'],
      from: [2, 5],
      to: [11, 26],
      count: 15,
      gap: 1.8,
      seed: 142,
      on: 'ig',
    })
    room.strew({
      prefabs: ['boulder-snowy', 'stone-snowy', 'stone-snowy', 'spruce-snowy-young'],
      from: [15, 5],
      to: [34, 26],
      count: 18,
      gap: 2.1,
      seed: 141,
      on: 'ig',
    })
    room.strew({
      prefabs: ['spruce-snowy-young', 'boulder-snowy', 'stone-snowy', 'spruce-snowy-young'],
      from: [0.4, 27],
      to: [39.6, 27.8],
      count: 26,
      gap: 1,
      seed: 144,
      on: 'ig',
    })
    room.each('spruce-snowy-tall', [28.4, 2.6], [30, 3.4]).put('spruce-snowy-great', 29, 1.6)
    flowers(room, 4, 146)
    room.put('smell-post', 15.5, 11.75, 'post-lights').put('smell-post', 20.5, 21.75, 'post-snow')
  },
)
