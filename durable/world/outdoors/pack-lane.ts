import { ONLY } from '#durable/world/only.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { flowers, grove, woodedRim } from '#durable/world/paint/wilds.ts'

/** Where the houses stand: the column of the door, and whose it is. */
const HOUSES = [
  [7, 'banden'],
  [14, 'klanen'],
  [21, 'losjen'],
  [30, 'sekten'],
  [37, 'selskapet'],
  [44, 'stammen'],
] as const

/** Pack Lane: six gables in a row, each with a door that knows its pack. */
export const PACK_LANE = paintRoom(
  {
    key: 'pack-lane',
    name: { dk: 'Kobbelvejen', en: 'Pack Lane', no: 'Kobbelveien', se: 'Flockvägen' },
    width: 52,
    height: 22,
    base: 'g',
    entries: [
      { id: 'plaza', x: 4, y: 14 },
      { id: 'lawn', x: 26, y: 18 },
      { id: 'banden', x: 7, y: 11 },
      { id: 'klanen', x: 14, y: 11 },
      { id: 'losjen', x: 21, y: 11 },
      { id: 'sekten', x: 30, y: 11 },
      { id: 'selskapet', x: 37, y: 11 },
      { id: 'stammen', x: 44, y: 11 },
      { id: 'staff', x: 47, y: 14 },
    ],
    areas: [
      { id: 'view-gables-west', kind: 'camera', x: 6, y: 6, w: 4, h: 4 },
      { id: 'view-gables-klanen', kind: 'camera', x: 13, y: 6, w: 4, h: 4 },
      { id: 'view-tub', kind: 'camera', x: 24, y: 11, w: 4, h: 4 },
      { id: 'view-gables-east', kind: 'camera', x: 40, y: 8, w: 4, h: 4 },
    ],
    doors: [
      { id: 'lane-plaza', x: 1, y: 14, h: 2, to: { room: 'plaza', entry: 'lane' } },
      { id: 'lane-lawn', x: 25, y: 20, w: 2, to: { room: 'party-lawn', entry: 'lane' } },
      { id: 'lane-banden', x: 7, y: 9, to: { room: 'house-banden', entry: 'lane' }, access: ONLY.banden },
      { id: 'lane-klanen', x: 14, y: 9, to: { room: 'house-klanen', entry: 'lane' }, access: ONLY.klanen },
      { id: 'lane-losjen', x: 21, y: 9, to: { room: 'house-losjen', entry: 'lane' }, access: ONLY.losjen },
      { id: 'lane-sekten', x: 30, y: 9, to: { room: 'house-sekten', entry: 'lane' }, access: ONLY.sekten },
      { id: 'lane-selskapet', x: 37, y: 9, to: { room: 'house-selskapet', entry: 'lane' }, access: ONLY.selskapet },
      { id: 'lane-stammen', x: 44, y: 9, to: { room: 'house-stammen', entry: 'lane' }, access: ONLY.stammen },
      { id: 'lane-staff', x: 50, y: 14, h: 2, to: { room: 'staff-room', entry: 'lane' }, access: ONLY.staff },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.35, 201)
      .rect('c', [0, 14], [52, 16])
      .rect('c', [25, 16], [27, 22])
      .rect('c', [24, 12], [28, 14])
    for (const [x, pack] of HOUSES) {
      room.land.rect('c', [x, 9], [x + 1, 14])
      room.put(`house-${pack}`, x + 0.5, 9, `house-${pack}`).put(`banner-${pack}`, x + 2.4, 9.7, `emblem-${pack}`)
      room.put('lamp', x - 2.6, 10.8).ground('normal', [x, 9], [1, 1])
    }
    room.each('smoke', [8, 11.3], [20.55, 11.3])
    room
      .each('flowerbed-red', [4.2, 10.4], [18, 10.4])
      .each('flowerbed-gold', [11, 10.4], [34, 10.4])
      .each('flowerbed-violet', [26, 10.2], [41, 10.4])
    room
      .each('bench', [10.6, 13], [18, 13], [33.6, 13], [41, 13], [20, 17.6], [32, 17.6])
      .put('yule-tree', 26, 12.8, 'tub-of-the-season')
    room
      .each('lamp', [22, 17.4], [30, 17.4], [4, 17.4], [46.6, 17.4])
      .put('notice-board', 23, 18.4)
      .put('signpost', 28.4, 18.2)
    room
      .each('barrel', [5.4, 9.4], [35.2, 9.4])
      .each('crate-apples', [12.2, 9.4])
      .put('bowl-water', 24.6, 9.8)
      .put('bowl-food', 28.2, 9.8)
      .put('ball', 14, 18)
    room
      .each('puddle', [13, 15.9], [38, 15.9])
      .each('manhole', [20, 15], [33, 15])
      .each('bunting', [7.9, 10.82], [14.9, 10.82], [30.9, 10.82], [37.9, 10.82])
      .each('tub-rose', [5.9, 10.6], [19.9, 10.6], [35.9, 10.6])
      .each('tub-gold', [12.9, 10.6], [28.9, 10.6], [42.9, 10.6])
      .each('bicycle', [15.6, 13.2])
      .each('sacks', [9, 12.9], [38.9, 12.9])
      .each('crate-pears', [23.6, 11.4])
      .put('pump', 24.6, 13.4)
      .put('cart-flowers', 12, 17.4)
    room.each('kennel-red', [9, 19]).each('kennel-slate', [43, 19])
    grove(room, { wood: 'birch', from: [3, 17.6], to: [49, 20], count: 10, seed: 211, gap: 3 })
    woodedRim(room, 'mixed', 212)
    flowers(room, 5, 213)
    room.put('smell-post', 18.5, 18.75, 'post-lane')
  },
)
