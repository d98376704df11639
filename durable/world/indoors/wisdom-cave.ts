import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'

/** Wisdom Mountain: a cave of stone, a pool, and the owl-dog that asks. */
export const WISDOM_CAVE = paintRoom(
  {
    key: 'wisdom-cave',
    name: { dk: 'Visdomsbjerget', en: 'Wisdom Mountain', no: 'Visdomsberget', se: 'Visdomsberget' },
    width: 24,
    height: 18,
    base: 'n',
    entries: [{ id: 'mouth', x: 11, y: 14 }],
    doors: [{ id: 'cave-mouth', x: 11, y: 16, w: 2, to: { room: 'north-point', entry: 'cave' } }],
  },
  (room) => {
    hall(room, [11], 'n')
    room.land
      .oval('x', [2, 3], [4, 3], 231)
      .oval('x', [22, 3.4], [4, 3], 232)
      .oval('x', [1, 14], [3, 4], 233)
      .oval('x', [23, 13], [3, 5], 234)
    room.land
      .oval('w', [17.4, 10.6], [2.6, 1.8], 235)
      .stroke(
        'p',
        [
          [12, 18],
          [12, 6],
        ],
        2,
      )
      .oval('p', [12, 6.4], [4, 2.4])
    room
      .put('owl-dog', 12, 5, 'owl-dog')
      .put('rank-wall', 6.4, 4.4, 'wall-of-ranks')
      .each('lamp', [9, 5.6], [15, 5.6], [8.6, 14.6], [15.4, 14.6])
    room
      .each('boulder', [5, 7], [19.6, 7.4], [4.6, 12], [7, 15.4], [17.4, 15.2])
      .each('stone', [6, 12.4], [18.6, 13.4], [8.6, 8])
    room
      .each('stone-wet', [15.8, 11], [18.6, 10.4])
      .each('bench', [8, 11.4])
      .put('mushrooms', 5.6, 9)
      .put('mushrooms', 19.6, 9.4)
    room.strew({
      prefabs: ['cobble', 'stone', 'mushrooms'],
      from: [4, 6],
      to: [20, 15],
      count: 12,
      gap: 1.4,
      seed: 236,
      on: 'n',
    })
  },
)
