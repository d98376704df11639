import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** Wisdom Mountain: a cave of stone, a pool, and the owl-dog that asks. */
export const WISDOM_CAVE = paintRoom(
  {
    key: 'wisdom-cave',
    name: { dk: 'Visdomsbjerget', en: 'Wisdom Mountain', no: 'Visdomsberget', se: 'Visdomsberget' },
    width: 24,
    height: 16,
    base: 'r',
    entries: [{ id: 'mouth', x: 11, y: 9 }],
    areas: [{ id: 'view-owl', kind: 'camera', x: 10, y: 2, w: 4, h: 3 }],
    doors: [{ id: 'cave-mouth', x: 11, y: 14, w: 2, to: { room: 'north-point', entry: 'cave' } }],
  },
  (room) => {
    hall(room, [11], { floor: 'r' })
    room.land
      .oval('x', [2, 3], [4, 3], 231)
      .oval('x', [22, 3.4], [4, 3], 232)
      .oval('x', [1, 12.4], [3, 3.6], 233)
      .oval('x', [23, 11.6], [3, 4.4], 234)
    room.land.oval('w', [17.4, 10.6], [2.6, 1.8], 235)
    room.put('rune-ring', 12, 9.2).put('stone-steps', 12, 4.9)
    room
      .put('owl-dog', 12, 5, 'owl-dog')
      .put('rank-wall', 6.4, 4, 'wall-of-ranks')
      .each('candelabra', [9.2, 6], [14.8, 6], [10.2, 9.7], [13.8, 9.7], [10.2, 12.6], [13.8, 12.6])
      .each('candles-3', [8, 5.2], [15.9, 6.6], [7, 10.4], [15, 11.8])
      .each('candles-2', [4, 9.4], [19.6, 9.7], [8.4, 12.4], [16.4, 13])
    room
      .put('cushion', 7.5, 7.7, 'answer-a')
      .put('cushion', 10.5, 7.2, 'answer-b')
      .put('cushion', 13.5, 7.2, 'answer-c')
      .put('cushion', 16.5, 7.7, 'answer-d')
    room
      .each('crystals-blue', [17, 4.2], [5, 7.4], [19.6, 8.2], [6, 12.8])
      .each('crystals-violet', [15.6, 3.6], [4.6, 11.6], [17.8, 13.1])
      .each('spike-tall', [19.4, 6.6], [7, 13.6], [3.2, 8])
      .each('spike-low', [6, 12.6], [19.2, 12], [3.7, 8.3], [18.7, 6.4], [19.4, 13.2])
    room.each('stone-wet', [15.8, 11], [18.6, 10.4]).each('cushion', [5.6, 10.2], [8, 11.2])
    room.strew({
      prefabs: ['mushrooms'],
      from: [4, 6],
      to: [20, 13],
      count: 5,
      gap: 1.5,
      seed: 236,
      on: 'r',
    })
  },
)
